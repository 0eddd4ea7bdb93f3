import { type Amount, amountOf } from '@tessera/protocol/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rewardStream } from '../draw.ts';
import { slicesDue } from '../slices.ts';
import { testDraw } from '../testing/test-draw.ts';
import { EXAMPLE_PLAYS, edgeOf, type Play, payoutOf, toNumber } from './play.ts';
import { barsOf, chanceBelow, quantile } from './spread.ts';
import { type Task, walk } from './walk.ts';

const PLAYERS = process.env.TRUST === 'full' ? 20_000 : 2_000;
const UNITS = 10_000n;
const whole = (units: number): Amount => amountOf(BigInt(units) * UNITS);

/** A bet of one unit that doubles with the chance `num` / `den`. */
const doubling = (num: bigint, den: bigint): Play => ({
  stake: whole(1),
  chance: { num, den },
  odds: { num: 2n, den: 1n },
});

/** Money for `lives` lost bets, `bets` bets required, no bonus: a simple random walk. */
const simple = (lives: number, bets: number): Task => ({
  capital: whole(lives),
  bonus: whole(0),
  required: whole(bets),
});

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** Chance that the walk first reaches 0 from `lives` with the bet `n`: lives/n · C(n, (n+lives)/2) (ballot theorem). */
function ruinAt(n: number, lives: number, win: number): number {
  if (n < lives || (n - lives) % 2 !== 0) return 0;
  const lost = (n + lives) / 2;
  return (lives / n) * choose(n, lost) * (1 - win) ** lost * win ** (n - lost);
}

test.each([
  [1, 1, 1n, 2n],
  [1, 2, 1n, 2n],
  [3, 40, 1n, 2n],
  [5, 41, 49n, 100n],
  [10, 100, 3n, 10n],
  [4, 60, 3n, 5n],
] as const)('%i lives, %i bets, chance %i/%i: the ruin of the classic gambler', (lives, bets, num, den) => {
  const win = Number(num) / Number(den);
  // The last bet needs money before it, not after it.
  let ruin = 0;
  for (let n = 1; n < bets; n += 1) ruin += ruinAt(n, lives, win);
  expect(walk(simple(lives, bets), doubling(num, den)).finish).toBeCloseTo(1 - ruin, 12);
});

test('a long walk with an advantage is ruined with the chance (q/p)^lives', () => {
  const { finish } = walk(simple(3, 5_000), doubling(3n, 5n));
  expect(finish).toBeCloseTo(1 - (2 / 3) ** 3, 10);
});

test('without ruin the ends are binomial', () => {
  const { ends, finish } = walk(simple(10, 10), doubling(1n, 4n));
  expect(finish).toBeCloseTo(1, 12);
  expect(ends).toHaveLength(11);
  for (const [wins, { result, chance }] of ends.entries()) {
    expect(result).toBe(whole(2 * wins - 10));
    expect(chance).toBeCloseTo(choose(10, wins) * 0.25 ** wins * 0.75 ** (10 - wins), 12);
  }
});

/** One player's walk, bet by bet. */
function play({ capital, bonus, required }: Task, { stake, odds }: Play, won: () => boolean) {
  let money = capital;
  let staked = whole(0);
  while (staked < required) {
    const next = amountOf(required - staked < stake ? required - staked : stake);
    if (money < next) return { finished: false, result: amountOf(money - capital) };
    const before = slicesDue(bonus, required, staked);
    staked = amountOf(staked + next);
    money = amountOf(
      money - next + (won() ? payoutOf(next, odds) : 0n) + slicesDue(bonus, required, staked) - before,
    );
  }
  return { finished: true, result: amountOf(money - capital) };
}

test.each([
  ['an even chance, money for 20 bets', 40, EXAMPLE_PLAYS[0]],
  ['a chance of 1 in 10, money for 50 bets', 100, EXAMPLE_PLAYS[1]!],
] as const)(`${PLAYERS} simulated players agree: %s`, (name, units, style) => {
  const task = { capital: whole(units), bonus: whole(30), required: whole(301) };
  const stream = rewardStream(testDraw(name, 0));
  const den = Number(style.chance.den);
  const runs = Array.from({ length: PLAYERS }, () => play(task, style, () => stream.below(den) === 0));
  const walked = walk(task, style);
  const off = (count: number, chance: number) =>
    Math.abs(count / PLAYERS - chance) / Math.sqrt((chance * (1 - chance)) / PLAYERS);
  expect(off(runs.filter(({ finished }) => finished).length, walked.finish)).toBeLessThan(4);
  expect(walked.finish).toBeLessThan(0.99);
  for (const bound of [whole(-30), whole(0), whole(30)]) {
    const below = runs.filter(({ result }) => result < bound).length;
    expect(off(below, chanceBelow(walked.ends, bound))).toBeLessThan(4);
  }
  const known = new Set(walked.ends.map(({ result }) => result));
  expect(runs.every(({ result }) => known.has(result))).toBe(true);
});

const tasks = fc.record({
  capital: fc.integer({ min: 1, max: 60 }).map(whole),
  bonus: fc.integer({ min: 0, max: 40 }).map(whole),
  required: fc.bigInt(1n, 1_000_000n).map(amountOf),
});
const styles = fc
  .record({ stake: fc.bigInt(10_000n, 60_000n), den: fc.bigInt(2n, 30n), percent: fc.bigInt(50n, 100n) })
  .map(
    ({ stake, den, percent }): Play => ({
      stake: amountOf(stake),
      chance: { num: 1n, den },
      odds: { num: den * percent, den: 100n },
    }),
  );

test('the ends are all there is: they sum to 1, none is below the worst case, and the mean is bonus less cost', () => {
  fc.assert(
    fc.property(tasks, styles, (task, style) => {
      const { ends, worst, finish, bets } = walk(task, style);
      expect(ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(ends.every(({ result }, at) => at === 0 || result > ends[at - 1]!.result)).toBe(true);
      expect(ends[0]!.result >= worst).toBe(true);
      expect(worst >= -task.capital || worst === task.bonus - task.required).toBe(true);
      const rich = walk({ ...task, capital: task.required }, style);
      expect(rich.finish).toBeCloseTo(1, 9);
      expect(finish).toBeLessThanOrEqual(rich.finish + 1e-9);
      const mean = rich.ends.reduce((sum, { result, chance }) => sum + Number(result) * chance, 0);
      const expected = Number(task.bonus) - Number(task.required) * toNumber(edgeOf(style));
      // Each payout is rounded down by less than one unit.
      expect(expected - mean).toBeGreaterThan(-0.01);
      expect(expected - mean).toBeLessThan(bets);
    }),
    { numRuns: 60 },
  );
});

test('more money never lowers the chance of finishing', () => {
  const chances = [2, 10, 20, 40, 80, 160].map(
    (units) =>
      walk({ capital: whole(units), bonus: whole(30), required: whole(300) }, EXAMPLE_PLAYS[1]!).finish,
  );
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
});

test('bars cover all ends once; no bar holds gains and losses', () => {
  fc.assert(
    fc.property(tasks, styles, (task, style) => {
      const { ends } = walk(task, style);
      const bars = barsOf(ends);
      expect(bars.length).toBeLessThanOrEqual(13);
      expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(bars[0]!.from).toBeNull();
      expect(bars.at(-1)!.to).toBeNull();
      for (const [at, { from, to }] of bars.entries()) {
        if (at > 0) expect(from).toBe(bars[at - 1]!.to);
        if (from !== null && to !== null) expect(from >= 0n || to <= 0n).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('quantiles of a few ends', () => {
  const ends = [
    { result: whole(-2), chance: 0.25 },
    { result: whole(1), chance: 0.5 },
    { result: whole(9), chance: 0.25 },
  ];
  expect([0, 0.25, 0.26, 0.75, 0.76, 1].map((share) => quantile(ends, share) / UNITS)).toEqual([
    -2n,
    -2n,
    1n,
    1n,
    9n,
    9n,
  ]);
});

test.each([
  ['no stake', simple(1, 1), { ...doubling(1n, 2n), stake: whole(0) }],
  ['no requirement', simple(1, 0), doubling(1n, 2n)],
  ['too many bets', simple(1, 50_001), doubling(1n, 2n)],
])('%s is refused', (_, task, style) => {
  expect(() => walk(task, style)).toThrow(RangeError);
});
