import type { BetSettled } from '@tessera/protocol/events';

type ShowSettled = (settled: BetSettled) => void;

const onShow = new Map<string, ShowSettled>();

/**
 * Registers that the betting page of a lottery is visible, and how it shows the outcome of the player's bets in a draw. Returns
 * a function that unregisters it.
 */
export function lotteryOnShow(lottery: string, show: ShowSettled): () => void {
  onShow.set(lottery, show);
  return () => {
    if (onShow.get(lottery) === show) onShow.delete(lottery);
  };
}

/** Shows an outcome on the betting page of its lottery; `undefined` if that page is not visible. */
export function pageOf(lottery: string): ShowSettled | undefined {
  return onShow.get(lottery);
}
