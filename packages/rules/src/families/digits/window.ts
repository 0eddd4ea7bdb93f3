import {
  type ContentShape,
  groupsContent,
  type LineOrder,
  type LinePattern,
  linesContent,
  range,
  setContent,
} from '../../content/shape.ts';

/** Adjacent positions that a group of items uses. */
export interface Window {
  /** Middle part of the ids: `front3` of `ssc.front3.direct-multi`. */
  readonly key: string;
  /** Positions from 0. */
  readonly at: readonly number[];
  /** Names of the positions. */
  readonly names: readonly string[];
}

/** The digits 0 to 9. */
export const digits = range(0, 9);

/** Names of the positions of five digits. */
export const fivePlaces = ['万', '千', '百', '十', '个'] as const;

/** The part of `names` from position `from` on, `length` long. */
export function windowOf(names: readonly string[], from: number, length: number, key: string): Window {
  const at = Array.from({ length }, (_, index) => from + index);
  return { key, at, names: names.slice(from, from + length) };
}

/** A set of digits as the whole content. */
export const digitSet = (min: number, max = 10): ContentShape => setContent(digits, min, max);

/** One non-empty set of digits per position. */
export const digitRows = (names: readonly string[]): ContentShape => groupsContent(names, digits, 1, 10);

/** One set of digits per position, of which at least `minNonempty` are filled. */
export const openDigitRows = (names: readonly string[], minNonempty: number): ContentShape =>
  groupsContent(names, digits, 0, 10, minNonempty);

/** Lines of digits. */
export const digitLines = (length: number, order: LineOrder, pattern?: LinePattern) => ({
  length,
  tokens: digits,
  order,
  ...(pattern === undefined ? {} : { pattern }),
});

/** Single entry of digits as the whole content. */
export const digitLinesContent = (length: number, order: LineOrder, pattern?: LinePattern): ContentShape =>
  linesContent(digitLines(length, order, pattern));
