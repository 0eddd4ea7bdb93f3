import { expect, test } from 'vitest';
import { openableFirst, packetsChangeIn } from './packet.ts';

const packet = (state: Parameters<typeof packetsChangeIn>[0][number]['state'], starts = 0, ends = 0) => ({
  state,
  starts,
  ends,
});

test('packets are fetched again at their start, while their pool is split, and at their end', () => {
  expect(packetsChangeIn([packet('soon', 70_000)], 10_000)).toBe(60_000);
  expect(packetsChangeIn([packet('soon', 70_000), packet('drawing')], 10_000)).toBe(2_000);
  expect(packetsChangeIn([packet('open', 0, 40_000)], 10_000)).toBe(30_000);
});

test('a late answer is not asked for without a pause, and a distant start once an hour', () => {
  expect(packetsChangeIn([packet('soon', 9_000)], 10_000)).toBe(2_000);
  expect(packetsChangeIn([packet('soon', 9e9)], 10_000)).toBe(3_600_000);
});

test('what time does not change is not fetched', () => {
  expect(packetsChangeIn([packet('opened'), packet('gone'), packet('ended')], 10_000)).toBeUndefined();
  expect(packetsChangeIn([], 10_000)).toBeUndefined();
});

test('a packet that can be opened is listed before opened ones and those to come, otherwise the newest first', () => {
  const listed = openableFirst([
    packet('soon', 5),
    packet('opened', 4),
    packet('ended', 3),
    packet('open', 2),
    packet('drawing', 1),
  ]);
  expect(listed.map(({ starts }) => starts)).toEqual([2, 1, 4, 5, 3]);
});
