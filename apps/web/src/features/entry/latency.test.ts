import { expect, test } from 'vitest';
import { fastestOf, latencyOf, speedOf } from './latency.ts';

test.each([
  [1, 'good'],
  [149, 'good'],
  [150, 'fair'],
  [399, 'fair'],
  [400, 'slow'],
])('a latency of %i ms is %s', (ms, speed) => {
  expect(speedOf(ms)).toBe(speed);
});

/** A probe that returns one figure after the other. */
const answering =
  (...figures: (number | null)[]) =>
  async () =>
    figures.shift() ?? null;

test('the best of three probes counts, because the first includes connection setup', async () => {
  expect(await latencyOf('https://one.test', answering(310.2, 41.6, 44))).toBe(42);
});

test('an address with one failed probe has no latency', async () => {
  expect(await latencyOf('https://one.test', answering(20, null, 20))).toBeNull();
});

test('the fastest address is one that answered', () => {
  expect(fastestOf({ a: null, b: 60, c: 40 })).toBe('c');
  expect(fastestOf({ a: null })).toBeUndefined();
});
