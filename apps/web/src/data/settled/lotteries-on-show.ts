import type { BetSettled } from '@tessera/protocol/events';

type ShowCard = (settled: BetSettled) => void;

const onShow = new Map<string, ShowCard>();

/**
 * Registers that the betting page of a lottery is visible, and how it opens the card of a large win. Returns a function that
 * unregisters it.
 */
export function lotteryOnShow(lottery: string, showCard: ShowCard): () => void {
  onShow.set(lottery, showCard);
  return () => {
    if (onShow.get(lottery) === showCard) onShow.delete(lottery);
  };
}

/** Opens the card of a large win, if the betting page of its lottery is visible. */
export function cardOf(lottery: string): ShowCard | undefined {
  return onShow.get(lottery);
}
