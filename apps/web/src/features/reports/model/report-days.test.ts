import { expect, test } from 'vitest';
import { daysOf, reportDays } from '../../../components/days/index.ts';
import { printDays, readDays } from './report-days.ts';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-11-28T12:00:00+08:00');
const week = { from: '2026-11-22', to: '2026-11-28' };

test.each([...reportDays.map((quick) => daysOf(quick, now, zone)), { from: '2026-11-03', to: '2026-11-09' }])(
  '[R2.8] a report over $from to $to is the same after a reload',
  (days) => {
    expect(readDays(printDays(days, now, zone), now, zone)).toEqual(days);
  },
);

test('[R2.8] the usual range needs no parameter, a quick one keeps its name', () => {
  expect(printDays(week, now, zone)).toEqual({});
  expect(printDays(daysOf('month', now, zone), now, zone)).toEqual({ days: 'month' });
  expect(readDays({ days: 'month' }, now + 86_400_000, zone).to).toBe('2026-11-29');
});

test.each([
  ['no range', {}],
  ['an unknown name', { days: 'decade' }],
  ['a day too many', { from: '2025-11-27', to: '2026-11-28' }],
  ['ten years', { from: '2016-11-28', to: '2026-11-28' }],
  ['a reversed range', { from: '2026-11-09', to: '2026-11-03' }],
  ['tomorrow', { from: '2026-11-28', to: '2026-11-29' }],
  ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }],
  ['half a range', { from: '2026-11-03' }],
  ['no day at all', { from: 'x', to: 'y' }],
])('[R2.8] an address with %s shows the last seven days', (_, params) => {
  expect(readDays(params, now, zone)).toEqual(week);
});

test('[R2.8] a whole leap year is a range', () => {
  expect(readDays({ from: '2025-11-28', to: '2026-11-28' }, now, zone).from).toBe('2025-11-28');
});
