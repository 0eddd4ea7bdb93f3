import type { Draw } from '@tessera/rules';
import type { Store } from '../../store/index.ts';
import { dateIn, midnightOf, nextDate } from './zone.ts';

/** A drawn or void draw without the fields of its proof. */
export interface PastResult {
  readonly issue: string;
  readonly drawAt: number;
  /** `null` for a void draw. */
  readonly result: Draw | null;
  /** Later official numbers. */
  readonly corrected: Draw | null;
  readonly proof: boolean;
  readonly sample: boolean;
  readonly beacon: 'drand' | 'simulated' | null;
}

/** Selects past draws: drawn at `fromMs` or later and before `beforeMs`, the newest `limit` of them. */
export interface PastSpan {
  readonly fromMs?: number;
  readonly beforeMs?: number;
  readonly limit: number;
}

/** Past draws of a lottery, newest first. */
export async function pastResults(store: Store, lottery: string, span: PastSpan): Promise<PastResult[]> {
  const { rows } = await store.query<{
    issue: string;
    draw_at: Date;
    result: Draw | null;
    corrected: Draw | null;
    proof: boolean;
    sample: boolean;
    beacon: PastResult['beacon'];
  }>(
    `select issue, draw_at, case when state = 'void' then null else result end as result,
       descriptor_hash is not null and not sample as proof, sample, descriptor #>> '{beacon,kind}' as beacon,
       (select c.result from draw_correction c where c.draw_id = draw.id order by c.number desc limit 1) as corrected
     from draw
     where lottery_id = $1 and state in ('drawn', 'settling', 'settled', 'void')
       and draw_at >= coalesce($2::timestamptz, '-infinity') and draw_at < coalesce($3::timestamptz, 'infinity')
     order by draw_at desc limit $4`,
    [lottery, dateOf(span.fromMs), dateOf(span.beforeMs), span.limit],
  );
  return rows.map(({ draw_at, ...row }) => ({ ...row, drawAt: draw_at.getTime() }));
}

/** Start and end of the dates from `date` to `until` (both included) in a zone; the end is exclusive. */
export function spanOfDates(zone: string, date: string, until = date): { fromMs: number; beforeMs: number } {
  return { fromMs: midnightOf(zone, date), beforeMs: midnightOf(zone, nextDate(until)) };
}

/** The date in a zone at `ms`. */
export const dateOfZone: (zone: string, ms: number) => string = dateIn;

const dateOf = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms));
