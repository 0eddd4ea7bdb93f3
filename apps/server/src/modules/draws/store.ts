import type { Descriptor, Seal, Transcript, VerifiableDescriptor } from '@tessera/fairness';
import type { Draw } from '@tessera/rules';
import type { Tx } from '../../store/index.ts';
import type { DrawCalendar, HouseChoice } from '../lotteries/index.ts';

export type DrawState =
  | 'scheduled'
  | 'open'
  | 'closed'
  | 'sealed'
  | 'drawn'
  | 'settling'
  | 'settled'
  | 'void';

/** One row of `draw`; fields of later steps are null until they happen. */
export interface DrawRow {
  id: bigint;
  lottery_id: string;
  issue: string;
  state: DrawState;
  open_at: Date;
  close_at: Date;
  draw_at: Date;
  round: bigint | null;
  descriptor: Descriptor | null;
  descriptor_hash: Buffer | null;
  epoch_id: bigint | null;
  seq: number | null;
  seal: Seal | null;
  seal_proof: SealProof | null;
  result: Draw | null;
  transcript: Transcript | null;
  sealed_at: Date | null;
  drawn_at: Date | null;
  sample: boolean;
  /** When an outside result was first requested without success. */
  pending_at: Date | null;
  result_source: 'feed' | 'operator' | null;
  /** Later official numbers; their additional payouts are paid on top of the result's. */
  corrected: Draw | null;
}

/** The evidence for a seal, in the form of the transcript. */
export type SealProof = Pick<Transcript, 'sealSignature' | 'witness' | 'keys' | 'previous'>;

/** The columns of `lottery` that the timetable needs. */
export interface LotteryRow {
  id: string;
  family: string;
  source: 'verifiable' | 'feed' | 'operator';
  zone: string;
  period_s: number;
  lead_s: number;
  /** House rules other than the catalogue's. */
  house: HouseChoice;
  /** Set for a lottery without a period. */
  calendar: DrawCalendar | null;
}

/** Columns of `LotteryRow`. */
export const lotteryColumns = `id, family, source, zone, period_s, lead_s,
  coalesce(config->'house', '{}') as house, config->'calendar' as calendar`;

const columns = `id, lottery_id, issue, state, open_at, close_at, draw_at, round, epoch_id, seq, descriptor,
  descriptor_hash, seal, seal_proof, result, transcript, sealed_at, drawn_at, sample, pending_at, result_source,
  (select c.result from draw_correction c where c.draw_id = draw.id order by c.number desc limit 1) as corrected`;

type Db = Pick<Tx, 'query'>;

/** All lotteries that have draws, whether they are open for bets or not. */
export async function plannedLotteries(db: Db): Promise<LotteryRow[]> {
  const { rows } = await db.query<LotteryRow>(
    `select ${lotteryColumns} from lottery_offer order by sort, id`,
  );
  return rows;
}

/** Locks the draw for a step: until the commit nobody else changes it, and no bet is being accepted on it (B3). */
export async function lockDraw(tx: Tx, drawId: bigint): Promise<DrawRow> {
  const { rows } = await tx.query<DrawRow>(`select ${columns} from draw where id = $1 for update`, [drawId]);
  if (!rows[0]) throw new Error(`draw ${drawId} does not exist`);
  return rows[0];
}

/** Locks the other draws that wait for the same round of the same beacon, except those locked by others. */
export async function lockOthersOfRound(tx: Tx, { id, round, descriptor }: DrawRow): Promise<DrawRow[]> {
  const { rows } = await tx.query<DrawRow>(
    `select ${columns} from draw
     where state = 'sealed' and round = $2 and id <> $1 and descriptor->'beacon' = $3::jsonb
     order by id for update skip locked`,
    [id, round, JSON.stringify((descriptor as VerifiableDescriptor).beacon)],
  );
  return rows;
}

export async function drawByIssue(db: Db, lottery: string, issue: string): Promise<DrawRow | undefined> {
  const { rows } = await db.query<DrawRow>(
    `select ${columns} from draw where lottery_id = $1 and issue = $2`,
    [lottery, issue],
  );
  return rows[0];
}

export async function drawById(db: Db, drawId: bigint): Promise<DrawRow | undefined> {
  const { rows } = await db.query<DrawRow>(`select ${columns} from draw where id = $1`, [drawId]);
  return rows[0];
}

/** The draw on sale or next to open, those waiting for their result, and the newest result, of one lottery. */
export async function readCurrent(
  db: Db,
  lottery: string,
): Promise<{ current: DrawRow | undefined; pending: DrawRow[]; last: DrawRow | undefined }> {
  const { rows } = await db.query<DrawRow>(
    `(select ${columns} from draw where lottery_id = $1 and state in ('scheduled', 'open') order by draw_at limit 1)
     union all
     (select ${columns} from draw where lottery_id = $1 and state in ('closed', 'sealed') order by draw_at desc limit 8)
     union all
     (select ${columns} from draw where lottery_id = $1 and state in ('drawn', 'settling', 'settled')
      order by draw_at desc limit 1)`,
    [lottery],
  );
  return {
    current: rows.find(({ state }) => state === 'scheduled' || state === 'open'),
    pending: rows.filter(({ state }) => state === 'closed' || state === 'sealed'),
    last: rows.find(({ result }) => result !== null),
  };
}

/** Drawn and void draws before `beforeMs`, newest first. */
export async function pastDraws(
  db: Db,
  lottery: string,
  beforeMs: number | undefined,
  limit: number,
): Promise<DrawRow[]> {
  const { rows } = await db.query<DrawRow>(
    `select ${columns} from draw
     where lottery_id = $1 and state in ('drawn', 'settling', 'settled', 'void')
       and ($2::timestamptz is null or draw_at < $2) order by draw_at desc limit $3`,
    [lottery, beforeMs === undefined ? null : new Date(beforeMs), limit],
  );
  return rows;
}
