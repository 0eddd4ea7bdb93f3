import { expect, test } from 'vitest';
import { shortIssue } from '../../data/draws/short-issue.ts';
import { numbersOf, numbersText } from './numbers.ts';

test.each([
  ['ssc', [3, 7, 6, 6, 8], ['3', '7', '6', '6', '8']],
  ['x5', [3, 11, 7, 1, 9], ['03', '11', '07', '01', '09']],
  ['pk10', [4, 10, 1], ['4', '10', '1']],
  ['k3', [2, 4, 6], ['2', '4', '6']],
])('%s prints %j in its usual form', (family, drawn, numbers) => {
  expect(numbersOf(family, drawn)).toEqual({ numbers, extra: [], isSum: false });
});

test('28 shows its sum after the three digits', () => {
  expect(numbersOf('pc28', [4, 7, 8])).toEqual({ numbers: ['4', '7', '8'], extra: ['19'], isSum: true });
});

test('the special number and the second zone are separate', () => {
  const lhc = { main: [7, 18, 24, 31, 33, 42], special: 49, year: 'horse' };
  expect(numbersOf('lhc', lhc)).toMatchObject({
    numbers: ['07', '18', '24', '31', '33', '42'],
    extra: ['49'],
  });
  expect(numbersOf('dlt-2019', { main: [4, 12], extra: [2, 10] })).toMatchObject({ extra: ['02', '10'] });
});

test.each([
  ['ssc', [3, 7, 6, 6, 8], '3 7 6 6 8'],
  ['pc28', [4, 7, 8], '4 7 8 = 19'],
  ['ssq', { main: [1, 2, 3, 4, 5, 6], extra: [7] }, '01 02 03 04 05 06 + 07'],
])('%s %j as text is %s', (family, drawn, text) => {
  expect(numbersText(family, drawn)).toBe(text);
});

test('the short issue is the number within the day, or the last four characters', () => {
  expect(shortIssue('20261121-0042')).toBe('0042');
  expect(shortIssue('2026321')).toBe('6321');
  expect(shortIssue('2026-11-21')).toBe('11-21');
});
