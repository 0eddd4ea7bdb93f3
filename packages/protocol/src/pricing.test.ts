import { expect, test } from 'vitest';
import { pricingOf, pricingText } from './pricing.ts';

test('prices survive a round trip over the wire, with and without fixed prizes', () => {
  const plain = { base: 1800, rMaxPpm: 75_000, rtpPpm: 975_000 };
  const fixed = { ...plain, prizes: { ssq: { first: 25_000_000_000n, sixth: 25_000n } } };
  expect(pricingText(fixed).prizes).toEqual({ ssq: { first: '25000000000', sixth: '25000' } });
  for (const pricing of [plain, fixed]) expect(pricingOf(pricingText(pricing))).toEqual(pricing);
});
