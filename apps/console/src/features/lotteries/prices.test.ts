import { ssc } from '@tessera/rules/ssc';
import { expect, test } from 'vitest';
import { returnsAt, typedPrice } from './prices.ts';

const lottery = {
  family: 'ssc',
  boards: ['tradition' as const, 'credit' as const],
  house: {},
  pricing: { base: 1800, rMaxPpm: 75_000, rtpPpm: 975_000 },
};

test('what is typed is a price only within the bounds', () => {
  expect(typedPrice('1800', '97.5')).toEqual({ base: 1800, rtpPpm: 975_000 });
  expect(typedPrice(' 1900 ', '97.1234')).toEqual({ base: 1900, rtpPpm: 971_234 });
  for (const [base, rtp] of [
    ['1599', '97'],
    ['2001', '97'],
    ['1800', '79.9999'],
    ['1800', '100.0001'],
    ['1800', '97.12345'],
    ['18e2', '97'],
    ['', '97'],
    ['1800', 'x'],
  ] as const)
    expect(typedPrice(base, rtp)).toBeUndefined();
});

test('[R1] returns follow what is typed, and a price above the stake is counted', () => {
  const now = returnsAt(ssc, lottery, { base: 1800, rtpPpm: 975_000 });
  expect(now).toMatchObject({ above: 0, mostPpm: 977_500 });
  const higher = returnsAt(ssc, lottery, { base: 1851, rtpPpm: 975_000 });
  expect(higher.above).toBeGreaterThan(0);
  expect(higher.withRebatePpm).toBeGreaterThan(1_000_000);
  expect(higher.items[0]?.withRebatePpm).toBe(higher.withRebatePpm);
});
