import { familyFacts } from '../families/all-facts.ts';
import type { PlayItem } from '../families/declare.ts';
import type { Draw } from '../families/draw.ts';
import type { DrawZone } from '../families/facts.ts';

/** Representative draws for an item, each with the number of draws it represents. */
export type DrawSpace = () => Iterable<readonly [Draw, bigint]>;

/**
 * The draw space of an item: the whole space if it is small, else all arrangements of the positions that the item reads, or
 * all sets. `undefined` if neither is small enough.
 */
export function spaceOf({ id, family }: PlayItem): DrawSpace | undefined {
  switch (family) {
    case 'pk10':
      return pk10Space(id);
    case 'kl10':
      return kl10Space(id);
    case 'lhc':
      return lhcSpace(id);
  }
  const { shape } = familyFacts[family];
  return shape.form === 'list' ? listSpace(shape.zone, id) : undefined;
}

/** Ordered draws without repeats that are walked whole, at most. */
const walkMax = 60_000;

function listSpace({ count, from, to, repeats }: DrawZone, id: string): DrawSpace | undefined {
  if (repeats !== true) {
    const draws = range(to - from + 2 - count, to - from + 1).reduce((product, size) => product * size, 1);
    return draws > walkMax ? undefined : () => equalWeights(arrangements(to, count));
  }
  if (from === 0) return digitSpace(count, positionsRead(id, count));
  return () => equalWeights(tuples(range(from, to), count));
}

/** Positions that an item of digits reads; all positions if the id does not show them. */
function positionsRead(id: string, length: number): readonly number[] {
  const all = Array.from({ length }, (_, index) => index);
  const match = /\.(front|mid|back)(\d)/.exec(id);
  if (match === null) return all;
  const [, where, digits] = match;
  const from = where === 'mid' ? 1 : where === 'back' ? length - Number(digits) : 0;
  return all.slice(from, from + Number(digits));
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

function* equalWeights(draws: Iterable<Draw>): Generator<readonly [Draw, bigint]> {
  for (const draw of draws) yield [draw, 1n];
}

const digitSpace =
  (length: number, positions: readonly number[]): DrawSpace =>
  () =>
    equalWeights(digitDraws(length, positions));

function* digitDraws(length: number, positions: readonly number[]): Generator<readonly number[]> {
  for (const digits of tuples([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], positions.length)) {
    const draw = new Array<number>(length).fill(0);
    for (const [index, position] of positions.entries()) draw[position] = digits[index] ?? 0;
    yield draw;
  }
}

function* tuples(symbols: readonly number[], length: number): Generator<readonly number[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const first of symbols) for (const rest of tuples(symbols, length - 1)) yield [first, ...rest];
}

/** Ordered draws of `length` different numbers from 1 to `of`. */
function* arrangements(
  of: number,
  length: number,
  taken: readonly number[] = [],
): Generator<readonly number[]> {
  if (taken.length === length) {
    yield taken;
    return;
  }
  for (let number = 1; number <= of; number++) {
    if (!taken.includes(number)) yield* arrangements(of, length, [...taken, number]);
  }
}

/** Sets of `size` numbers out of 1 to `of`, ascending. */
function* sets(of: number, size: number, from = 1): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let number = from; number <= of - size + 1; number++) {
    for (const rest of sets(of, size - 1, number + 1)) yield [number, ...rest];
  }
}

/** The first three places decide most items. Longer fronts and dragons need more places than the test can walk. */
function pk10Space(id: string): DrawSpace | undefined {
  if (/front([4-9]|10)\.|dragon|rank|ball|locate/.test(id)) return undefined;
  return () => equalWeights(completed(arrangements(10, 3), 10));
}

function* completed(starts: Iterable<readonly number[]>, of: number): Generator<readonly number[]> {
  const all = Array.from({ length: of }, (_, index) => index + 1);
  for (const start of starts) yield [...start, ...all.filter((number) => !start.includes(number))];
}

/** All sets if order is irrelevant; all arrangements of three if only the first three places count. */
function kl10Space(id: string): DrawSpace | undefined {
  if (/front3|first/.test(id)) return () => equalWeights(arrangements(20, 3));
  if (/any\d|link\d$|any-number|sum-sides/.test(id)) return () => equalWeights(sets(20, 8));
  return undefined;
}

/** Items that read the special number, or one main number at a time; other items have proofs of their own by classes. */
function lhcSpace(id: string): DrawSpace | undefined {
  if (!/special\.|color\.(special|half)|zodiac\.(special|joint)|main\.position/.test(id)) return undefined;
  return () =>
    equalWeights(
      Array.from({ length: 49 }, (_, index) => {
        const special = index + 1;
        const main = Array.from({ length: 6 }, (_unused, i) => ((special + i) % 49) + 1);
        return { main, special, year: 'horse' };
      }),
    );
}

/** All draws of `length` digits. */
export const tupleDraws = (length: number): Iterable<readonly [Draw, bigint]> =>
  equalWeights(tuples([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], length));

/** All orders of 1 to `size`. Yields the same array each time, changed in place. */
export function* permutations(size: number): Generator<readonly number[]> {
  const order = Array.from({ length: size }, (_, index) => index + 1);
  const counters = new Array<number>(size).fill(0);
  yield order;
  for (let i = 0; i < size; ) {
    const counter = counters[i] ?? 0;
    if (counter < i) {
      const j = i % 2 === 0 ? 0 : counter;
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
      yield order;
      counters[i] = counter + 1;
      i = 0;
    } else {
      counters[i] = 0;
      i++;
    }
  }
}
