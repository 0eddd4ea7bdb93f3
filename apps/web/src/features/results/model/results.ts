import type { DrawView, LotteryDraws } from '../../draws/index.ts';
import type { PastDraw } from '../api/day.ts';

/** A result of ours is called late when it has been waited for so long; an official one when the service says so, too. */
const LATE_MS = 180_000;

/** What stands in the place of a lottery's newest result. */
export type Newest =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'result'; readonly draw: DrawView }
  /** Its draw time has passed without a result. */
  | { readonly kind: 'waiting'; readonly draw: DrawView; readonly waitedMs: number };

/** The newest result of a lottery, or the draw whose official result is late. */
export function newestOf(draws: LotteryDraws | undefined, nowMs: number): Newest {
  if (!draws) return { kind: 'unknown' };
  const late = draws.pending.find(
    ({ state, outside, draw_at }) =>
      state !== 'void' && (outside?.result_pending || nowMs - draw_at > LATE_MS),
  );
  if (late) return { kind: 'waiting', draw: late, waitedMs: nowMs - late.draw_at };
  return draws.last?.result ? { kind: 'result', draw: draws.last } : { kind: 'none' };
}

/** What is said while the numbers of a draw are waited for. */
export const waitKey = ({ outside }: DrawView): string => (outside ? 'result_pending' : 'bet_drawing');

/** Draws whose issue has what was typed in it. */
export function withIssue(draws: readonly PastDraw[], typed: string): readonly PastDraw[] {
  const query = typed.trim();
  return query === '' ? draws : draws.filter(({ issue }) => issue.includes(query));
}

/** The day so many days after another, `YYYY-MM-DD`. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
