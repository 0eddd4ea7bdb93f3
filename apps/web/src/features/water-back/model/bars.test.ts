import { expect, test } from 'vitest';
import { barsOf, daysText, sumOf } from './bars.ts';

const days = [
  { day: '2026-11-26', amount: '15.6200' },
  { day: '2026-11-27', amount: '0.0000' },
  { day: '2026-11-28', amount: '7.8100' },
];

test('the highest day is a full bar, the others are shares of it', () => {
  expect(barsOf(days).map(({ height }) => height)).toEqual([1, 0, 0.5]);
});

test('without any amount no bar has a height', () => {
  expect(barsOf([{ day: '2026-11-28', amount: '0.0000' }])[0]?.height).toBe(0);
});

test('days are summed exactly', () => {
  expect(sumOf(days)).toBe(234_300n);
});

test('days are named by the first and the last', () => {
  expect(daysText(['2026-11-27'])).toBe('11-27');
  expect(daysText(['2026-11-27', '2026-11-25', '2026-11-26'])).toBe('11-25 – 11-27');
  expect(daysText([])).toBe('');
});
