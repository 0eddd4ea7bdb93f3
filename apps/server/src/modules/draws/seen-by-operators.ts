import type { Draw } from '@tessera/rules';
import type { Store } from '../../store/index.ts';
import type { DrawState } from './store.ts';
import { midnightOf, nextDate } from './zone.ts';

type Db = Pick<Store, 'query'>;

/** A draw as operators see it in a list. */
export interface SeenDraw extends Record<string, unknown> {
  readonly id: bigint;
  readonly lottery: string;
  readonly name: Readonly<Record<string, string>>;
  readonly family: string;
  readonly issue: string;
  readonly source: 'verifiable' | 'feed' | 'operator';
  readonly state: DrawState;
  readonly open_at: Date;
  readonly close_at: Date;
  readonly draw_at: Date;
  readonly sealed_at: Date | null;
  readonly drawn_at: Date | null;
  readonly settled_at: Date | null;
  readonly bets: number;
  readonly stake_total: bigint;
  readonly result: Draw | null;
  readonly result_source: 'feed' | 'operator' | null;
  readonly corrected: Draw | null;
  readonly void_reason: string | null;
  readonly pending_at: Date | null;
  readonly overdue_at: Date | null;
  readonly round: bigint | null;
  readonly descriptor_hash: Buffer | null;
}

const SEEN = `select d.id, d.lottery_id as lottery, l.name, l.family, d.issue, coalesce(d.descriptor->>'source', l.source) as source, d.state,
    d.open_at, d.close_at, d.draw_at, d.sealed_at, d.drawn_at, d.settled_at, d.bets, d.stake_total, d.result, d.result_source,
    (select c.result from draw_correction c where c.draw_id = d.id order by c.number desc limit 1) as corrected,
    d.void_reason, d.pending_at, d.overdue_at, d.round, d.descriptor_hash
  from draw d join lottery_offer l on l.id = d.lottery_id where not d.sample`;

/** Official draws whose result is due. */
const WAITING = `d.state = 'sealed' and d.draw_at <= app_now() and d.descriptor->>'source' in ('feed', 'operator')`;

/** Official draws whose result is due, the oldest first. */
export async function waitingDraws(db: Db, size: number): Promise<readonly SeenDraw[]> {
  const { rows } = await db.query<SeenDraw>(`${SEEN} and ${WAITING} order by d.draw_at, d.id limit $1`, [
    size,
  ]);
  return rows;
}

/** How many official results are due, up to 100. */
export async function waitingCount(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from (select from draw d where not d.sample and ${WAITING} limit 100) one`,
  );
  return rows[0]!.count;
}

/** The draws of a day in a zone, of one lottery or all, the newest first. `before`: rows with an earlier time of draw, ms. */
export async function drawsOfDay(
  db: Db,
  {
    lottery,
    zone,
    day,
    before,
    size,
  }: {
    lottery?: string | undefined;
    zone: string;
    day: string;
    before?: number | undefined;
    size: number;
  },
): Promise<readonly SeenDraw[]> {
  const until = midnightOf(zone, nextDate(day));
  const { rows } = await db.query<SeenDraw>(
    `${SEEN} and ($1::text is null or d.lottery_id = $1) and d.draw_at >= $2 and d.draw_at < $3
     order by d.draw_at desc, d.id desc limit $4`,
    [
      lottery ?? null,
      new Date(midnightOf(zone, day)),
      new Date(before === undefined ? until : Math.min(before, until)),
      size,
    ],
  );
  return rows;
}

/** One draw; undefined for an unknown one and for a sample. */
export async function seenDraw(db: Db, id: bigint): Promise<SeenDraw | undefined> {
  const { rows } = await db.query<SeenDraw>(`${SEEN} and d.id = $1`, [id]);
  return rows[0];
}

interface JournalRow extends Record<string, unknown> {
  readonly seq: bigint;
  readonly kind: 'descriptor' | 'seal' | 'result' | 'void' | 'settlement';
  readonly digest: Buffer;
  readonly hash: Buffer;
  readonly at: Date;
}

/** What the public journal has about a draw, in its order; corrections are listed by themselves. */
export async function journalOf(db: Db, id: bigint) {
  const { rows } = await db.query<JournalRow>(
    `select seq, kind, digest, hash, at from journal
     where kind in ('descriptor', 'seal', 'result', 'void', 'settlement') and draw_id = $1 order by seq limit 20`,
    [id],
  );
  return rows;
}

/** Signed reports of the feed about a draw, in their order. */
export async function feedReports(db: Db, id: bigint) {
  const { rows } = await db.query<{ revision: number; result: Draw; at: Date }>(
    `select revision, report->'result' as result, at from feed_report where draw_id = $1 order by revision limit 20`,
    [id],
  );
  return rows;
}

/** Corrections of a draw, in their order. */
export async function corrections(db: Db, id: bigint) {
  const { rows } = await db.query<{ number: number; result: Draw; at: Date; done_at: Date | null }>(
    'select number, result, at, done_at from draw_correction where draw_id = $1 order by number limit 20',
    [id],
  );
  return rows;
}
