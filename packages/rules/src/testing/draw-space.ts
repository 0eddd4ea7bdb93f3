import type { PlayedItem } from '../families/declare.ts';
import type { Draw } from '../families/draw.ts';

/** Representative draws for an item, each with the number of draws it represents. */
export type DrawSpace = () => Iterable<readonly [Draw, bigint]>;

/**
 * The draw space of an item: the whole space if it is small, else all arrangements of the positions that the item reads, or
 * all sets. `undefined` if neither is small enough.
 */
export function spaceOf({ id, family }: PlayedItem): DrawSpace | undefined {
  switch (family) {
    case 'ssc':
    case 'p5':
      return digitSpace(5, positionsRead(id, 5));
    case 'd3':
    case 'pc28':
      return digitSpace(3, [0, 1, 2]);
    case 'k3':
      return () => equalWeights(tuples([1, 2, 3, 4, 5, 6], 3));
    case 'x5':
      return () => equalWeights(arrangements(11, 5));
    case 'pk10':
      return pk10Space(id);
    case 'kl10':
      return kl10Space(id);
    case 'lhc':
      return lhcSpace(id);
    default:
      return undefined;
  }
}

/** Positions that an item of five digits reads; all positions if the id does not show them. */
function positionsRead(id: string, length: number): readonly number[] {
  const windows: Readonly<Record<string, readonly number[]>> = {
    front4: [0, 1, 2, 3],
    back4: [1, 2, 3, 4],
    front3: [0, 1, 2],
    mid3: [1, 2, 3],
    back3: [2, 3, 4],
    front2: [0, 1],
    back2: [3, 4],
  };
  const key = Object.keys(windows).find((name) => id.includes(`.${name}`));
  return key === undefined ? Array.from({ length }, (_, index) => index) : (windows[key] ?? []);
}

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
