import { expect, test } from 'vitest';
import type { Translate } from '../../platform/i18n/index.ts';
import { momentText, zoneText } from './moment-text.ts';

const t = ((key: string, values: Record<string, string> = {}) =>
  [key, ...Object.values(values)].join(' ')) as Translate;

const at = Date.parse('2026-11-24T03:59:00Z');
const shanghai = { nowMs: at, zone: 'Asia/Shanghai' };

test('a moment of the current day is a time', () => {
  expect(momentText(t, at, shanghai)).toBe('11:59');
});

test('another day has date and weekday', () => {
  expect(momentText(t, at, { ...shanghai, nowMs: at - 86_400_000 })).toBe('moment_day 11-24 weekday_2 11:59');
});

test('the time of a further zone follows only when it differs', () => {
  expect(momentText(t, at, { ...shanghai, beside: 'Asia/Singapore' })).toBe('11:59');
  expect(momentText(t, at, { ...shanghai, beside: 'America/New_York' })).toBe(
    'moment_beside 11:59 zone_short_us_east 22:59',
  );
  expect(momentText(t, at, { ...shanghai, beside: 'Asia/Ho_Chi_Minh' })).toBe(
    'moment_beside 11:59 UTC+7 10:59',
  );
});

test('the seconds of a moment do not change the distance of its zone', () => {
  expect(momentText(t, at + 45_000, { ...shanghai, beside: 'Asia/Ho_Chi_Minh' })).toBe(
    'moment_beside 11:59:45 UTC+7 10:59',
  );
});

test.each([
  ['Asia/Shanghai', 'zone_long_beijing (UTC+8)'],
  ['America/New_York', 'zone_long_us_east (UTC\u22125)'],
  ['America/St_Johns', 'UTC\u22123:30'],
  ['UTC', 'UTC'],
])('%s is named %s', (zone, text) => {
  expect(zoneText(t, zone, at)).toBe(text);
});
