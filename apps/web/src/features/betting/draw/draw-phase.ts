import { type DrawView, type LotteryDraws, OVERTAKEN_MS } from '../../../data/draws/due.ts';

/** Seconds before the close in which the countdown warns. */
export const CLOSING_S = 10;
/** Bets are no longer sent this long before the close; the server decides. */
export const HOLD_BACK_MS = 300;
/** Maximum age of a result that is shown with its animation. */
export const REVEAL_FRESH_MS = 5_000;

/** Phase of a lottery's sale. */
export type SalePhase = 'unknown' | 'none' | 'soon' | 'open' | 'closing' | 'closed';

/** The sale as shown in a header. */
export interface Sale {
  readonly phase: SalePhase;
  /** The draw on sale or the next one; absent while unknown or when none is planned. */
  readonly draw?: DrawView;
  /** Whole seconds until the close, or until the sale opens in phase `soon`. */
  readonly seconds: number;
  /** Remaining share of the sale, 1 to 0. */
  readonly share: number;
  /** Whether a bet may be sent now. */
  readonly sells: boolean;
}

/** The sale at a moment of server time, ms, computed from the draw's own times without counting. */
export function saleAt(draws: LotteryDraws | undefined, nowMs: number): Sale {
  if (draws === undefined) return { phase: 'unknown', seconds: 0, share: 0, sells: false };
  const draw = draws.current;
  if (draw === null) return { phase: 'none', seconds: 0, share: 0, sells: false };
  if (nowMs < draw.open_at) {
    return { phase: 'soon', draw, seconds: secondsTo(draw.open_at, nowMs), share: 1, sells: false };
  }
  // Held back by the service: it opens later than planned.
  if (draw.state === 'scheduled') return { phase: 'none', draw, seconds: 0, share: 0, sells: false };
  const left = draw.close_at - nowMs;
  if (left <= -OVERTAKEN_MS) return { phase: 'unknown', seconds: 0, share: 0, sells: false };
  if (left <= 0 || draw.state !== 'open')
    return { phase: 'closed', draw, seconds: 0, share: 0, sells: false };
  const seconds = secondsTo(draw.close_at, nowMs);
  return {
    phase: seconds <= CLOSING_S ? 'closing' : 'open',
    draw,
    seconds,
    share: Math.min(1, left / Math.max(1, draw.close_at - draw.open_at)),
    sells: left > HOLD_BACK_MS,
  };
}

/** What a closed draw waits for: the seal of its bets, then the beacon's round or the official numbers. */
export type DrawWait = 'seal' | 'beacon' | 'official';

/** What is shown as the result. */
export type Shown =
  /** Not known yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  /** Closed, numbers pending: the balls are empty, an old result is never shown under this issue. */
  | { readonly kind: 'drawing'; readonly draw: DrawView; readonly waits: DrawWait; readonly late: boolean }
  | { readonly kind: 'result'; readonly draw: DrawView };

/** The word for a draw that waits for its numbers. */
export function waitKeyOf({ late }: Extract<Shown, { kind: 'drawing' }>): 'bet_drawing' | 'result_pending' {
  return late ? 'result_pending' : 'bet_drawing';
}

/** Without official numbers after this time, the header says that it waits for them. */
const LATE_MS = 5_000;

/** The result to show: the newest closed draw without numbers from its close on, otherwise the last result. */
export function shownAt(draws: LotteryDraws | undefined, nowMs: number): Shown {
  if (draws === undefined) return { kind: 'unknown' };
  const { current, pending, last } = draws;
  const closed = current && current.state !== 'scheduled' ? [current, ...pending] : pending;
  const waiting = closed.find(
    (draw) =>
      (draw.state !== 'open' || nowMs >= draw.close_at) &&
      draw.state !== 'void' &&
      draw.draw_at > (last?.draw_at ?? Number.NEGATIVE_INFINITY),
  );
  if (waiting) return { kind: 'drawing', draw: waiting, ...waitOf(waiting, nowMs) };
  return last?.result ? { kind: 'result', draw: last } : { kind: 'none' };
}

function waitOf({ state, outside, draw_at }: DrawView, nowMs: number): { waits: DrawWait; late: boolean } {
  const late = outside !== undefined && (outside.result_pending || nowMs > draw_at + LATE_MS);
  if (state !== 'sealed' && !late) return { waits: 'seal', late };
  return { waits: outside ? 'official' : 'beacon', late };
}

function secondsTo(at: number, nowMs: number): number {
  return Math.max(0, Math.ceil((at - nowMs) / 1000));
}
