import { drawStream } from '@tessera/fairness';
import { amountOf } from '@tessera/protocol/money';
import { expect, test } from 'vitest';
import {
  BACCARAT_SPOTS,
  baccarat,
  baccaratChances,
  bankerDraws,
  CRASH_MOST,
  combinations,
  crashPoint,
  crashRtp,
  DICE_WINS,
  DRAGON_FREE,
  DRAGON_PAYS,
  DRAGON_STRIPS,
  DRAGON_SYMBOLS,
  dice,
  dragon,
  dragonWins,
  FISH,
  FISH_IDS,
  FRUIT_STRIPS,
  type Fraction,
  fishChance,
  fishing,
  fraction,
  fruit,
  fruitGrid,
  fruitWins,
  minesFactor,
  minesLayout,
  minesOpenMost,
  minesRtp,
  PLINKO_RISKS,
  percentOf,
  playerDraws,
  plinko,
  plinkoPays,
  ppmOf,
  type Stream,
  windowAt,
} from './index.ts';

const stake = amountOf(10_000n);

/** A stream whose `below` returns the given numbers in turn. */
const fed = (...numbers: number[]): Stream => {
  const rest = [...numbers];
  return { below: () => rest.shift()! };
};

const expectFair = (rtp: Fraction) => {
  expect(ppmOf(rtp)).toBeGreaterThanOrEqual(940_000);
  expect(ppmOf(rtp)).toBeLessThanOrEqual(990_000);
};

test('[RP10] crash has the same return for every cashout: all words of a small range counted, the formula for 2^32', () => {
  const words = 20_000;
  const points = Array.from({ length: words }, (_, word) => crashPoint(word, words));
  for (const target of [101, 150, 200, 1_234, 10_000, CRASH_MOST]) {
    const reached = points.filter((point) => point >= target).length;
    expect(crashRtp(target, words)).toEqual(fraction(BigInt(target * reached), BigInt(100 * words)));
    expectFair(crashRtp(target));
    expect(percentOf(crashRtp(target))).toMatch(/^96\.99|97\.00$/);
  }
});

test('[RP10] dice: every roll of chosen targets counted; every target returns 97 to 98 percent', () => {
  for (const choice of [
    { over: true, target: 500 },
    { over: false, target: 5_000 },
    { over: true, target: 9_900 },
  ]) {
    let sum = 0n;
    for (let roll = 0; roll < 10_000; roll += 1) sum += dice.play(fed(roll), choice, stake, null).payout;
    expect(dice.rtp(choice)).toEqual(fraction(sum, 10_000n * stake));
  }
  for (let target = DICE_WINS.min; target <= DICE_WINS.max; target += 1) {
    const rtp = dice.rtp({ over: false, target });
    expect(rtp.num * 100n >= rtp.den * 97n && rtp.num * 100n <= rtp.den * 98n).toBe(true);
  }
});

test('[RP10] mines: every board of up to three mines counted; every stopping point returns 96 to 97 percent', () => {
  for (const [count, opened] of [
    [1, 5],
    [2, 3],
    [3, 7],
  ] as const) {
    const boards = boardsOf(count);
    const safe = boards.filter((board) => board.every((mine) => mine >= opened)).length;
    const factor = minesFactor(count, opened);
    expect(BigInt(boards.length)).toBe(combinations(25, count));
    expect(minesRtp(count, opened)).toEqual(fraction(BigInt(factor * safe), BigInt(100 * boards.length)));
  }
  for (let count = 1; count <= 24; count += 1) {
    for (let opened = 1; opened <= minesOpenMost(count); opened += 1) {
      const rtp = minesRtp(count, opened);
      expect(rtp.num * 100n > rtp.den * 96n && rtp.num * 100n <= rtp.den * 97n).toBe(true);
    }
  }
});

test('the requested number of mines lie on different cells', () => {
  const stream = drawStream(new Uint8Array(32));
  for (const count of [1, 12, 24]) {
    const laid = minesLayout(stream, count);
    expect(new Set(laid).size).toBe(count);
    expect(laid.every((field) => field >= 0 && field < 25)).toBe(true);
  }
});

test('[RP10] plinko: every path counted on boards of 8 rows, the binomial formula for all', () => {
  for (const risk of PLINKO_RISKS) {
    let sum = 0n;
    for (let path = 0; path < 256; path += 1) {
      const turns = Array.from({ length: 8 }, (_, row) => (path >> row) & 1);
      sum += plinko.play(fed(...turns), { rows: 8, risk }, stake, null).payout;
    }
    expect(plinko.rtp({ rows: 8, risk })).toEqual(fraction(sum, 256n * stake));
    for (let rows = 8; rows <= 16; rows += 1) {
      const pays = plinkoPays(risk, rows);
      expect(pays).toEqual(pays.toReversed());
      expect(pays).toHaveLength(rows + 1);
      expectFair(plinko.rtp({ rows, risk }));
    }
  }
});

test('[RP10] fruit: counting all 13 824 screens gives the same return as the symbol counts', () => {
  let sum = 0;
  const [a, b, c] = FRUIT_STRIPS.map((strip) => strip.length) as [number, number, number];
  for (let one = 0; one < a; one += 1)
    for (let two = 0; two < b; two += 1)
      for (let three = 0; three < c; three += 1)
        for (const win of fruitWins(fruitGrid([one, two, three]))) sum += win.factor;
  expect(fruit.rtp({})).toEqual(fraction(BigInt(sum), BigInt(100 * a * b * c)));
  expect(fruit.rtp({})).toEqual(fraction(3305n, 3456n));
});

test('[RP10] dragon: counting all combinations of symbols per reel agrees with the closed form', () => {
  // A win depends on how often each reel shows the symbol: four counts per reel, weighted by the stops that show them.
  let base = fraction(0n);
  for (const symbol of DRAGON_SYMBOLS) {
    const weights = DRAGON_STRIPS.map((strip) =>
      [0, 1, 2, 3].map(
        (times) =>
          strip.filter(
            (_, stop) =>
              windowAt(strip, stop).filter((face) => face === symbol || face === 'wild').length === times,
          ).length,
      ),
    );
    let sum = 0n;
    for (let code = 0; code < 4 ** 5; code += 1) {
      const counts = [0, 1, 2, 3, 4].map((reel) => (code >> (2 * reel)) & 3);
      const weight = counts.reduce((product, count, reel) => product * weights[reel]![count]!, 1);
      const run = counts.includes(0) ? counts.indexOf(0) : 5;
      if (run < 3) continue;
      const ways = counts.slice(0, run).reduce((product, count) => product * count, 1);
      sum += BigInt(weight) * BigInt(ways * DRAGON_PAYS[symbol][run - 3]!);
    }
    base = fraction(base.num * (100n * 30n ** 5n) + sum * base.den, base.den * 100n * 30n ** 5n);
  }
  // Each reel has one gong, so it shows a gong in 3 of 30 stops.
  const shown = [0, 1, 2, 3, 4, 5].map((k) => combinations(5, k) * 3n ** BigInt(k) * 27n ** BigInt(5 - k));
  const free = fraction(shown[3]! + shown[4]! + shown[5]!, 30n ** 5n);
  const factor = BigInt(DRAGON_FREE.spins * DRAGON_FREE.times);
  const whole = fraction(base.num * (free.den + free.num * factor), base.den * free.den);
  expect(dragon.rtp({})).toEqual(whole);
  expect(percentOf(whole)).toBe('95.64');
});

test('a dragon screen pays each way once, with wilds for every symbol, and double in a free spin', () => {
  const grid = [
    ['dragon', 'wave', 'dragon'],
    ['wild', 'dragon', 'fan'],
    ['dragon', 'coin', 'coin'],
    ['fan', 'fan', 'fan'],
    ['wave', 'wave', 'wave'],
  ] as const;
  expect(dragonWins(grid)).toEqual([{ symbol: 'dragon', count: 3, ways: 4, factor: 600 }]);
  expect(dragonWins(grid, 2)).toEqual([{ symbol: 'dragon', count: 3, ways: 4, factor: 1200 }]);
});

test('[RP10] baccarat: counting all deals of six ranks, weighted by points, agrees; the bets return the published rates', () => {
  const counted = { player: 0, banker: 0, tie: 0 };
  const ranks = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1];
  const points = ranks.map((_, value) => value);
  const two = new Map<number, number>();
  for (const a of points)
    for (const b of points) two.set((a + b) % 10, (two.get((a + b) % 10) ?? 0) + ranks[a]! * ranks[b]!);
  for (const [p, pw] of two)
    for (const [b, bw] of two)
      for (const third of points)
        for (const last of points) {
          const natural = p > 7 || b > 7;
          const draws = !natural && playerDraws(p);
          const banks = !natural && bankerDraws(b, draws ? third : undefined);
          const lead = (draws ? (p + third) % 10 : p) - (banks ? (b + last) % 10 : b);
          counted[lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie'] +=
            pw * bw * ranks[third]! * ranks[last]!;
        }
  for (const spot of BACCARAT_SPOTS) {
    expect(baccaratChances()[spot]).toEqual(fraction(BigInt(counted[spot]), 13n ** 6n));
    expectFair(baccarat.rtp({ [spot]: '1' }));
  }
  expect(BACCARAT_SPOTS.map((spot) => percentOf(baccarat.rtp({ [spot]: '1' })))).toEqual([
    '98.77',
    '98.93',
    '95.42',
  ]);
});

test('[RP10] fishing: a bullet at any fish returns 96 percent', () => {
  for (const fish of FISH_IDS) {
    const { wins, of } = fishChance(fish);
    expect(fraction(BigInt(wins * FISH[fish]), BigInt(of * 100))).toEqual(fraction(96n, 100n));
    const caught = fishing.play(fed(wins - 1), { targets: [fish] }, stake, null);
    const missed = fishing.play(fed(wins), { targets: [fish] }, stake, null);
    expect([caught.payout, missed.payout]).toEqual([(stake * BigInt(FISH[fish])) / 100n, 0n]);
  }
});

function boardsOf(count: number, from = 0): number[][] {
  if (count === 0) return [[]];
  const boards: number[][] = [];
  for (let mine = from; mine < 25; mine += 1)
    for (const rest of boardsOf(count - 1, mine + 1)) boards.push([mine, ...rest]);
  return boards;
}
