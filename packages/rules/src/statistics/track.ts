import type { Content } from '../content/parse.ts';
import type { Draw } from '../families/draw.ts';

/** A bet on the next word of a track. */
export interface TrackBet {
  readonly play: string;
  /** Content that picks one word. */
  content(word: string): Content;
  /** Words that can be picked, in the order of the board. */
  readonly words: readonly string[];
}

/** One two-sided fact of every draw of a family. It is the source of a road and of a run. */
export interface Track {
  /** Unique within a family, such as `sum-size`, `place-3-parity` or `dragon-tiger-1`. */
  readonly key: string;
  /** Subject of the fact: `place`, or the key of a total, a part or an attribute. */
  readonly subject: string;
  /** Name of the position, as in the played items. */
  readonly label?: string;
  /** Name of the other position, if two positions are compared. */
  readonly against?: string;
  readonly aspect: 'size' | 'parity' | 'dragon-tiger' | 'color' | 'halves';
  /** Possible words of a draw: the first two are opposites, the others are ties. */
  readonly words: readonly string[];
  wordOf(draw: Draw): string;
  /** Absent if no played item bets on the fact. */
  readonly bet?: TrackBet;
}
