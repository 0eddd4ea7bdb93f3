import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysOfMonth, monthOf, weekdayOf, weekOf } from './calendar.ts';

const days = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('known days', () => {
  expect(weekdayOf('2026-11-28')).toBe(6);
  expect(weekOf('2026-11-29')).toBe('2026-11-23');
  expect(weekOf('2026-11-23')).toBe('2026-11-23');
  expect(weekOf('2027-01-01')).toBe('2026-12-28');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysOfMonth('2027-02')).toHaveLength(28);
  expect(daysOfMonth('2026-11').at(-1)).toBe('2026-11-30');
});

test('a week starts on its Monday and has seven days', () => {
  fc.assert(
    fc.property(days, (day) => {
      const monday = weekOf(day);
      expect(weekdayOf(monday)).toBe(1);
      expect([0, 1, 2, 3, 4, 5, 6].map((by) => addDays(monday, by))).toContain(day);
      expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) % 7) + 1);
      expect(daysOfMonth(monthOf(day))).toContain(day);
    }),
  );
});

test.each(['2026-02-30', '2026-1-1', '', 'today', '2026-13-01'])('%o is not a day', (text) => {
  expect(() => addDays(text, 0)).toThrow(RangeError);
});
