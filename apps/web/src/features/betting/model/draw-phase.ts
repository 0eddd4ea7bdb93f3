import type { DrawView, LotteryDraws } from '../../draws/index.ts';

/** Seconds before the close in which the countdown warns. */
export const CLOSING_S = 10;
/** Bets are held back so long before the close; the server decides (`design.md` 6.3). */
export const HOLD_BACK_MS = 300;
/** A result that is older is shown without its animation (`design.md` 7.1). */
export const REVEAL_FRESH_MS = 5_000;

/** Where the sale of a lottery stands. */
export type SalePhase = 'unknown' | 'none' | 'soon' | 'open' | 'closing' | 'closed';

/** The sale as a header shows it. */
export interface Sale {
  readonly phase: SalePhase;
  /** The draw on sale or next to be; absent while unknown or when none is planned. */
  readonly draw?: DrawView;
  /** Whole seconds until the close, or until the sale opens in phase `soon`. */
  readonly seconds: number;
  /** Share of the sale that is left, 1 to 0. */
  readonly share: number;
  /** Whether a bet may be sent now. */
  readonly sells: boolean;
}

/** The sale at a moment of server time, ms; nothing is counted, everything follows from the draw's own times. */
export function saleAt(draws: LotteryDraws | undefined, nowMs: number): Sale {
  if (draws === undefined) return { phase: 'unknown', seconds: 0, share: 0, sells: false };
  const draw = draws.current;
  if (draw === null) return { phase: 'none', seconds: 0, share: 0, sells: false };
  if (nowMs < draw.open_at) {
    return { phase: 'soon', draw, seconds: secondsTo(draw.open_at, nowMs), share: 1, sells: false };
  }
  const left = draw.close_at - nowMs;
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

/** What stands in the place of the result. */
export type Shown =
  | { readonly kind: 'none' }
  /** Closed, numbers to come: balls stay empty, an old result never stands under this issue. */
  | { readonly kind: 'drawing'; readonly draw: DrawView; readonly waits: 'drawn' | 'official' }
  | { readonly kind: 'result'; readonly draw: DrawView };

/** What is said while numbers are waited for. */
export const waitKeys = { drawn: 'bet_drawing', official: 'result_pending' } as const;

/** After so long without numbers from elsewhere the header says that it waits for the official result. */
const LATE_MS = 5_000;

/** The result to show: the drawing one from its draw time on, otherwise the last result. */
export function shownAt(draws: LotteryDraws | undefined, nowMs: number): Shown {
  const waiting = draws?.pending.find((draw) => nowMs >= draw.draw_at && draw.state !== 'void');
  if (waiting) return { kind: 'drawing', draw: waiting, waits: waitsFor(waiting, nowMs) };
  return draws?.last?.result ? { kind: 'result', draw: draws.last } : { kind: 'none' };
}

function waitsFor({ outside, draw_at }: DrawView, nowMs: number): 'drawn' | 'official' {
  return outside && (outside.result_pending || nowMs > draw_at + LATE_MS) ? 'official' : 'drawn';
}

function secondsTo(at: number, nowMs: number): number {
  return Math.max(0, Math.ceil((at - nowMs) / 1000));
}
