import type { Draw } from '../families/draw.ts';

/**
 * Columns of a trend: `place` one number at one position, `spread` several numbers at any position, `sum` a total (in steps if
 * it has many values), `words` one word out of a few.
 */
export type TrendKind = 'place' | 'spread' | 'sum' | 'words';

/** A block of columns of a trend. Each draw hits one column, or several in a spread. */
export interface TrendZone {
  /** Unique within a family; for `words` the key of the draw's attribute. */
  readonly key: string;
  readonly kind: TrendKind;
  /** Name of the position as in the played items, such as `万` or `冠军`. */
  readonly label?: string;
  /** Text of each column: a number, or a word of the rules. */
  readonly columns: readonly string[];
  /** Columns hit by a draw, from 0; a column hit twice is listed twice. */
  hits(draw: Draw): readonly number[];
  /** The displayed value of a hit when a column covers several values. */
  exact?(draw: Draw): string;
}

/** Numbers from one to another, both included, as texts. */
export const numberColumns = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** The number at one position; `read` returns the numbers of a draw in order. */
export function placeZone(
  label: string,
  index: number,
  [from, to]: readonly [number, number],
  read: (draw: Draw) => readonly number[],
): TrendZone {
  return {
    key: `place-${index + 1}`,
    kind: 'place',
    label,
    columns: numberColumns(from, to),
    hits: (draw) => [(read(draw)[index] ?? from) - from],
  };
}

/** The numbers at all positions. */
export const placeZones = (
  names: readonly string[],
  range: readonly [number, number],
  read: (draw: Draw) => readonly number[],
): readonly TrendZone[] => names.map((name, index) => placeZone(name, index, range, read));

/** Every drawn number, at any position. */
export function spreadZone(
  key: string,
  [from, to]: readonly [number, number],
  read: (draw: Draw) => readonly number[],
): TrendZone {
  return {
    key,
    kind: 'spread',
    columns: numberColumns(from, to),
    hits: (draw) => read(draw).map((number) => number - from),
  };
}

/** Most columns of a sum; a sum with more values is shown in steps. */
const SUM_COLUMNS_MAX = 46;
const STEPS = 24;

/** A total of numbers between two bounds, both included. */
export function sumZone(
  key: string,
  [from, to]: readonly [number, number],
  total: (draw: Draw) => number,
): TrendZone {
  const values = to - from + 1;
  const step = values <= SUM_COLUMNS_MAX ? 1 : Math.ceil(values / STEPS);
  const columns = Array.from({ length: Math.ceil(values / step) }, (_, index) => String(from + index * step));
  return {
    key,
    kind: 'sum',
    columns,
    hits: (draw) => [Math.floor((total(draw) - from) / step)],
    ...(step > 1 ? { exact: (draw: Draw) => String(total(draw)) } : {}),
  };
}

/** One word out of a few. */
export function wordZone(key: string, words: readonly string[], wordOf: (draw: Draw) => string): TrendZone {
  return { key, kind: 'words', columns: words, hits: (draw) => [words.indexOf(wordOf(draw))] };
}
