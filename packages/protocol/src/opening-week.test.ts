import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayHours, isOpenIn, weekdayIn, weekOf } from './opening-day.ts';
import { isOpenAt } from './opening-hours.ts';
import { nextChange, normalizeWeek } from './opening-week.ts';

const SHANGHAI = 'Asia/Shanghai';
/** 2026-11-23 is a Monday. */
const shanghai = (day: number, time: string) => Date.parse(`2026-11-${22 + day}T${time}:00+08:00`);
const OFFICE = '09:00-18:00;09:00-18:00;09:00-18:00;09:00-18:00;09:00-23:59;00:00-02:00,10:00-23:59;';

describe('[R5.3] [E9] hours by weekday', () => {
  test.each([
    ['9:00-18:00;9:00-18:00;9:00-18:00;9:00-18:00;9:00-2:00;10:00-24:00;', OFFICE],
    // Sunday over midnight opens Monday.
    [';;;;;;22:00-02:00', '00:00-02:00;;;;;;22:00-23:59'],
    ['09:00-22:00', '09:00-22:00'],
    ['22:00-06:00', '00:00-06:00,22:00-23:59'],
    // The same every day is one part.
    [Array(7).fill('22:00-06:00').join(';'), '00:00-06:00,22:00-23:59'],
    [Array(7).fill('0:00-24:00').join('；'), '00:00-23:59'],
    ['08:00-09:00，10:00-11:00;;;;;;', '08:00-09:00,10:00-11:00;;;;;;'],
  ])('%j is saved as %j', (typed, saved) => {
    expect(normalizeWeek(typed)).toEqual({ ok: true, value: saved });
    expect(normalizeWeek(saved)).toEqual({ ok: true, value: saved });
  });

  test.each([
    [''],
    [';;;;;;'],
    ['09:00-10:00;'],
    ['a;;;;;;'],
    ['09:00;;;;;;'],
    ['25:00-26:00;;;;;;'],
    ['1:00-2:00-3:00;;;;;;'],
  ])('%j is refused', (typed) => {
    expect(normalizeWeek(typed)).toEqual({ ok: false, error: 'validation_failed' });
  });

  test.each([
    [1, '08:59', false, '09:00'],
    [1, '18:00', true, '18:01'],
    [1, '18:01', false, 'Tue 09:00'],
    [5, '23:59', true, 'Sat 02:01'],
    [6, '02:00', true, 'Sat 02:01'],
    [6, '02:01', false, 'Sat 10:00'],
    [6, '23:59', true, 'Sun 00:00'],
    [7, '00:00', false, 'Mon 09:00'],
    [7, '12:00', false, 'Mon 09:00'],
  ])('day %i at %s: open is %s until %s', (day, time, isOpen, changes) => {
    const now = shanghai(day, time) + 30_000;
    expect(isOpenIn(OFFICE, now, SHANGHAI)).toBe(isOpen);
    const next = new Date(nextChange(OFFICE, now, SHANGHAI)! + 8 * 3_600_000);
    const named = next.toUTCString();
    expect(`${named.slice(0, 3)} ${named.slice(17, 22)}`).toContain(changes);
  });

  test('hours that never end or never begin change never', () => {
    expect(nextChange('00:00-23:59', shanghai(1, '12:00'), SHANGHAI)).toBeNull();
    expect(nextChange('', shanghai(1, '12:00'), SHANGHAI)).toBeNull();
    // Once a week: the same day a week later.
    expect(nextChange('10:00-11:00;;;;;;', shanghai(1, '11:01'), SHANGHAI)).toBe(shanghai(8, '10:00'));
  });

  test('the day is the one of the zone', () => {
    const late = Date.parse('2026-11-23T20:00:00Z');
    expect([weekdayIn(late, 'UTC'), weekdayIn(late, SHANGHAI)]).toEqual([0, 1]);
    expect(dayHours('a;b;c;d;e;f;g', late, SHANGHAI)).toBe('b');
    expect(weekOf('09:00-10:00')).toEqual(Array(7).fill('09:00-10:00'));
    // One setting, two zones: when the zone of the platform changes, so does what is open.
    expect(isOpenIn(OFFICE, Date.parse('2026-11-27T23:30:00Z'), 'UTC')).toBe(true);
    expect(isOpenIn(OFFICE, Date.parse('2026-11-27T23:30:00Z'), SHANGHAI)).toBe(false);
  });
});

describe('when clocks change', () => {
  const BERLIN = 'Europe/Berlin';
  // 29 March 2026, a Sunday: 02:00 becomes 03:00 at 01:00 UTC. 25 October 2026: 03:00 becomes 02:00 at 01:00 UTC.
  test.each([
    // The range begins in the hour that is left out: open from its end on.
    ['02:30-05:00', '2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z'],
    ['03:00-05:00', '2026-03-29T00:00:00Z', '2026-03-29T01:00:00Z'],
    ['09:00-18:00', '2026-03-28T17:01:00Z', '2026-03-29T07:00:00Z'],
    // The hour that comes twice is open twice.
    ['02:00-02:30', '2026-10-24T12:00:00Z', '2026-10-25T00:00:00Z'],
    ['02:00-02:30', '2026-10-25T00:31:00Z', '2026-10-25T01:00:00Z'],
    ['01:00-02:30', '2026-10-25T00:45:00Z', '2026-10-25T01:00:00Z'],
    ['09:00-18:00', '2026-10-24T16:01:00Z', '2026-10-25T08:00:00Z'],
    [';;;;;;12:00-13:00', '2026-03-23T12:00:00Z', '2026-03-29T10:00:00Z'],
  ])('%s, closed at %s, opens at %s', (setting, now, opens) => {
    expect(isOpenIn(setting, Date.parse(now), BERLIN)).toBe(false);
    expect(new Date(nextChange(setting, Date.parse(now), BERLIN)!).toISOString().replace('.000', '')).toBe(
      opens,
    );
  });

  test('a half hour is followed, too', () => {
    // Lord Howe Island: 4 October 2026, 02:00 becomes 02:30 at 15:30 UTC of the day before.
    const next = nextChange('02:10-04:00', Date.parse('2026-10-03T14:00:00Z'), 'Australia/Lord_Howe')!;
    expect(new Date(next).toISOString()).toBe('2026-10-03T15:30:00.000Z');
  });
});

test('the next change is the first minute at which it differs, in every zone', () => {
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const day = fc
    .array(fc.tuple(fc.nat(1439), fc.nat(1439)), { maxLength: 2 })
    .map((ranges) => ranges.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(','));
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 7, maxLength: 7 }),
      fc.integer({ min: Date.UTC(2026, 9, 20), max: Date.UTC(2026, 9, 30) }),
      fc.constantFrom('UTC', SHANGHAI, 'Europe/Berlin'),
      (days, now, zone) => {
        const saved = normalizeWeek(days.join(';'));
        if (!saved.ok) return;
        const change = nextChange(saved.value, now, zone);
        const before = isOpenIn(saved.value, now, zone);
        if (change === null) return;
        expect(isOpenIn(saved.value, change, zone)).toBe(!before);
        expect(isOpenIn(saved.value, Math.max(now, change - 1), zone)).toBe(before);
      },
    ),
    { numRuns: 60 },
  );
});

test('a day of the week is open in exactly the intended minutes', () => {
  const saved = normalizeWeek('22:00-02:00;;;;;;');
  expect(saved).toEqual({ ok: true, value: '22:00-23:59;00:00-02:00;;;;;' });
  if (saved.ok) expect(isOpenAt(weekOf(saved.value)[1], '01:59')).toBe(true);
});
