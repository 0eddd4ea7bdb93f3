import type { DrawView } from '../../draws/index.ts';

/** How long before the close a reminder comes, ms. */
const LEAD_MS = 60_000;
/** Of a short sale it is this share of its time. */
const LEAD_SHARE = 0.25;
/** With less left than this, ms, nobody gets there in time. */
const TOO_LATE_MS = 5_000;

/** Draws that have been spoken of, by lottery: the last one of each. */
export type Reminded = Readonly<Record<string, number>>;

/** What a reminder needs of a draw. */
export type OnSale = Pick<DrawView, 'id' | 'lottery_id' | 'state' | 'open_at' | 'close_at'>;

/** Whether it is time, at `nowMs` (the server's), to say that the sale of a draw is about to close. */
export function isClosing({ state, open_at, close_at }: OnSale, nowMs: number): boolean {
  const left = close_at - nowMs;
  return (
    state === 'open' && left > TOO_LATE_MS && left <= Math.min(LEAD_MS, (close_at - open_at) * LEAD_SHARE)
  );
}

/** The draws among these lotteries that are about to close and have not been spoken of. */
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
