import { expect, test } from 'vitest';
import { dayStart } from './day-start.ts';

test.each([
  ['2026-11-28T10:12:13.456Z', 'Asia/Shanghai', '2026-11-27T16:00:00.000Z'],
  ['2026-11-28T16:00:00.000Z', 'Asia/Shanghai', '2026-11-28T16:00:00.000Z'],
  ['2026-11-28T15:59:59.999Z', 'Asia/Shanghai', '2026-11-27T16:00:00.000Z'],
  // Clocks went forward at 02:00 and back at 03:00 on these days.
  ['2026-03-29T20:00:00.000Z', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25T20:00:00.000Z', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
])('%s in %s belongs to the day that starts at %s', (moment, zone, start) => {
  expect(new Date(dayStart(Date.parse(moment), zone)).toISOString()).toBe(start);
});
