import type { MessageKey } from '@tessera/messages';
import type { DrawView, LotteryDraws } from '../../../data/draws/index.ts';
import type { PastDraw } from '../api/day.ts';

/** Delay after which a result of our own is late; an official one is also late when the server says so. */
const LATE_MS = 180_000;

/** What to show as a lottery's newest result. */
export type Newest =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | { readonly kind: 'result'; readonly draw: DrawView }
  /** Its draw time has passed without a result. */
  | { readonly kind: 'waiting'; readonly draw: DrawView; readonly waitedMs: number };

/** The newest result of a lottery, or the draw whose result is late. */
export function newestOf(draws: LotteryDraws | undefined, nowMs: number): Newest {
  if (!draws) return { kind: 'unknown' };
  const late = draws.pending.find(
    ({ state, outside, draw_at }) =>
      state !== 'void' && (outside?.result_pending || nowMs - draw_at > LATE_MS),
  );
  if (late) return { kind: 'waiting', draw: late, waitedMs: nowMs - late.draw_at };
  return draws.last?.result ? { kind: 'result', draw: draws.last } : { kind: 'none' };
}

/** Message key shown while the numbers of a draw are awaited. */
export const waitKey = ({ outside }: DrawView): MessageKey => (outside ? 'result_pending' : 'bet_drawing');

/** Draws whose issue contains the typed text. */
export function withIssue(draws: readonly PastDraw[], typed: string): readonly PastDraw[] {
  const query = typed.trim();
  return query === '' ? draws : draws.filter(({ issue }) => issue.includes(query));
}

/** A date plus a number of days, `YYYY-MM-DD`. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
