import type { Content } from '../content/parse.ts';
import { familyFacts } from '../families/all-facts.ts';
import type { PlayItem } from '../families/declare.ts';
import type { Draw, LhcDraw } from '../families/draw.ts';
import type { DrawZone, JackpotShape } from '../families/facts.ts';
import { chooseBig } from '../math/choose.ts';
import type { DrawSpace } from './draw-space.ts';

type Weighted = readonly [Draw, bigint];

/**
 * Draw spaces that are too large to walk, divided into classes that a content cannot distinguish. Each class has one draw as
 * representative, weighted by the size of the class. `undefined` for items that need another proof.
 */
export function classSpaceOf(item: PlayItem, content: Content): DrawSpace | undefined {
  const { id, family } = item;
  if (family === 'kl8') {
    if (/sum|elements/.test(id)) return undefined;
    if (/upper|odd-even|front-back/.test(id)) return () => halfClasses(/odd-even/.test(id));
    return () => setClasses(mentioned(content), 80, 20);
  }
  if (family === 'kl10' && /link2/.test(id)) return () => orderClasses(mentioned(content), 20, 8);
  if (family === 'lhc') return lhcSpace(id, content);
  const { shape } = familyFacts[family];
  if (shape.form !== 'jackpot') return undefined;
  if (shape.sameDrum) return () => bonusClasses(mentioned(content), shape.main);
  const [mains, extras] = zonesOf(item, content);
  return () => drumClasses(mains, extras, shape);
}

function lhcSpace(id: string, content: Content): DrawSpace | undefined {
  if (/parlay|total-sides|position|special\.|color\.(special|half)|zodiac\.(special|joint)/.test(id))
    return undefined;
  if (/seven/.test(id)) return colorClasses;
  if (/zodiac\.main/.test(id)) return () => groupClasses(bySignOf, 6);
  if (/tail/.test(id)) return () => groupClasses((number) => number % 10, 7);
  if (/zodiac/.test(id)) return () => groupClasses(bySignOf, 7);
  return () => specialClasses(mentioned(content));
}

function mentioned(content: Content): readonly number[] {
  const text = typeof content === 'string' ? content : Object.values(content).join();
  return [...new Set((text.match(/\d+/g) ?? []).map(Number))];
}

/** Main and extra numbers that occur in a content of two drums. */
function zonesOf({ id }: PlayItem, content: Content): readonly [readonly number[], readonly number[]] {
  const unique = (texts: readonly string[]): readonly number[] => [
    ...new Set(texts.flatMap((text) => mentioned(text))),
  ];
  if (typeof content !== 'string') {
    const zoned = Object.entries(content).map(([key, text]) =>
      key === 'list' ? ['', text] : text.split('|'),
    );
    return [unique(zoned.map(([main = '']) => main)), unique(zoned.map(([, extra = '']) => extra))];
  }
  if (!id.endsWith('single'))
    return [mentioned(content.split('|')[0] ?? ''), mentioned(content.split('|')[1] ?? '')];
  const picks = /^ssq/.test(id) ? 6 : 5;
  const lines = content.split('|').map((line) => line.split(','));
  return [
    unique(lines.map((line) => line.slice(0, picks).join())),
    unique(lines.map((line) => line.slice(picks).join())),
  ];
}

/** Numbers 1 to `of` that are not among the given numbers. */
function others(given: readonly number[], of: number): readonly number[] {
  return Array.from({ length: of }, (_, index) => index + 1).filter((number) => !given.includes(number));
}

function* subsetsOf(numbers: readonly number[]): Generator<readonly number[]> {
  for (let mask = 0; mask < 1 << numbers.length; mask++)
    yield numbers.filter((_, index) => (mask >> index) & 1);
}

/** Classes by which numbers of the content are drawn. */
function* setClasses(
  numbers: readonly number[],
  of: number,
  drawn: number,
): Generator<Weighted & readonly [readonly number[], bigint]> {
  const rest = others(numbers, of);
  for (const hit of subsetsOf(numbers)) {
    if (hit.length > drawn || drawn - hit.length > rest.length) continue;
    yield [[...hit, ...rest.slice(0, drawn - hit.length)], chooseBig(rest.length, drawn - hit.length)];
  }
}

function* drumClasses(
  mains: readonly number[],
  extras: readonly number[],
  { main, extra }: JackpotShape,
): Generator<Weighted> {
  for (const [mainDraw, mainWeight] of setClasses(mains, main.to, main.count)) {
    for (const [extraDraw, extraWeight] of setClasses(extras, extra.to, extra.count)) {
      yield [{ main: mainDraw, extra: extraDraw }, mainWeight * extraWeight];
    }
  }
}

/** One drum: the bonus is a number of the content that is not a main number, or any other number. */
function* bonusClasses(numbers: readonly number[], { to, count }: DrawZone): Generator<Weighted> {
  for (const [main, weight] of setClasses(numbers, to, count)) {
    const missed = numbers.filter((number) => !main.includes(number));
    for (const bonus of missed) yield [{ main, extra: [bonus] }, weight];
    const free = others([...numbers, ...main], to);
    const [bonus] = free;
    if (bonus !== undefined) yield [{ main, extra: [bonus] }, weight * BigInt(to - count - missed.length)];
  }
}

/** LHC: classes by which numbers of the content are main numbers, and which one is special. */
function* specialClasses(numbers: readonly number[]): Generator<Weighted> {
  for (const [main, weight] of setClasses(numbers, 49, 6)) {
    const missed = numbers.filter((number) => !main.includes(number));
    for (const special of missed) yield [{ main, special, year: 'rat' }, weight];
    const [special] = others([...numbers, ...main], 49);
    if (special !== undefined)
      yield [{ main, special, year: 'rat' }, weight * BigInt(49 - 6 - missed.length)];
  }
}

/** Classes by the positions of the content's numbers in a draw whose order matters. */
function* orderClasses(numbers: readonly number[], of: number, drawn: number): Generator<Weighted> {
  const rest = others(numbers, of);
  const place = function* (index: number, draw: readonly (number | undefined)[]): Generator<Weighted> {
    const number = numbers[index];
    if (number === undefined) {
      const free = draw.filter((one) => one === undefined).length;
      let weight = 1n;
      for (let i = 0; i < free; i++) weight *= BigInt(rest.length - i);
      let next = 0;
      yield [draw.map((one) => one ?? rest[next++] ?? 0), weight];
      return;
    }
    yield* place(index + 1, draw);
    for (const [position, one] of draw.entries())
      if (one === undefined) yield* place(index + 1, draw.with(position, number));
  };
  yield* place(0, new Array<number | undefined>(drawn).fill(undefined));
}

/** KL8: classes by how many numbers of one half are drawn. */
function* halfClasses(odd: boolean): Generator<Weighted> {
  const half = (first: boolean): readonly number[] =>
    Array.from({ length: 80 }, (_, index) => index + 1).filter(
      (number) => (odd ? number % 2 === 1 : number <= 40) === first,
    );
  for (let found = 0; found <= 20; found++) {
    yield [
      [...half(true).slice(0, found), ...half(false).slice(0, 20 - found)],
      chooseBig(40, found) * chooseBig(40, 20 - found),
    ];
  }
}

const bySignOf = (number: number): number => (number - 1) % 12;

/** LHC: classes by how many of the numbers read belong to each group; the other numbers are arbitrary. */
function* groupClasses(groupOf: (number: number) => number, drawn: 6 | 7): Generator<Weighted> {
  const all = Array.from({ length: 49 }, (_, index) => index + 1);
  const groups = [...new Set(all.map(groupOf))].map((group) =>
    all.filter((number) => groupOf(number) === group),
  );
  const spread = function* (index: number, taken: readonly number[], weight: bigint): Generator<Weighted> {
    const group = groups[index];
    if (group === undefined) {
      if (taken.length === drawn) yield [drawFrom(taken), weight];
      return;
    }
    for (let count = 0; count <= Math.min(group.length, drawn - taken.length); count++) {
      yield* spread(index + 1, [...taken, ...group.slice(0, count)], weight * chooseBig(group.length, count));
    }
  };
  yield* spread(0, [], 1n);
}

function drawFrom(numbers: readonly number[]): LhcDraw {
  const special = numbers[6] ?? others(numbers, 49)[0] ?? 1;
  return { main: numbers.slice(0, 6), special, year: 'horse' };
}

const red = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blue = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];

/** LHC: classes by colours of the main numbers and of the special number. */
function* colorClasses(): Generator<Weighted> {
  const green = others([...red, ...blue], 49);
  const colors = [red, blue, green];
  for (let reds = 0; reds <= 6; reds++) {
    for (let blues = 0; blues <= 6 - reds; blues++) {
      const counts = [reds, blues, 6 - reds - blues];
      const main = colors.flatMap((color, index) => color.slice(0, counts[index]));
      const weight = colors.reduce(
        (product, color, index) => product * chooseBig(color.length, counts[index] ?? 0),
        1n,
      );
      for (const [index, color] of colors.entries()) {
        const special = color[counts[index] ?? 0];
        if (special !== undefined)
          yield [{ main, special, year: 'rat' }, weight * BigInt(color.length - (counts[index] ?? 0))];
      }
    }
  }
}
