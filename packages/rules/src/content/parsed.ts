/** The parsed picks of a content in canonical order. */
export interface Picks {
  /** One array per set of the shape in reading order; values ascend: integers as they are, words as their index. */
  readonly sets: readonly (readonly number[])[];
  /** Lines of a single-entry field. */
  readonly lines?: Lines;
}

/** Complete lines of single entry, packed: line `i` is `values[i * length .. (i + 1) * length - 1]`. */
export interface Lines {
  readonly length: number;
  readonly count: number;
  /** Tokens of order-free lines ascend (extra numbers separately); ordered lines keep the written order. */
  readonly values: Uint8Array;
}

/** A content that is valid for its played item. */
export interface ParsedContent extends Picks {
  readonly playId: string;
  /** Number of unit bets, 1 to 1 000 000. */
  readonly count: number;
}

/** The set at `index`. Throws when the shape has no such set, which is a bug in the declaration. */
export function setAt(picks: Picks, index: number): readonly number[] {
  const set = picks.sets[index];
  if (set === undefined) throw new Error(`content has no set ${index}`);
  return set;
}

/** The lines of a single-entry content. */
export function linesIn(picks: Picks): Lines {
  if (picks.lines === undefined) throw new Error('content has no lines');
  return picks.lines;
}
