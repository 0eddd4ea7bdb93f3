import { expect, test } from 'vitest';
import { seenOf } from './seen.ts';

const ZONE = 'Asia/Shanghai';
/** Saturday, 28 November 2026, 00:30 in Shanghai. */
const NOW = Date.parse('2026-11-27T16:30:00Z');

test.each([
  ['2026-11-27T16:10:00Z', { day: 'today', time: '00:10' }],
  ['2026-11-27T15:59:00Z', { day: 'yesterday' }],
  ['2026-11-08T04:00:00Z', { day: 'earlier', date: '11-08' }],
  ['2025-12-31T15:00:00Z', { day: 'earlier', date: '2025-12-31' }],
])('%s by the days of the platform', (at, seen) => {
  expect(seenOf(Date.parse(at), NOW, ZONE)).toEqual(seen);
});
