import type { WinEffect } from '../../../data/settled/index.ts';

/** Where the outcome of a draw is shown. The notification centre lists it in any case. */
export interface Telling {
  readonly place: 'page' | 'toast' | 'centre';
  /** Sound: a win, or a win large enough for a card. The betting page plays it after the reveal. */
  readonly sound: 'win' | 'big' | null;
}

/**
 * How a settled draw is shown. The betting page of that lottery shows every outcome in its draw header.
 * On other pages a win is a toast, and anything less only an entry in the notification centre.
 *
 * @param alertWin - whether win alerts are on; the sound has its own flag (R1.5).
 * @param atLottery - whether the betting page of this lottery is visible.
 */
export function tellingOf(effect: WinEffect['kind'], alertWin: boolean, atLottery: boolean): Telling {
  const sound = effect === 'dialog' ? 'big' : effect === 'toast' ? 'win' : null;
  if (atLottery) return { place: 'page', sound };
  return { place: sound && alertWin ? 'toast' : 'centre', sound };
}
