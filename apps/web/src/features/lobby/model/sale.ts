import { type DrawView, type LotteryDraws, OVERTAKEN_MS } from '../../../data/draws/due.ts';

/** Sale state of the current draw, for a countdown. */
export interface Sale {
  /** `waiting`: not open yet, and the time is that until the opening. `none`: nothing is planned, or not known. */
  readonly state: 'open' | 'closing' | 'closed' | 'waiting' | 'none';
  /** Time left until the close, or until the opening while waiting, ms; never below 0. */
  readonly leftMs: number;
  /** Remaining share of the sale, 1 to 0. */
  readonly share: number;
}

/** Remaining time from which a countdown warns. */
const CLOSING_MS = 10_000;

const unknown: Sale = { state: 'none', leftMs: 0, share: 0 };

/** The sale of a lottery at `nowMs`, server time. */
export function saleAt(draws: LotteryDraws | undefined, nowMs: number): Sale {
  const current = draws?.current;
  if (!current) return unknown;
  if (nowMs < current.open_at) return { state: 'waiting', leftMs: current.open_at - nowMs, share: 1 };
  if (current.state === 'scheduled' || nowMs >= current.close_at + OVERTAKEN_MS) return unknown;
  const leftMs = Math.max(0, current.close_at - nowMs);
  const state = leftMs === 0 ? 'closed' : leftMs <= CLOSING_MS ? 'closing' : 'open';
  return { state, leftMs, share: shareLeft(current, leftMs) };
}

function shareLeft({ open_at, close_at }: DrawView, leftMs: number): number {
  return Math.min(1, leftMs / Math.max(1, close_at - open_at));
}
