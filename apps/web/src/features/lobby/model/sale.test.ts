import { expect, test } from 'vitest';
import type { LotteryDraws } from '../../../data/draws/index.ts';
import { saleAt } from './sale.ts';

const draws = { current: { open_at: 100_000, close_at: 160_000 } } as LotteryDraws;

test.each([
  [40_000, { state: 'waiting', leftMs: 60_000, share: 1 }],
  [100_000, { state: 'open', leftMs: 60_000, share: 1 }],
  [130_000, { state: 'open', leftMs: 30_000, share: 0.5 }],
  [150_000, { state: 'closing', leftMs: 10_000, share: 1 / 6 }],
  [160_000, { state: 'closed', leftMs: 0, share: 0 }],
  [170_000, { state: 'none', leftMs: 0, share: 0 }],
])('sale at %i', (now, sale) => {
  expect(saleAt(draws, now)).toEqual(sale);
});

test('without a draw there is no countdown', () => {
  expect(saleAt(undefined, 0)).toMatchObject({ state: 'none' });
  expect(saleAt({ ...draws, current: null }, 0)).toMatchObject({ state: 'none' });
});
