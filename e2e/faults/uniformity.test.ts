import { createHash, createHmac } from 'node:crypto';
import { DRAW_FAMILIES, type DrawFamily, drawFor, drawStream } from '@tessera/fairness';
import { type DrawZone, familyFacts } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { figure, rounds } from './report.ts';
import { binomialTail, chiSquareTail, uniformTail } from './statistics.ts';

/** N3. The keys were fixed before any run: the outcome is the same each time, and no run is repeated until it passes. */
const KEYS = rounds(8, 60);
const DRAWS = rounds(1_000, 20_000);
const PAIR_BINS = 8;

/** One drum of a draw: `balls` drawn of `of`, with or without replacement. Values are counted from 0. */
interface Drum {
  readonly balls: number;
  readonly of: number;
  readonly back: boolean;
}

const drumOf = ({ count, from, to, repeats = false }: DrawZone): Drum => ({
  balls: count,
  of: to - from + 1,
  back: repeats,
});

/** The drums of a family in the order of their numbers in a draw, as the rules know them. */
function drumsOf(family: DrawFamily): readonly Drum[] {
  const { shape } = familyFacts[family];
  if (shape.form === 'lhc') return [drumOf(shape.balls)];
  if (shape.form === 'jackpot') {
    const { main, extra, sameDrum } = shape;
    return sameDrum ? [drumOf({ ...main, count: main.count + extra.count })] : [drumOf(main), drumOf(extra)];
  }
  const drum = drumOf(shape.zone);
  // Where all balls are drawn only the first position can be uneven.
  return [!drum.back && drum.balls === drum.of ? { ...drum, balls: 1 } : drum];
}

/**
 * The draws of a family under a key, drum after drum. Numbers are shifted by `first`, the smallest number of the balls, to
 * count from 0.
 */
function drawsOf(family: DrawFamily, key: string): number[][] {
  const { shape } = familyFacts[family];
  const first = shape.form === 'list' ? shape.zone.from : 1;
  const secret = createHash('sha256').update(key).digest();
  return Array.from({ length: DRAWS }, (_, at) => {
    const seed = createHmac('sha256', secret).update(String(at)).digest();
    const drawn = drawFor(family, drawStream(seed), 'horse');
    const numbers =
      'main' in drawn ? [...drawn.main, ...('extra' in drawn ? drawn.extra : [drawn.special])] : drawn;
    return numbers.map((number) => number - first);
  });
}

/** p-value of the frequency of each value. Drawing without replacement reduces the variance, which the factor corrects. */
function countsTail(draws: readonly number[][], from: number, { balls, of, back }: Drum): number {
  const counts = new Array<number>(of).fill(0);
  for (const draw of draws) for (let i = from; i < from + balls; i += 1) counts[draw[i]!]! += 1;
  const expected = (draws.length * balls) / of;
  const spread = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquareTail(back ? spread : (spread * (of - 1)) / (of - balls), of - 1);
}

/** p-value of pairs: the first value of a draw and that of the next one, each assigned to one of a few equal bins. */
function pairsTail(draws: readonly number[][], from: number, { of }: Drum): number {
  const bins = Math.min(of, PAIR_BINS);
  const binOf = (value: number) => Math.floor((value * bins) / of);
  const share = new Array<number>(bins).fill(0);
  for (let value = 0; value < of; value += 1) share[binOf(value)]! += 1 / of;
  const pairs = Math.floor(draws.length / 2);
  const counts = new Map<number, number>();
  for (let i = 0; i < pairs; i += 1) {
    const cell = binOf(draws[2 * i]![from]!) * bins + binOf(draws[2 * i + 1]![from]!);
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  let spread = 0;
  for (let a = 0; a < bins; a += 1) {
    for (let b = 0; b < bins; b += 1) {
      const expected = pairs * share[a]! * share[b]!;
      spread += ((counts.get(a * bins + b) ?? 0) - expected) ** 2 / expected;
    }
  }
  return chiSquareTail(spread, bins * bins - 1);
}

/** p-values over all keys, by series: counts and pairs of each drum. */
function seriesOf(family: DrawFamily): Record<string, number> {
  const found: Record<string, number[]> = {};
  const add = (name: string, p: number) => {
    found[name] = [...(found[name] ?? []), p];
  };
  for (let key = 0; key < KEYS; key += 1) {
    const draws = drawsOf(family, `uniformity ${family} ${key}`);
    let from = 0;
    for (const [at, drum] of drumsOf(family).entries()) {
      add(`${family} drum ${at} counts`, countsTail(draws, from, drum));
      add(`${family} drum ${at} pairs`, pairsTail(draws, from, drum));
      from += drum.balls;
    }
  }
  return Object.fromEntries(Object.entries(found).map(([name, values]) => [name, uniformTail(values)]));
}

describe('[N3] draws are uniform', () => {
  test('over fixed keys, each game, drum by drum and pair by pair', () => {
    const tails = Object.assign({}, ...DRAW_FAMILIES.map(seriesOf)) as Record<string, number>;
    const all = Object.entries(tails);
    const low = all.filter(([, p]) => p <= 0.01);
    figure(
      'N3',
      `${all.length} series of ${KEYS} keys x ${DRAWS} draws: smallest KS p ${Math.min(...all.map(([, p]) => p)).toFixed(4)}, ${low.length} at or below 0.01`,
    );
    // Among many series, one in a hundred is expected below 0.01; significantly more, or one far below, is a failure.
    expect(binomialTail(low.length, all.length, 0.01)).toBeGreaterThan(0.001);
    expect(Math.min(...all.map(([, p]) => p))).toBeGreaterThan(1e-5);
  }, 2_400_000);

  test('a biased control, a byte modulo 49, is detected', () => {
    const values = Array.from({ length: KEYS }, (_, key) => {
      const draws = Array.from({ length: DRAWS }, (_, at) => {
        const bytes = createHmac('sha256', `control ${key}`).update(String(at)).digest();
        return [...bytes.subarray(0, 7)].map((byte) => byte % 49);
      });
      return countsTail(draws, 0, { balls: 7, of: 49, back: true });
    });
    expect(uniformTail(values)).toBeLessThan(0.01);
  });
});

describe('the statistical functions', () => {
  test.each([
    // Known quantiles: NIST/SEMATECH handbook, table of the chi-square distribution.
    [3.841, 1, 0.05],
    [16.919, 9, 0.05],
    [21.666, 9, 0.01],
    [67.505, 50, 0.05],
    [124.342, 100, 0.05],
  ])('chi-square %f of %i degrees has the tail %f', (value, degrees, tail) => {
    expect(chiSquareTail(value, degrees)).toBeCloseTo(tail, 4);
  });

  test('evenly spread p-values are uniform, clustered ones are not', () => {
    const even = Array.from({ length: 60 }, (_, i) => (i + 0.5) / 60);
    expect(uniformTail(even)).toBeGreaterThan(0.99);
    expect(uniformTail(even.map((p) => p * 0.6))).toBeLessThan(0.001);
    expect(binomialTail(1, 54, 0.01)).toBeCloseTo(1 - 0.99 ** 54, 10);
  });
});
