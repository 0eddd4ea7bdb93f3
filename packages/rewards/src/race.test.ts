import { amountOf, UNIT } from '@tessera/protocol/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestBet, countedBets, maskName, type RaceBet, raceBoard } from './race.ts';
import { termsOf } from './testing/terms-of.ts';

const terms = termsOf('race');
const bet = (id: number, stake: number, payout: number, day = '2026-11-28'): RaceBet => ({
  id: BigInt(id),
  day,
  at: Date.parse(day) + id * 1000,
  stake: amountOf(BigInt(Math.round(stake * 10_000))),
  payout: amountOf(BigInt(Math.round(payout * 10_000))),
});

test('the first 20 bets of each day count, a bet below the least stake does not', () => {
  const saturday = Array.from({ length: 30 }, (_, id) => bet(id, id === 3 ? 0.99 : 2, 0));
  const sunday = Array.from({ length: 5 }, (_, id) => bet(100 + id, 2, 0, '2026-11-29'));
  const counted = countedBets([...sunday, ...saturday].reverse(), terms);
  expect(counted).toHaveLength(25);
  expect(counted.map(({ id }) => Number(id))).toEqual([
    ...Array.from({ length: 21 }, (_, id) => id).filter((id) => id !== 3),
    ...[100, 101, 102, 103, 104],
  ]);
});

test('staking more does not help: neither a larger stake nor a bet after the twentieth', () => {
  const bets = Array.from({ length: 20 }, (_, id) => bet(id, 2, id === 7 ? 39 : 0));
  expect(bestBet(bets, terms)).toBe(bets[7]);
  expect(bestBet([...bets, bet(20, 2, 1950)], terms)).toBe(bets[7]);
  const larger = bets.map((one) => ({
    ...one,
    stake: amountOf(one.stake * 50n),
    payout: amountOf(one.payout * 50n),
  }));
  expect(raceBoard([{ who: 'a', bet: bestBet(larger, terms)! }], terms)[0]!.multiple).toBe(1950n);
});

test('without a paid bet a player has no row', () => {
  expect(bestBet([], terms)).toBeUndefined();
  expect(bestBet([bet(1, 2, 0)], terms)).toBeUndefined();
});

test('the published board: ranks, multiples, prizes and the tie by who was first', () => {
  const rows = raceBoard(
    [
      { who: 'm***7', bet: bet(2, 2, 390) },
      { who: '木***2', bet: bet(9, 10, 487.5) },
      { who: 'l***n', bet: bet(4, 2, 97.5) },
      { who: '青***鸟', bet: bet(1, 2, 1950) },
      { who: '海***o', bet: bet(3, 2, 195) },
    ],
    terms,
  );
  expect(rows.map(({ rank, who, multiple, prize }) => [rank, who, multiple, prize / UNIT])).toEqual([
    [1, '青***鸟', 97_500n, 888n],
    [2, 'm***7', 19_500n, 488n],
    [3, '海***o', 9_750n, 288n],
    [4, 'l***n', 4_875n, 48n],
    [5, '木***2', 4_875n, 48n],
  ]);
});

test('multiples compare exactly, not as they are shown', () => {
  const rows = raceBoard(
    [
      { who: 'shown 33.33, exact 33.333', bet: bet(1, 3, 100) },
      { who: 'shown 33.33, exact 33.3334', bet: bet(2, 3, 100.0002) },
    ],
    terms,
  );
  expect(rows.map(({ bet: { id } }) => id)).toEqual([2n, 1n]);
  expect(new Set(rows.map(({ multiple }) => multiple)).size).toBe(1);
});

test('the board is the same in whatever order players come, and never pays more than the pool', () => {
  const bets = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 500 })), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(bets, (given) => {
      const players = given.map(([stake, payout], id) => ({ who: id, bet: bet(id, stake, payout) }));
      const board = raceBoard(players, terms);
      expect(raceBoard(players.toReversed(), terms)).toEqual(board);
      expect(board.map(({ rank }) => rank)).toEqual(board.map((_, index) => index + 1));
      const paid = board.reduce((sum, { prize }) => sum + prize, 0n);
      if (players.length >= terms.prizes.length) expect(paid).toBe(terms.pool);
      else expect(paid < terms.pool).toBe(true);
    }),
  );
});

test.each([
  ['lin88', 'l***8'],
  ['青空鸟', '青***鸟'],
  ['ab', 'a***'],
  ['🂡bc', '🂡***c'],
  ['', '***'],
])('%o is shown as %o', (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
