import { expect, test } from 'vitest';
import { addDays, daysIn, withEnd } from './date-span.ts';

test('a span counts both ends, also across a leap day', () => {
  expect(daysIn({ from: '2026-11-28', to: '2026-11-28' })).toBe(1);
  expect(daysIn({ from: '2028-02-28', to: '2028-03-01' })).toBe(3);
});

test('days are calendar days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

const week = { from: '2026-11-01', to: '2026-11-07' };

test('an end before the start moves the start', () => {
  expect(withEnd(week, 'to', '2026-10-20', 31)).toEqual({ from: '2026-10-20', to: '2026-10-20' });
});

test('a span that would be too long moves the other end', () => {
  expect(withEnd(week, 'to', '2026-11-30', 7)).toEqual({ from: '2026-11-24', to: '2026-11-30' });
  expect(withEnd(week, 'from', '2026-10-01', 7)).toEqual({ from: '2026-10-01', to: '2026-10-07' });
});

test('a valid span changes only the end that was set', () => {
  expect(withEnd(week, 'to', '2026-11-10', 31)).toEqual({ from: '2026-11-01', to: '2026-11-10' });
});
