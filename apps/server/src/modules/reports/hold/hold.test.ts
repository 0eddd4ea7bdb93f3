import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import { allFamilies, createRules, type Odds, type PlayItem, returnsOf } from '@tessera/rules';
import { beforeAll, expect, test } from 'vitest';
import { type DecidedBet, decide, seedProducts } from '../../../../test/decided-bets.ts';
import { useStore } from '../../../../test/kit.ts';
import { expectationOf } from './expectation.ts';
import { readHold, rootOf } from './read.ts';
import { rollUpHold } from './roll-up.ts';

const db = useStore();
const ZONE = 'Asia/Shanghai';
const UNIT = 10_000n;
const rules = createRules(allFamilies);
const itemOf = (id: string): PlayItem => rules.playItem(id)!;
beforeAll(() => seedProducts(db()));

const rollAll = async () => {
  while ((await db().store.tx((tx) => rollUpHold(tx, ZONE))).more);
};
const read = async () => {
  const today = dayIn(await db().clock.now(), ZONE);
  return readHold(db().store, { from: addDays(today, -29), to: today, currency: 'CNY' });
};

test('[R6.2] the mean is the return of the rules, and the variance of one line that of a coin with these odds', () => {
  const item = itemOf('ssc.star5.direct-multi');
  const odds: Odds = { win: 97_500n * UNIT };
  const stake = 2n * UNIT;
  const [known] = returnsOf(item, odds);
  const group = {
    odds,
    singleLine: true,
    stake: stake * 50n,
    stakeSquares: stake * stake * 50n,
    stakeByMaxWin: stake * stake * 97_500n * 50n,
  };
  const { expected, variance } = expectationOf(item, group);
  expect(expected).toBe((stake * 50n * known!.returned.numerator) / known!.returned.denominator);
  expect(expected).toBe(97_5000n);
  // Fifty bets that pay 195 000 with a chance of 1 in 100 000.
  const prize = stake * 97_500n;
  expect(variance).toBe((50n * prize * prize * 99_999n) / (100_000n * 100_000n));
});

test('the variance of several lines is never below that of lines that do not depend on each other', () => {
  const item = itemOf('ssc.star5.direct-multi');
  const odds: Odds = { win: 97_500n * UNIT };
  // Ten lines of which at most one wins: their sum is a coin with ten times the chance.
  const stake = 20n * UNIT;
  const prize = 2n * UNIT * 97_500n;
  const { variance } = expectationOf(item, {
    odds,
    singleLine: false,
    stake,
    stakeSquares: stake * stake,
    stakeByMaxWin: stake * prize,
  });
  expect(variance).toBe((prize * prize * 10n * 99_990n) / (100_000n * 100_000n));
});

test('every item of every family has a mean that its own return gives, at its offered odds', () => {
  for (const item of rules.playItems()) {
    const odds = Object.fromEntries(
      item.tiers.map((tier) => [
        item.tiers.every(({ kind }) => kind === 'unit') ? tier.tier : `${tier.tier}/${tier.kind}`,
        19_000n,
      ]),
    );
    const returns = returnsOf(item, odds).map(
      ({ returned }) => (returned.numerator * 1_000_000n) / returned.denominator,
    );
    const { expected } = expectationOf(item, {
      odds,
      singleLine: true,
      stake: 1_000_000n,
      stakeSquares: 1_000_000n,
      stakeByMaxWin: 0n,
    });
    const [least, most] = [
      returns.reduce((a, b) => (a < b ? a : b)),
      returns.reduce((a, b) => (a > b ? a : b)),
    ];
    expect([item.id, expected >= least - 1n && expected <= most + 1n]).toEqual([item.id, true]);
  }
});

test('a root is the largest whole number whose square is not above', () => {
  for (const square of [0n, 1n, 2n, 3n, 4n, 24n, 25n, 26n, 10n ** 40n, 10n ** 40n - 1n]) {
    const root = rootOf(square);
    expect([square, root * root <= square, (root + 1n) * (root + 1n) > square]).toEqual([square, true, true]);
  }
});

test('[R6.2] settled bets are counted once, without cancelled and void ones, by the day of their settlement', async () => {
  const now = await db().clock.now();
  const bets: DecidedBet[] = [
    { user: 1n, stake: 20_000n, draw: 'a' },
    { user: 1n, stake: 20_000n, draw: 'a', fate: 'won', payout: 70_000n },
    { user: 2n, stake: 40_000n, draw: 'b', lottery: 'k3-1m', play: 'k3.sum.value', content: '3' },
    { user: 2n, stake: 90_000n, draw: 'a', fate: 'cancelled' },
    { user: 2n, stake: 50_000n, draw: 'c', fate: 'void' },
    { user: 3n, stake: 60_000n, draw: 'd', currency: 'TRIAL' },
    { user: 3n, stake: 10_000n, draw: 'e', at: now - 86_400_000 * 3 },
    { user: 3n, stake: 10_000n, draw: 'f', at: now - 86_400_000 * 40 },
  ];
  await decide(db(), bets);
  await db().asOwner(
    `set session_replication_role = replica; update bet set odds = '{"win": "975000000"}' where lottery_id = 'ssc-1m';
     set session_replication_role = origin`,
  );
  await rollAll();
  const found = await read();
  expect(found.get('ssc-1m')).toMatchObject({
    day: { stake: 40_000n, payout: 70_000n, expected: 39_000n, draws: 1 },
    range: { stake: 50_000n, payout: 70_000n, draws: 2 },
  });
  expect(found.get('k3-1m')).toMatchObject({ day: { stake: 40_000n, payout: 0n, draws: 1 } });
  await rollAll();
  expect(await read()).toEqual(found);
  await decide(db(), [{ user: 1n, stake: 5_000n, draw: 'later' }]);
  await Promise.all([rollAll(), rollAll(), rollAll()]);
  expect((await read()).get('ssc-1m')!.day.stake).toBe(45_000n);
});
