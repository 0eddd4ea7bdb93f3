import type { BetSettled } from '@tessera/protocol/events';

type ShowCard = (settled: BetSettled) => void;

const onShow = new Map<string, ShowCard>();

/** Says that the betting page of a lottery is on show, and how it opens the card of a large win. Returns how to take it back. */
export function lotteryOnShow(lottery: string, showCard: ShowCard): () => void {
  onShow.set(lottery, showCard);
  return () => {
    if (onShow.get(lottery) === showCard) onShow.delete(lottery);
  };
}

/** How the card of a large win is opened, where the betting page of its lottery is on show. */
export function cardOf(lottery: string): ShowCard | undefined {
  return onShow.get(lottery);
}
