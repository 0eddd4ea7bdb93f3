import type { DrawView } from '../../../data/draws/index.ts';

/** Lead time of a reminder before the close, ms. */
const LEAD_MS = 60_000;
/** Maximum lead time as a share of a short sale. */
const LEAD_SHARE = 0.25;
/** Minimum time left, ms; with less, the player could not bet in time. */
const TOO_LATE_MS = 5_000;

/** Last draw reminded of, by lottery. */
export type Reminded = Readonly<Record<string, number>>;

/** Fields of a draw that a reminder needs. */
export type OnSale = Pick<DrawView, 'id' | 'lottery_id' | 'state' | 'open_at' | 'close_at'>;

/** Whether to remind of a draw's close at `nowMs` (server time). */
export function isClosing({ state, open_at, close_at }: OnSale, nowMs: number): boolean {
  const left = close_at - nowMs;
  return (
    state === 'open' && left > TOO_LATE_MS && left <= Math.min(LEAD_MS, (close_at - open_at) * LEAD_SHARE)
  );
}

/** The draws of these lotteries that are about to close and had no reminder yet. */
export function closingAmong(
  lotteries: readonly string[],
  draws: Readonly<Record<string, { readonly current: OnSale | null }>>,
  reminded: Reminded,
  nowMs: number,
): readonly OnSale[] {
  return lotteries.flatMap((id) => {
    const current = draws[id]?.current;
    return current && reminded[id] !== current.id && isClosing(current, nowMs) ? [current] : [];
  });
}
