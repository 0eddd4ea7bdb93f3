import type { Content } from '../content/parse.ts';
import type { Draw } from '../families/draw.ts';

/** A bet on the next word of a track. */
export interface TrackBet {
  readonly played: string;
  /** Content that picks one word. */
  content(word: string): Content;
  /** Words that can be picked, in the order of the board. */
  readonly words: readonly string[];
}

/** One two-sided fact that every draw of a family has: whose road is drawn and whose run is counted. */
export interface Track {
  /** Unique within a family, such as `sum-size`, `place-3-parity` or `dragon-tiger-1`. */
  readonly key: string;
  /** What it is said of: `place`, or the key of a total, a part or an attribute. */
  readonly subject: string;
  /** Name of the position as the played items write it. */
  readonly label?: string;
  /** Name of the other position where two are compared. */
  readonly against?: string;
  readonly aspect: 'size' | 'parity' | 'dragon-tiger' | 'color' | 'halves';
  /** What a draw may show: the first two are opposites, others are ties. */
  readonly words: readonly string[];
  wordOf(draw: Draw): string;
  /** Absent where no played item bets on it. */
  readonly bet?: TrackBet;
}
