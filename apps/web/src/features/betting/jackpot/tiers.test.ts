import { amountOf } from '@tessera/protocol/money';
import { beforeAll, expect, test } from 'vitest';
import { loadFamily } from '../../../data/rules/index.ts';
import { itemOf } from '../play/engine.ts';
import { ticketTiers } from './tiers.ts';

beforeAll(() => Promise.all([loadFamily('ssq'), loadFamily('powerball')]));

test.each([
  ['ssq.multi', 'first', 17_721_088],
  ['powerball.multi', '5+1', 292_201_338],
])('the first tier of %s is one in %i', (play, tier, oneIn) => {
  const item = itemOf(play);
  const odds = Object.fromEntries(item.tiers.map(({ tier }, at) => [tier, BigInt(100 - at) * 10_000n]));
  expect(ticketTiers(item, odds, amountOf(20_000n))[0]).toEqual({ tier, prize: 2_000_000n, oneIn });
});

test('a tier without a prize is not shown', () => {
  const item = itemOf('ssq.multi');
  const odds = { first: 20_000n, lucky: 0n };
  expect(ticketTiers(item, odds, amountOf(20_000n)).map(({ tier }) => tier)).toEqual(['first']);
});
