import type { CommandState } from '@tessera/protocol/console';
import type { CommandAction, Role } from '@tessera/protocol/console-permissions';
import type { Tx } from '../../store/index.ts';

/** What is shown to everybody who decides. */
export interface Shown {
  readonly action: CommandAction;
  readonly target: string;
  readonly targetVersion: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly before: unknown;
  readonly after: unknown;
}

/** One row of `console_command` with its maker. */
export interface CommandRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly action: CommandAction;
  readonly target: string;
  readonly target_version: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly payload_hash: Buffer;
  readonly shown: Shown;
  readonly shown_hash: Buffer;
  readonly reason: string;
  readonly maker_id: bigint;
  readonly needs: number;
  readonly state: CommandState;
  readonly at: Date;
  readonly expires_at: Date;
  readonly ended_at: Date | null;
  readonly maker_name: string;
  readonly maker_person: string;
  readonly maker_role: Role;
  readonly maker_enabled: boolean;
}

const COLUMNS = `c.id, c.action, c.target, c.target_version, c.payload, c.payload_hash, c.shown, c.shown_hash, c.reason, c.maker_id,
  c.needs, c.state, c.at, c.expires_at, c.ended_at, m.name as maker_name, m.person as maker_person, m.role as maker_role, m.enabled as maker_enabled`;

/** One command, locked until the commit when asked to. */
export async function readCommand(
  tx: Pick<Tx, 'query'>,
  id: bigint,
  lock: '' | 'for update of c' = '',
): Promise<CommandRow | undefined> {
  const { rows } = await tx.query<CommandRow>(
    `select ${COLUMNS} from console_command c join operator_now m on m.id = c.maker_id where c.id = $1 ${lock}`,
    [id],
  );
  return rows[0];
}

/** The maker's command of a request, for a retry. */
export async function commandOfRequest(
  tx: Pick<Tx, 'query'>,
  makerId: bigint,
  rid: string,
): Promise<CommandRow | undefined> {
  const { rows } = await tx.query<CommandRow>(
    `select ${COLUMNS} from console_command c join operator_now m on m.id = c.maker_id
     where c.maker_id = $1 and c.rid = $2`,
    [makerId, rid],
  );
  return rows[0];
}

/** Filter of a list. */
export interface CommandFilter {
  /** Actions that the caller may see. */
  readonly actions: readonly CommandAction[];
  /** Keys of settings whose changes are listed; undefined for all. */
  readonly settings?: readonly string[] | undefined;
  /** Only those of this maker, or of all others. */
  readonly maker?: bigint | undefined;
  readonly notMaker?: bigint | undefined;
  readonly state?: CommandState | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

const FILTER = `c.action = any($1) and ($2::text[] is null or c.action <> 'setting.change' or c.target = any($2))
  and ($3::bigint is null or c.maker_id = $3) and ($4::bigint is null or c.maker_id <> $4) and ($5::text is null or c.state = $5)
  and ($6::bigint is null or c.id < $6)`;

const filterValues = ({ actions, settings, maker, notMaker, state, before, limit }: CommandFilter) => [
  actions,
  settings ?? null,
  maker ?? null,
  notMaker ?? null,
  state ?? null,
  before ?? null,
  limit,
];

/** Commands, the newest first. */
export async function listCommands(
  tx: Pick<Tx, 'query'>,
  filter: CommandFilter,
): Promise<readonly CommandRow[]> {
  const { rows } = await tx.query<CommandRow>(
    `select ${COLUMNS} from console_command c join operator_now m on m.id = c.maker_id where ${FILTER} order by c.id desc limit $7`,
    filterValues(filter),
  );
  return rows;
}

/** How many there are, up to the limit of the filter. */
export async function countWaiting(tx: Pick<Tx, 'query'>, filter: CommandFilter): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::integer as count from (select from console_command c where ${FILTER} limit $7) one`,
    filterValues(filter),
  );
  return rows[0]!.count;
}

/** Pending commands about these targets, by target. */
export async function pendingAbout(
  tx: Pick<Tx, 'query'>,
  actions: readonly CommandAction[],
  targets: readonly (string | number | bigint)[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.query<{ target: string; id: bigint }>(
    `select target, max(id) as id from console_command
     where action = any($1) and target = any($2) and state = 'pending' and expires_at > app_now() group by target`,
    [actions, targets.map(String)],
  );
  return new Map(rows.map(({ target, id }) => [target, Number(id)]));
}

/** A command that waits, and who proposed it. */
export interface PendingCommand extends Record<string, unknown> {
  readonly target: string;
  readonly id: bigint;
  readonly action: CommandAction;
  readonly maker_id: bigint;
  readonly person: string;
}

/** The newest pending command about each of these targets, by target. */
export async function pendingOf(
  tx: Pick<Tx, 'query'>,
  actions: readonly CommandAction[],
  targets: readonly string[],
): Promise<ReadonlyMap<string, PendingCommand>> {
  const { rows } = await tx.query<PendingCommand>(
    `select distinct on (c.target) c.target, c.id, c.action, c.maker_id, m.person
     from console_command c join operator_now m on m.id = c.maker_id
     where c.action = any($1) and c.target = any($2) and c.state = 'pending' and c.expires_at > app_now()
     order by c.target, c.id desc`,
    [actions, targets],
  );
  return new Map(rows.map((row) => [row.target, row]));
}

/** Ids of pending commands about one target, the newest first. */
export async function pendingIds(
  tx: Pick<Tx, 'query'>,
  actions: readonly CommandAction[],
  target: string,
): Promise<readonly bigint[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select id from console_command where action = any($1) and target = $2 and state = 'pending' and expires_at > app_now()
     order by id desc limit 10`,
    [actions, target],
  );
  return rows.map(({ id }) => id);
}

/** Applied commands about one target, the newest first. */
export async function appliedTo(
  tx: Pick<Tx, 'query'>,
  actions: readonly CommandAction[],
  target: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<
  readonly {
    readonly id: bigint;
    readonly action: CommandAction;
    readonly at: Date;
    readonly maker_id: bigint;
  }[]
> {
  const { rows } = await tx.query<{ id: bigint; action: CommandAction; at: Date; maker_id: bigint }>(
    `select id, action, ended_at as at, maker_id from console_command
     where action = any($1) and target = $2 and state = 'applied' and ($3::bigint is null or id < $3) order by id desc limit $4`,
    [actions, target, before ?? null, limit],
  );
  return rows;
}

/** A decision about a command. */
export interface DecisionRow extends Record<string, unknown> {
  readonly operator_id: bigint;
  readonly what: 'propose' | 'approve' | 'reject';
  readonly reason: string;
  readonly rid: string;
  readonly at: Date;
  readonly name: string;
  readonly person: string;
  readonly role: Role;
}

/** Decisions about a command, in their order. */
export async function decisionsAbout(tx: Pick<Tx, 'query'>, id: bigint): Promise<readonly DecisionRow[]> {
  const { rows } = await tx.query<DecisionRow>(
    `select d.operator_id, d.what, d.reason, d.rid, d.at, o.name, o.person, o.role
     from console_decision d join operator_now o on o.id = d.operator_id where d.command_id = $1 order by d.id limit 20`,
    [id],
  );
  return rows;
}

/** How often each operator has proposed and approved. */
export async function decisionCounts(
  tx: Pick<Tx, 'query'>,
): Promise<ReadonlyMap<bigint, { readonly proposed: number; readonly approved: number }>> {
  const { rows } = await tx.query<{ id: bigint; proposed: number; approved: number }>(
    `select operator_id as id, count(*) filter (where what = 'propose')::integer as proposed,
       count(*) filter (where what = 'approve')::integer as approved
     from console_decision group by operator_id limit 500`,
  );
  return new Map(rows.map(({ id, proposed, approved }) => [id, { proposed, approved }]));
}
