import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOfMonth } from './calendar.ts';
import { signInAmount, signInMonth } from './sign-in.ts';
import { termsOf } from './testing/terms-of.ts';

const terms = termsOf('sign_in');
const november = daysOfMonth('2026-11');
const on = (...days: number[]) => new Set(days.map((day) => november[day - 1]!));

test('Sundays pay 2.00, other days 1.00', () => {
  expect(signInAmount(terms, '2026-11-28')).toBe(10_000n);
  expect(signInAmount(terms, '2026-11-29')).toBe(20_000n);
});

test('a missed day is neutral: the count goes on', () => {
  const { count, days, milestones } = signInMonth(terms, on(1, 2, 3, 5, 6, 7, 8), '2026-11-28');
  expect(count).toBe(7);
  expect(days[3]).toEqual({ day: '2026-11-04', weekday: 3, amount: 10_000n, state: 'missed' });
  expect(days[27]!.state).toBe('open');
  expect(days[28]!.state).toBe('ahead');
  // Three days are left, today included: ten in all.
  expect(milestones.map(({ state }) => state)).toEqual(['reached', 'impossible', 'impossible', 'impossible']);
});

test('a milestone stays possible as long as the days left suffice', () => {
  const at = (today: string, ...signed: number[]) =>
    signInMonth(terms, on(...signed), today).milestones.map(({ state }) => state);
  expect(at('2026-11-03')).toEqual(['possible', 'possible', 'possible', 'possible']);
  expect(at('2026-11-04')).toEqual(['possible', 'possible', 'possible', 'impossible']);
  expect(at('2026-11-24', 24)).toEqual(['possible', 'impossible', 'impossible', 'impossible']);
  expect(at('2026-11-25')).toEqual(['impossible', 'impossible', 'impossible', 'impossible']);
});

test('days of another month and days ahead do not count', () => {
  expect(signInMonth(terms, new Set(['2026-10-31', '2026-11-30']), '2026-11-28').count).toBe(0);
});

test('the count is the number of signed days, and the milestones up to it are reached', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 })), (signed) => {
      const { count, milestones } = signInMonth(terms, on(...signed), '2026-11-30');
      expect(count).toBe(signed.length);
      expect(milestones.filter(({ state }) => state === 'reached').map(({ days }) => days)).toEqual(
        terms.milestones.map(({ days }) => days).filter((days) => days <= signed.length),
      );
    }),
  );
});
