import { expect, test } from 'vitest';
import { factorText, hundredthsFrom, hundredthsText } from './hundredths.ts';

test('hundredths are formatted by language and parsed with either separator', () => {
  expect([0, 5, 5_420, 10_000].map((value) => hundredthsText(value, 'enUs'))).toEqual([
    '0.00',
    '0.05',
    '54.20',
    '100.00',
  ]);
  expect(hundredthsText(250, 'viVn')).toBe('2,50');
  expect(['54.2', '54,20', '5', '２×', 'x', '1.234'].map(hundredthsFrom)).toEqual([
    5_420,
    5_420,
    500,
    200,
    undefined,
    undefined,
  ]);
});

test('a factor has a thousands separator', () => {
  expect(factorText(99_900, 'zhCn')).toBe('999.00×');
  expect(factorText(123_456_789, 'enUs')).toBe('1,234,567.89×');
  expect(factorText(100_250, 'viVn')).toBe('1.002,50×');
});
