import { amountOf } from '@tessera/protocol/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf } from './axis.ts';

test('[R2.8] the scale of a chart is round and holds its highest bar', () => {
  expect(axisOf(amountOf(4_020_000n)).ticks).toEqual([0n, 2_000_000n, 4_000_000n, 6_000_000n]);
  expect(axisOf(amountOf(138_000_000n)).ticks).toEqual([0n, 50_000_000n, 100_000_000n, 150_000_000n]);
  expect(axisOf(amountOf(7n)).ticks).toEqual([0n, 2n, 4n, 6n, 8n]);
});

test('[R2.8] a chart without money has a scale too', () => {
  expect(axisOf(amountOf(0n)).ticks).toEqual([0n, 1n]);
});

test('[R2.8] no scale is more than twice as high as it must be', () =>
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), (highest) => {
      const { top, ticks } = axisOf(amountOf(highest));
      expect(top >= highest && top < 2n * highest + 1n).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }),
  ));
