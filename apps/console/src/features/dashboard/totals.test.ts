import { expect, test } from 'vitest';
import { byStakes, totalsOf } from './totals.ts';

const none = { draws: 0, stakes: '0.0000', payouts: '0.0000', expected: '0.0000', band: '0.0000' };
const row = (stakes: string, draws: number) => ({
  id: 'ssc-1m',
  name: {},
  draws,
  stakes,
  today: none,
  month: none,
});

test('the headline is the sum of the table, to the ten-thousandth', () => {
  expect(totalsOf([row('100.0001', 3), row('0.0002', 4)])).toEqual({ stakes: '100.0003', draws: 7 });
  expect(totalsOf([])).toEqual({ stakes: '0.0000', draws: 0 });
});

test('the table starts with the highest stakes, compared as amounts and not as texts', () => {
  const rows = [row('9.0000', 1), row('100.0000', 2), row('9.0000', 3)];
  expect(byStakes(rows).map(({ draws }) => draws)).toEqual([2, 1, 3]);
});
