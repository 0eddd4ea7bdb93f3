import { expect, test } from 'vitest';
import { isDate, isOfAge } from './age.ts';

test.each([
  ['2008-03-10', '2026-03-10', true],
  ['2008-03-10', '2026-03-09', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['1950-12-31', '2026-01-01', true],
  ['2030-01-01', '2026-01-01', false],
])('[RP12] born on %s, on %s of age: %s', (birth, today, expected) => {
  expect(isOfAge(birth, today, 18)).toBe(expected);
});

test.each(['2007-02-29', '2007-13-01', '1899-12-31', '0000-00-00', '2007-00-10'])(
  '%s is an invalid birth date',
  (text) => {
    expect(isDate(text)).toBe(false);
    expect(isOfAge(text, '2026-01-01', 18)).toBe(false);
  },
);
