import type { Role } from '@tessera/protocol/console-permissions';
import type { Store, Tx } from '../../store/index.ts';

/** One row of `operator`. */
export interface Operator extends Record<string, unknown> {
  readonly id: bigint;
  readonly name: string;
  readonly person: string;
  readonly role: Role;
  readonly enabled: boolean;
  readonly password_hash: string | null;
  readonly totp_key: Buffer | null;
  readonly totp_step: bigint;
  readonly failures: number;
}

const COLUMNS = 'id, name, person, role, enabled, password_hash, totp_key, totp_step, failures';

/** An operator by name, in any case of its letters. */
export async function operatorByName(
  tx: Pick<Tx, 'query'>,
  name: string,
  lock: '' | 'for update' = '',
): Promise<Operator | undefined> {
  const { rows } = await tx.query<Operator>(
    `select ${COLUMNS} from operator where lower(name) = lower($1) ${lock}`,
    [name],
  );
  return rows[0];
}

/** Whether a person has an account, in any case of the letters of the name. */
export async function hasAccount(tx: Pick<Tx, 'query'>, person: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from operator where lower(person) = lower($1)', [person]);
  return rowCount === 1;
}

/** A new operator without password and authenticator. Undefined when the name or the person has an account. */
export async function insertOperator(
  tx: Pick<Tx, 'query'>,
  { name, person, role }: Pick<Operator, 'name' | 'person' | 'role'>,
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into operator (name, person, role) values ($1, $2, $3) on conflict do nothing returning id',
    [name, person, role],
  );
  return rows[0]?.id;
}

/** Gives an operator the first password and authenticator. False when the operator does not exist, or has them. */
export async function giveKeys(
  tx: Pick<Tx, 'query'>,
  { id, passwordHash, totpKey }: { id: bigint; passwordHash: string; totpKey: Buffer },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update operator set password_hash = $2, totp_key = $3 where id = $1 and password_hash is null',
    [id, passwordHash, totpKey],
  );
  return rowCount === 1;
}

/** Enabled operators of these roles who can sign in, without one of them. */
export async function countReady(
  tx: Pick<Tx, 'query'>,
  roles: readonly Role[],
  except?: bigint,
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::integer as count from operator
     where enabled and password_hash is not null and role = any($1) and id is distinct from $2`,
    [roles, except ?? null],
  );
  return rows[0]!.count;
}

/** Disables an operator and ends all their sessions. */
export async function disableOperator(tx: Pick<Tx, 'query'>, id: bigint): Promise<void> {
  await tx.query('update operator set enabled = false where id = $1', [id]);
  await tx.query(
    `update operator_session set ended_at = app_now(), end_reason = 'disabled' where operator_id = $1 and ended_at is null`,
    [id],
  );
}

/** An operator as the page of operators shows them. */
export interface ListedOperator extends Record<string, unknown> {
  readonly id: bigint;
  readonly name: string;
  readonly person: string;
  readonly role: Role;
  readonly enabled: boolean;
  readonly ready: boolean;
  readonly created_at: Date;
  readonly last_at: Date | null;
  readonly sessions: number;
}

/** The first 500 operators by name. */
export async function listOperators(store: Pick<Store, 'query'>): Promise<readonly ListedOperator[]> {
  const { rows } = await store.query<ListedOperator>(
    `select o.id, o.name, o.person, o.role, o.enabled, o.password_hash is not null as ready, o.created_at,
       (select max(s.created_at) from operator_session s where s.operator_id = o.id) as last_at,
       (select count(*)::integer from operator_session s where s.operator_id = o.id and s.ended_at is null and s.ends_at > app_now()) as sessions
     from operator o order by lower(o.name) limit 500`,
  );
  return rows;
}

/** Names of these operators, by `operator:<id>`. */
export async function operatorNames(
  store: Pick<Store, 'query'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await store.query<{ id: bigint; name: string }>(
    'select id, name from signer where id = any($1::bigint[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [`operator:${id}`, name]));
}
