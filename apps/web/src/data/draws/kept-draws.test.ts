import { expect, test } from 'vitest';
import type { LotteryDraws } from './due.ts';
import { asKept } from './kept-draws.ts';
import { type KnownDraws, staleSince } from './known-draws.ts';

const last = { id: 1, issue: '20261128-0001', result: [3, 7, 6, 6, 8] } as unknown as LotteryDraws['last'];
const current = { id: 2, issue: '20261128-0002' } as unknown as LotteryDraws['current'];
const known: KnownDraws = {
  draws: { 'ssc-1m': { lottery_id: 'ssc-1m', current, pending: [], last } },
  ages: { 'ssc-1m': { at: 5_000, kept: false } },
};

test('a stored snapshot of an earlier visit has the result but no current draw', () => {
  expect(asKept(known, ['ssc-1m', 'pk10-5m'])).toEqual({
    draws: { 'ssc-1m': { lottery_id: 'ssc-1m', current: null, pending: [], last } },
    ages: { 'ssc-1m': { at: 5_000, kept: true } },
  });
});

test.each([
  ['online with a reply of the server', { a: { at: 9, kept: false } }, true, undefined],
  ['online before the first reply of the server', { a: { at: 9, kept: true } }, true, 9],
  [
    'offline: since the oldest one displayed',
    { a: { at: 9, kept: false }, b: { at: 7, kept: false } },
    false,
    7,
  ],
  [
    'offline: ignoring those not displayed',
    { a: { at: 9, kept: false }, c: { at: 1, kept: true } },
    false,
    9,
  ],
  ['without any snapshot', {}, false, undefined],
])('%s', (_, ages, online, since) => {
  expect(staleSince(ages as KnownDraws['ages'], ['a', 'b'], online)).toBe(since);
});
