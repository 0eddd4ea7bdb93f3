import { describe, expect, test } from 'vitest';
import type { Settings } from '../../data/settings/index.ts';
import { isOpenNow } from './gate.ts';
import { openingAt } from './opening.ts';

const settings = (platOpenDuration: string): Settings => ({
  platformName: 'Tessera',
  defaultLanguage: 'zhCn',
  defaultTheme: 'theme-default',
  wapUrl: '',
  pcUrl: '',
  entryAddresses: [],
  platOpenDuration,
  closeReason: '',
  loginCaptcha: '0',
  walletLoginEth: '0',
  walletLoginTron: '0',
  timeZone: 'Asia/Shanghai',
  serviceUrl: '',
  contactEmail: '',
  mode: 'demo',
});
/** This time on 2026-11-28 in Shanghai. */
const shanghai = (time: string) => Date.parse(`2026-11-28T${time}+08:00`);

describe('[R5.3] opening hours', () => {
  const day = settings('00:00-10:00，14:00-23:59');
  test.each([
    ['00:00:00', true],
    ['10:00:59', true],
    ['10:01:00', false],
    ['13:59:59', false],
    ['14:00:00', true],
    ['23:59:59', true],
  ])('at %s the platform is open: %s', (time, open) => {
    expect(isOpenNow(day, shanghai(time))).toBe(open);
  });

  test.each([
    ['2026-11-27T23:59:59', true],
    ['2026-11-28T01:59:59', true],
    ['2026-11-28T02:01:00', false],
    ['2026-11-29T12:00:00', false],
  ])('by weekday, over midnight: at %s the platform is open: %s', (time, open) => {
    expect(isOpenNow(settings(';;;;20:00-23:59;00:00-02:00;'), Date.parse(`${time}+08:00`))).toBe(open);
  });

  test('[R4.6] without any range it stays closed', () => {
    expect(isOpenNow(settings(''), shanghai('12:00:00'))).toBe(false);
  });
});

describe('[R2.11] the closed screen', () => {
  test("counts down to today's next opening", () => {
    const { next } = openingAt(settings('00:00-10:00,14:00-23:59'), shanghai('12:05:34'));
    expect(next).toEqual({ at: shanghai('14:00:00'), time: '14:00', day: 'today', seconds: 6_866 });
  });

  test('counts past midnight when today has no further opening', () => {
    const { next } = openingAt(settings('09:00-22:00'), shanghai('22:30:00'));
    expect(next).toEqual({
      at: shanghai('09:00:00') + 86_400_000,
      time: '09:00',
      day: 'tomorrow',
      seconds: 37_800,
    });
  });

  test('shows the opening windows of the day and the current time', () => {
    const { windows, at } = openingAt(settings('00:00-05:59,12:00-23:59'), shanghai('12:00:00'));
    expect(windows).toEqual([
      { text: '00:00–05:59', from: 0, to: 0.25 },
      { text: '12:00–23:59', from: 0.5, to: 1 },
    ]);
    expect(at).toBe(0.5);
  });

  test('by weekday: a closed day has no windows, and the next opening may be days away', () => {
    // 28 November 2026 is a Saturday.
    const { windows, next } = openingAt(settings('09:00-22:00;;;;;;'), shanghai('12:00:00'));
    expect(windows).toEqual([]);
    expect(next).toMatchObject({ time: '09:00', day: 'later', seconds: 45 * 3_600 });
    const sunday = openingAt(settings('09:00-22:00;;;;10:00-11:00;;10:00-11:00'), shanghai('12:00:00'));
    expect(sunday.next).toMatchObject({ time: '10:00', day: 'tomorrow' });
  });

  test('shows no opening that is not planned', () => {
    expect(openingAt(settings(''), shanghai('12:00:00'))).toMatchObject({ next: null, windows: [] });
  });
});
