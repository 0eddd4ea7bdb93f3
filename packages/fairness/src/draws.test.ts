import { readFileSync } from 'node:fs';
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

interface Machine {
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly repeats: boolean;
}

const docs = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');

/** The lists of numbers of each family, read from the table of the documentation: main list, then extra list. */
const TABLE: ReadonlyMap<string, readonly Machine[]> = new Map(
  [...docs.matchAll(/^\| (`[^|]+`) \| (.*(?:digits|dice|pick)\(.*) \|$/gm)].flatMap(([, families, result]) =>
    [...families!.matchAll(/`([^`]+)`/g)].map(([, family]) => [family!, machinesOf(result!)] as const),
  ),
);

function machinesOf(result: string): readonly Machine[] {
  const machines = [...result.matchAll(/(digits|dice|pick)\((\d+)(?:, (\d+))?\)/g)].map(
    ([, name, count, of]) => machineOf(name!, Number(count), Number(of)),
  );
  // The seventh ball of one machine is the second list.
  const [drum] = machines;
  return drum && result.includes('first six')
    ? [
        { ...drum, count: 6 },
        { ...drum, count: 1 },
      ]
    : machines;
}

function machineOf(name: string, count: number, of: number): Machine {
  if (name === 'pick') return { count, from: 1, to: of, repeats: false };
  return name === 'digits'
    ? { count, from: 0, to: 9, repeats: true }
    : { count, from: 1, to: 6, repeats: true };
}

test('[N1] the table of the documentation has exactly the families of the protocol', () => {
  expect([...TABLE.keys()].toSorted()).toEqual(DRAW_FAMILIES.toSorted());
});

function partsOf(result: DrawResult): (readonly number[])[] {
  if ('special' in result) return [result.main, [result.special]];
  if ('main' in result) return [result.main, result.extra];
  return [result];
}

test.each(DRAW_FAMILIES)('every %s draw lies in its draw space, and all numbers occur', (family) => {
  const machines = TABLE.get(family) ?? [];
  const seen = machines.map(() => new Set<number>());
  for (let n = 1; n <= 400; n += 1) {
    const parts = partsOf(drawOf(family, n));
    expect(parts.map((part) => part.length)).toEqual(machines.map(({ count }) => count));
    parts.forEach((part, i) => {
      if (!machines[i]!.repeats) expect(new Set(part).size).toBe(part.length);
      for (const number of part) seen[i]!.add(number);
    });
  }
  seen.forEach((numbers, i) => {
    const { from, to } = machines[i]!;
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
