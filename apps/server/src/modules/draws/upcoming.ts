import type { Clock, Tx } from '../../store/index.ts';
import { nextSlots } from './slots.ts';
import { type LotteryRow, lotteryColumns } from './store.ts';
import type { Slot } from './timetable.ts';

/**
 * The next issues of a lottery, the one on sale first: its planned draws, then those of its timetable or calendar. Empty
 * for an unknown lottery.
 */
export async function upcomingIssues(
  through: Pick<Tx, 'query'>,
  clock: Clock,
  lotteryId: string,
  count: number,
): Promise<Slot[]> {
  const now = await clock.now(through);
  const { rows: lotteries } = await through.query<LotteryRow & Record<string, unknown>>(
    `select ${lotteryColumns} from lottery_offer where id = $1`,
    [lotteryId],
  );
  if (!lotteries[0]) return [];
  const { rows } = await through.query<{ issue: string; open_at: Date; close_at: Date; draw_at: Date }>(
    `select issue, open_at, close_at, draw_at from draw
     where lottery_id = $1 and state in ('scheduled', 'open') and close_at > $2 order by draw_at limit $3`,
    [lotteryId, new Date(now), count],
  );
  const planned = rows.map(({ issue, open_at, close_at, draw_at }) => ({
    issue,
    openAt: open_at.getTime(),
    closeAt: close_at.getTime(),
    drawAt: draw_at.getTime(),
  }));
  if (planned.length === count) return planned;
  const after = planned.at(-1)?.closeAt ?? now;
  return [...planned, ...nextSlots(lotteries[0], after, count - planned.length)];
}
