import type { ReplyOf } from '@tessera/protocol';
import { AppError } from '../../../http/index.ts';
import { once, type Store, type Tx } from '../../../store/index.ts';
import type { DepositDeps } from '../deposits/deps.ts';

export type IdentityView = ReplyOf<'depositIdentity'>;

interface IdentityRow extends Record<string, unknown> {
  readonly state: IdentityView['state'];
  readonly name: string | null;
}

/** State of a player's identity check, and the checked name. */
export async function identityOf(db: Store | Tx, userId: bigint): Promise<IdentityView> {
  const { rows } = await db.query<IdentityRow>('select state, name from player_identity where user_id = $1', [
    userId,
  ]);
  return rows[0] ?? { state: 'none', name: null };
}

/** The name a player's identity was verified with; undefined before that (RP12). */
export async function verifiedNameOf(db: Store | Tx, userId: bigint): Promise<string | undefined> {
  const { state, name } = await identityOf(db, userId);
  return state === 'verified' && name !== null ? name : undefined;
}

/**
 * Has a name checked (RP12). A verified player stays verified, whatever name is checked later. An answer about another
 * person, or without a clear verdict, counts as unclear.
 * Errors: `provider_unavailable`, `idempotency_conflict`, `self_excluded` for the name and birth date of a player who is
 * self-excluded, so that the player cannot continue with another account (RP8).
 */
export async function checkIdentity(
  { store, providers }: Pick<DepositDeps, 'store' | 'providers'>,
  { userId, rid, name }: { userId: bigint; rid: string; name: string },
): Promise<IdentityView> {
  const known = await identityOf(store, userId);
  if (known.state === 'verified') return known;
  const { rows } = await store.query<{ birth_date: string | null }>(
    'select birth_date::text from player where id = $1',
    [userId],
  );
  const ref = `u-${userId}`;
  const birthDate = rows[0]?.birth_date ?? '';
  const answer = await providers.client('identity')?.call('/v1/checks', { ref, name, birth_date: birthDate });
  if (answer?.outcome !== 'done') throw new AppError('provider_unavailable');
  const { body } = answer;
  const state = body.ref === ref && body.name === name ? verdictOf(body.result) : 'unclear';
  return store.tx((tx) =>
    once(tx, { userId, scope: 'recharge/identity', rid, body: { name } }, async () => {
      if (state === 'verified' && (await isExcluded(tx, userId, name)))
        throw new AppError('self_excluded', { until: null });
      await recordIdentity(tx, userId, name, state);
      return identityOf(tx, userId);
    }),
  );
}

/** Whether another player with this name and birth date is self-excluded. */
async function isExcluded(tx: Tx, userId: bigint, name: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from player_identity i join player u on u.id = i.user_id
     where i.state = 'verified' and lower(i.name) = lower($2) and i.user_id <> $1
       and u.birth_date = (select birth_date from player where id = $1) and is_excluded(i.user_id) limit 1`,
    [userId, name],
  );
  return rowCount !== 0;
}

/** Stores the outcome of a check. */
export async function recordIdentity(
  tx: Tx,
  userId: bigint,
  name: string,
  state: Exclude<IdentityView['state'], 'none'>,
): Promise<void> {
  await tx.query('insert into identity_check (user_id, name, state, at) values ($1, $2, $3, app_now())', [
    userId,
    name,
    state,
  ]);
  await tx.query(
    `insert into player_identity (user_id, state, name, checked_at) values ($1, $2, $3, app_now())
     on conflict (user_id) do update
       set state = excluded.state, name = excluded.name, checked_at = excluded.checked_at
     where player_identity.state <> 'verified'`,
    [userId, state, name],
  );
}

function verdictOf(result: unknown): 'verified' | 'unclear' | 'refused' {
  if (result === 'match') return 'verified';
  return result === 'mismatch' ? 'refused' : 'unclear';
}
