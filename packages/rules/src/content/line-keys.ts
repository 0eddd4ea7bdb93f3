import { choose } from '../math/choose.ts';
import type { LinesField } from './shape.ts';
import { tokenCount } from './shape.ts';

/** Maps lines to integers below 2^53. Two lines have equal keys exactly when they are the same bet. */
export interface LineKeys {
  /** Keys are 0 to `space - 1`. */
  readonly space: number;
  /** Sorts the order-free parts of the line at `offset` in place. */
  normalise(values: Uint8Array, offset: number): void;
  /** Key of a normalised line. */
  keyOf(values: ArrayLike<number>, offset: number): number;
}

/**
 * Keys for one single-entry field. Ordered lines and lines with repeats are numbers in the base of their alphabet. Lines of
 * different tokens use their rank among the combinations, which keeps ten numbers of eighty below 2^53.
 */
export function lineKeys(field: KeyedField): LineKeys {
  const known = keysOfField.get(field);
  if (known !== undefined) return known;
  const keys = buildKeys(field);
  keysOfField.set(field, keys);
  return keys;
}

type KeyedField = Pick<LinesField, 'length' | 'tokens' | 'order' | 'extra'>;

/** Key tables, built once per declared field. */
const keysOfField = new WeakMap<KeyedField, LineKeys>();

function buildKeys(field: KeyedField): LineKeys {
  const base = tokenCount(field.tokens);
  const first = 'words' in field.tokens ? 0 : field.tokens.from;
  if (field.order === 'ordered' || field.order === 'ordered-different') {
    return positional(field.length, base, first, false);
  }
  if (field.order === 'unordered') return positional(field.length, base, first, true);
  if (field.extra === undefined) return combination(field.length, base, first);
  const extraFirst = 'words' in field.extra.tokens ? 0 : field.extra.tokens.from;
  return zones(
    combination(field.length - field.extra.count, base, first),
    combination(field.extra.count, tokenCount(field.extra.tokens), extraFirst),
    field.length - field.extra.count,
  );
}

/** Sorts `length` values from `offset` on. Insertion sort, because lines are short. */
export function sortLine(values: Uint8Array, offset: number, length: number): void {
  for (let i = offset + 1; i < offset + length; i++) {
    const value = values[i] ?? 0;
    let j = i - 1;
    while (j >= offset && (values[j] ?? 0) > value) {
      values[j + 1] = values[j] ?? 0;
      j--;
    }
    values[j + 1] = value;
  }
}

function positional(length: number, base: number, first: number, sorted: boolean): LineKeys {
  return {
    space: base ** length,
    normalise(values, offset) {
      if (sorted) sortLine(values, offset, length);
    },
    keyOf(values, offset) {
      let key = 0;
      for (let i = 0; i < length; i++) key = key * base + ((values[offset + i] ?? 0) - first);
      return key;
    },
  };
}

function combination(length: number, base: number, first: number): LineKeys {
  const ranks = Array.from({ length }, (_, i) =>
    Array.from({ length: base }, (_, value) => choose(value, i + 1)),
  );
  return {
    space: choose(base, length),
    normalise(values, offset) {
      sortLine(values, offset, length);
    },
    keyOf(values, offset) {
      let key = 0;
      for (let i = 0; i < length; i++) key += ranks[i]?.[(values[offset + i] ?? 0) - first] ?? 0;
      return key;
    },
  };
}

function zones(main: LineKeys, extra: LineKeys, mainLength: number): LineKeys {
  return {
    space: main.space * extra.space,
    normalise(values, offset) {
      main.normalise(values, offset);
      extra.normalise(values, offset + mainLength);
    },
    keyOf(values, offset) {
      return main.keyOf(values, offset) * extra.space + extra.keyOf(values, offset + mainLength);
    },
  };
}
