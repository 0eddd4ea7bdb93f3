import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstRoundFrom, QUICKNET, roundAt, roundTimeMs } from './index.ts';

const clock = fc.record({
  genesis: fc.integer({ min: 0, max: 4e9 }),
  period: fc.integer({ min: 1, max: 600 }),
});

test('quicknet round 1000 was emitted at 1692806364', () => {
  expect(roundTimeMs(QUICKNET, 1)).toBe(1_692_803_367_000);
  expect(roundTimeMs(QUICKNET, 1000)).toBe(1_692_806_364_000);
});

test('[D2] firstRoundFrom is never before the given time, and the previous round always is', () => {
  fc.assert(
    fc.property(clock, fc.integer({ min: 0, max: 5e12 }), (at, timeMs) => {
      const round = firstRoundFrom(at, timeMs);
      expect(roundTimeMs(at, round)).toBeGreaterThanOrEqual(timeMs);
      if (round > 1) expect(roundTimeMs(at, round - 1)).toBeLessThan(timeMs);
    }),
  );
});

test('a round counts as emitted from its exact millisecond on', () => {
  fc.assert(
    fc.property(clock, fc.integer({ min: 1, max: 1e7 }), (at, round) => {
      expect(roundAt(at, roundTimeMs(at, round))).toBe(round);
      expect(roundAt(at, roundTimeMs(at, round) - 1)).toBe(round - 1);
      expect(firstRoundFrom(at, roundTimeMs(at, round))).toBe(round);
    }),
  );
});

test('a beacon has no round before its genesis', () => {
  expect(roundAt(QUICKNET, 0)).toBe(0);
  expect(firstRoundFrom(QUICKNET, 0)).toBe(1);
});
