import type { Clock, Store } from '../../store/index.ts';
import { type Slot, slotsAfter } from './timetable.ts';

/** The next issues of a lottery, the one on sale first: its planned draws, and after them what its timetable says. */
export async function upcomingIssues(
  { store, clock }: { store: Store; clock: Clock },
  lottery: { readonly id: string; readonly zone: string; readonly periodS: number; readonly leadS: number },
  count: number,
): Promise<Slot[]> {
  const now = await clock.now();
  const { rows } = await store.query<{ issue: string; open_at: Date; close_at: Date; draw_at: Date }>(
    `select issue, open_at, close_at, draw_at from draw
     where lottery_id = $1 and state in ('scheduled', 'open') and close_at > $2 order by draw_at limit $3`,
    [lottery.id, new Date(now), count],
  );
  const planned = rows.map(({ issue, open_at, close_at, draw_at }) => ({
    issue,
    openAt: open_at.getTime(),
    closeAt: close_at.getTime(),
    drawAt: draw_at.getTime(),
  }));
  // A calendar is known only as far as it is planned.
  if (lottery.periodS === 0 || planned.length === count) return planned;
  const after = planned.at(-1)?.closeAt ?? now;
  return [...planned, ...slotsAfter(lottery, after, count - planned.length)];
}
