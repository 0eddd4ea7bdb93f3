import type { ReplyOf } from '@tessera/protocol';
import type { Store, Tx } from '../../store/index.ts';
import type { Settings } from '../settings/index.ts';

export type CaseView = ReplyOf<'serviceRate'>;

/** A row of `service_case` with the name of its agent. */
export interface CaseRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly room: bigint;
  readonly from_seq: bigint;
  readonly state: CaseView['state'];
  readonly priority: number;
  readonly language: string;
  readonly agent: bigint | null;
  readonly agent_name: string | null;
  readonly agent_ref: string | null;
  /** The operator of the console who is the agent. */
  readonly operator: bigint | null;
  readonly tags: readonly string[];
  readonly created_at: Date;
  readonly queued_at: Date;
  readonly waiting_since: Date | null;
  readonly first_reply_at: Date | null;
  readonly resolved_at: Date | null;
  readonly rating: number | null;
  readonly due_at: Date | null;
  readonly agent_read_seq: bigint;
}

/** Columns of a {@link CaseRow}. */
const CASES = `select c.id, c.user_id, c.room, c.from_seq, c.state, c.priority, c.language, c.agent, a.name as agent_name,
    a.ref as agent_ref, a.operator, c.tags, c.created_at, c.queued_at, c.waiting_since, c.first_reply_at, c.resolved_at, c.rating, c.due_at, c.agent_read_seq
  from service_case c left join service_agent a on a.id = c.agent`;

/** States of a case that is not finished; a player has at most one such case. */
const LIVE = "('queued', 'open', 'waiting')";

const DAY_MS = 86_400_000;
/** Most queued cases that are counted as being ahead of another. */
const AHEAD_MAX = 1_000;

export async function caseById(db: Store | Tx, id: bigint): Promise<CaseRow | undefined> {
  const { rows } = await db.query<CaseRow>(`${CASES} where c.id = $1`, [id]);
  return rows[0];
}

/** Locks a case for a change until the commit. */
export async function lockCase(tx: Tx, id: bigint): Promise<CaseRow | undefined> {
  const { rows } = await tx.query<CaseRow>(`${CASES} where c.id = $1 for update of c`, [id]);
  return rows[0];
}

/** The player's case that is not finished, locked. */
export async function lockLiveCase(tx: Tx, userId: bigint): Promise<CaseRow | undefined> {
  const { rows } = await tx.query<CaseRow>(
    `${CASES} where c.user_id = $1 and c.state in ${LIVE} for update of c`,
    [userId],
  );
  return rows[0];
}

/** Cases of a player, the newest first: those before `before`, or the newest. */
export async function casesOf(
  db: Store | Tx,
  userId: bigint,
  limit: number,
  before?: number,
): Promise<readonly CaseRow[]> {
  const { rows } = await db.query<CaseRow>(
    `${CASES} where c.user_id = $1 and c.id < coalesce($3::bigint, 9223372036854775807) order by c.id desc limit $2`,
    [userId, limit, before ?? null],
  );
  return rows;
}

type RateDays = Pick<Settings, 'get'>;

/** A case in wire format, with the number of cases ahead of it. */
export async function shownCase(db: Store | Tx, settings: RateDays, row: CaseRow): Promise<CaseView> {
  return caseView(settings, row, row.state === 'queued' ? await aheadOf(db, row) : null);
}

/** Until when a resolved case may be rated, ms. */
export const rateUntil = (settings: RateDays, resolvedAt: Date): number =>
  resolvedAt.getTime() + settings.get('serviceRateDays') * DAY_MS;

async function aheadOf(db: Store | Tx, { id, priority, queued_at: queuedAt }: CaseRow): Promise<number> {
  const { rows } = await db.query<{ ahead: number }>(
    `select count(*)::integer as ahead from (
       select from service_case where state = 'queued' and (priority, queued_at, id) < ($1, $2, $3) limit $4
     ) earlier`,
    [priority, queuedAt, id, AHEAD_MAX],
  );
  return rows[0]!.ahead;
}

export const caseView = (settings: RateDays, row: CaseRow, ahead: number | null = null): CaseView => ({
  id: Number(row.id),
  state: row.state,
  from_seq: Number(row.from_seq),
  agent: row.agent_name,
  ahead,
  created_at: row.created_at.getTime(),
  resolved_at: row.resolved_at?.getTime() ?? null,
  rating: row.rating,
  rate_until: row.state === 'resolved' && row.resolved_at ? rateUntil(settings, row.resolved_at) : null,
});
