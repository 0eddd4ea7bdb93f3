import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL_DAY,
  barOf,
  isAllDay,
  rangesOf,
  settingOf,
  standingAt,
  type TypedWeek,
  weekText,
} from './hours.ts';

const daily = (...ranges: readonly [string, string][]): TypedWeek =>
  Array.from({ length: 7 }, () => ranges.map(([start, end]) => ({ start, end })));
const words = {
  days: ['1', '2', '3', '4', '5', '6', '7'],
  daily: 'daily',
  allDay: 'all day',
  closed: 'closed',
};
const CLUB = ';;;;20:00-23:59;00:00-04:00,20:00-23:59;00:00-04:00';

test('hours are typed in any order, over midnight too, and kept in their normal form', () => {
  expect(settingOf(daily(['22:00', '02:00'], ['09:00', '12:00']))).toBe(
    '00:00-02:00,09:00-12:00,22:00-23:59',
  );
  expect(settingOf(daily(['00:00', '23:59']))).toBe('00:00-23:59');
  expect(settingOf(daily())).toBeUndefined();
  expect(settingOf(daily(['09:00', '']))).toBeUndefined();
});

test('each day has hours of its own, and what goes on after midnight belongs to the day that it begins on', () => {
  const week: TypedWeek = [[], [], [], [], ...daily(['20:00', '04:00']).slice(0, 2), []];
  expect(settingOf(week)).toBe(CLUB);
  expect(rangesOf(CLUB)).toEqual(week);
  // Two days that are open all day do not go on in each other.
  const weekend: TypedWeek = [[], [], [], [], [], [ALL_DAY], [ALL_DAY]];
  expect(rangesOf(settingOf(weekend)!)).toEqual(weekend);
  expect(weekend.map(isAllDay)).toEqual([false, false, false, false, false, true, true]);
});

test('what the form shows of a setting is that setting', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
  });
  const day = fc.array(fc.record({ start: time, end: time }), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), (week) => {
      const setting = settingOf(week);
      if (setting !== undefined) expect(settingOf(rangesOf(setting))).toBe(setting);
    }),
  );
});

test.each([
  ['00:00-23:59', 'daily all day'],
  ['00:00-02:00,22:00-23:59', 'daily 22:00–02:00'],
  [CLUB, '1–4 closed; 5–6 20:00–04:00; 7 closed'],
  ['09:00-12:00,13:00-18:00;;;;;;', '1 09:00–12:00, 13:00–18:00; 2–7 closed'],
])('%s reads %s', (setting, text) => {
  expect(weekText(setting, words)).toBe(text);
});

test('standing and change follow the day of the zone', () => {
  // 2026-11-28 is a Saturday.
  const at = (time: string) => Date.parse(`2026-11-${time}+08:00`);
  const standing = (time: string) => standingAt(CLUB, at(time), 'Asia/Shanghai');
  expect(standing('28T03:59:30')).toEqual({ isOpen: true, changes: at('28T04:01:00') });
  expect(standing('28T12:00:00')).toEqual({ isOpen: false, changes: at('28T20:00:00') });
  expect(standing('29T05:00:00')).toEqual({ isOpen: false, changes: at('29T20:00:00') + 5 * 86_400_000 });
  expect(standingAt('00:00-23:59', at('28T12:00:00'), 'Asia/Shanghai').changes).toBeNull();
});

test('the bar of a day has each range at its place', () => {
  expect(barOf('06:00-11:59')).toEqual([{ from: 25, width: 25 }]);
  expect(barOf('00:00-23:59')).toEqual([{ from: 0, width: 100 }]);
  expect(barOf('')).toEqual([]);
});
