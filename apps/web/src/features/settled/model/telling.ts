import type { WinEffect } from './win-effect.ts';

/** Where the player reads what a draw came to. The centre has a line of it in any case. */
export interface Telling {
  readonly place: 'dialog' | 'toast' | 'centre';
  /** What may be heard: a win, or a win that opens a card. */
  readonly sound: 'win' | 'big' | null;
}

/**
 * How a decided draw is told (`design.md` 3 and 7.1). The betting page of that lottery has the card of a large win and says what
 * came back; on other pages a win is a notice, and less than a win is a line of the centre, for a player who does something else.
 *
 * @param alertWin - the player wants wins told; the sound has a flag of its own (R1.5).
 * @param atLottery - the betting page of this lottery is on show.
 */
export function tellingOf(effect: WinEffect['kind'], alertWin: boolean, atLottery: boolean): Telling {
  switch (effect) {
    case 'nothing':
      return { place: 'centre', sound: null };
    case 'returned':
      return { place: atLottery ? 'toast' : 'centre', sound: null };
    case 'toast':
      return { place: alertWin ? 'toast' : 'centre', sound: 'win' };
    case 'dialog':
      return { place: !alertWin ? 'centre' : atLottery ? 'dialog' : 'toast', sound: 'big' };
  }
}
