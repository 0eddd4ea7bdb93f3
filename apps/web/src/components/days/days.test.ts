import { expect, test } from 'vitest';
import { daysOf, momentsOf, quickOf, reportDays } from './days.ts';

const zone = 'Asia/Shanghai';
/** 2026-11-28 00:30 in Shanghai, still the 27th in UTC. */
const now = Date.parse('2026-11-27T16:30:00Z');

test("[R9.5] today is the current day in the platform's zone", () => {
  expect(daysOf('today', now, zone)).toEqual({ from: '2026-11-28', to: '2026-11-28' });
  expect(daysOf('week', now, zone)).toEqual({ from: '2026-11-22', to: '2026-11-28' });
});

test('a day ends one millisecond before the next midnight', () => {
  expect(momentsOf({ from: '2026-11-28', to: '2026-11-28' }, zone)).toEqual({
    from: Date.parse('2026-11-28T00:00:00+08:00'),
    to: Date.parse('2026-11-29T00:00:00+08:00') - 1,
  });
});

test('the day on which clocks go forward has 23 hours', () => {
  const { from, to } = momentsOf({ from: '2026-03-08', to: '2026-03-08' }, 'America/New_York');
  expect((to + 1 - from) / 3_600_000).toBe(23);
});

test.each(reportDays)('the quick range %s is recognised from its days', (quick) => {
  expect(quickOf(daysOf(quick, now, zone), now, zone)).toBe(quick);
});
