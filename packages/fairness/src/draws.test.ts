import { expect, test } from 'vitest';
import {
  computeDraw,
  DRAW_FAMILIES,
  type DrawFamily,
  type DrawResult,
  drawStream,
  sha256,
  toHex,
  u32,
} from './index.ts';

const hashOf = (n: number, salt: number) => toHex(sha256(Uint8Array.of(...u32(n), salt)));
const drawOf = (family: DrawFamily, n: number): DrawResult =>
  computeDraw(
    family,
    {
      lottery: `${family}-1m`,
      issue: `20260101-${n}`,
      seed: hashOf(n, 0),
      round: n,
      randomness: hashOf(n, 1),
      betsRoot: hashOf(n, 2),
    },
    family === 'lhc' ? 'snake' : undefined,
  );

type Machine = {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly repeats?: boolean;
};
const list = (count: number, from: number, to: number, repeats = false): Machine => ({
  count,
  from,
  to,
  repeats,
});

/** The draw table of the rules: main list, then extra list. */
const TABLE: Record<DrawFamily, readonly Machine[]> = {
  ssc: [list(5, 0, 9, true)],
  p5: [list(5, 0, 9, true)],
  d3: [list(3, 0, 9, true)],
  pc28: [list(3, 0, 9, true)],
  k3: [list(3, 1, 6, true)],
  x5: [list(5, 1, 11)],
  pk10: [list(10, 1, 10)],
  kl8: [list(20, 1, 80)],
  kl10: [list(8, 1, 20)],
  lhc: [list(6, 1, 49), list(1, 1, 49)],
  powerball: [list(5, 1, 69), list(1, 1, 26)],
  megamillions: [list(5, 1, 70), list(1, 1, 24)],
  'megamillions-old': [list(5, 1, 70), list(1, 1, 25)],
  euromillions: [list(5, 1, 50), list(2, 1, 12)],
  uklotto: [list(6, 1, 59), list(1, 1, 59)],
  ssq: [list(6, 1, 33), list(1, 1, 16)],
  dlt: [list(5, 1, 35), list(2, 1, 12)],
  'dlt-2019': [list(5, 1, 35), list(2, 1, 12)],
};

function partsOf(result: DrawResult): (readonly number[])[] {
  if ('special' in result) return [result.main, [result.special]];
  if ('main' in result) return [result.main, result.extra];
  return [result];
}

test.each(DRAW_FAMILIES)('every %s draw lies in its draw space, and all numbers occur', (family) => {
  const seen = TABLE[family].map(() => new Set<number>());
  for (let n = 1; n <= 400; n += 1) {
    const parts = partsOf(drawOf(family, n));
    expect(parts.map((part) => part.length)).toEqual(TABLE[family].map(({ count }) => count));
    parts.forEach((part, i) => {
      if (!TABLE[family][i]!.repeats) expect(new Set(part).size).toBe(part.length);
      for (const number of part) seen[i]!.add(number);
    });
  }
  seen.forEach((numbers, i) => {
    const { from, to } = TABLE[family][i]!;
    const sorted = [...numbers].sort((a, b) => a - b);
    expect([sorted[0], sorted.at(-1), sorted.length]).toEqual([from, to, to - from + 1]);
  });
});

test.each(['lhc', 'uklotto'] as const)('the last ball of %s is never among the main numbers', (family) => {
  for (let n = 1; n <= 400; n += 1) {
    const [main, last] = partsOf(drawOf(family, n));
    expect(main).not.toContain(last![0]);
  }
});

test('an lhc draw carries the given lunar year and throws without one', () => {
  expect(drawOf('lhc', 1)).toMatchObject({ year: 'snake' });
  const input = {
    lottery: 'lhc-5m',
    issue: '1',
    seed: hashOf(1, 0),
    round: 1,
    randomness: hashOf(1, 1),
    betsRoot: hashOf(1, 2),
  };
  expect(() => computeDraw('lhc', input)).toThrow(RangeError);
});

test('below skips words that would bias towards small numbers', () => {
  // For 2^31 + 1 half of all words are rejected. Folding them in would change the kept numbers at once.
  const n = 2 ** 31 + 1;
  const key = sha256(u32(1));
  const words = drawStream(key);
  const kept = Array.from({ length: 64 }, () => words.below(2 ** 32)).filter((x) => x < n);
  const stream = drawStream(key);
  expect(kept.map(() => stream.below(n))).toEqual(kept);
});

test.each([0, -1, 1.5, 2 ** 32 + 1])('below(%d) throws', (n) => {
  expect(() => drawStream(sha256(u32(1))).below(n)).toThrow(RangeError);
});
