import { expect, test } from 'vitest';
import { fastestOf, latencyOf, speedOf } from './latency.ts';

test.each([
  [1, 'good'],
  [149, 'good'],
  [150, 'fair'],
  [399, 'fair'],
  [400, 'slow'],
])('a line of %i ms is %s', (ms, speed) => {
  expect(speedOf(ms)).toBe(speed);
});

/** Answers one figure after the other. */
const answering =
  (...figures: (number | null)[]) =>
  async () =>
    figures.shift() ?? null;

test('the way to a line is paid for by the first of three questions: the best counts', async () => {
  expect(await latencyOf('https://one.test', answering(310.2, 41.6, 44))).toBe(42);
});

test('a line that leaves one of them unanswered is none', async () => {
  expect(await latencyOf('https://one.test', answering(20, null, 20))).toBeNull();
});

test('the fastest line is one that answered', () => {
  expect(fastestOf({ a: null, b: 60, c: 40 })).toBe('c');
  expect(fastestOf({ a: null })).toBeUndefined();
});
