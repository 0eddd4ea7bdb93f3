import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayIn,
  formatTime,
  hashCarriesPassword,
  isOpenAt,
  normalizeOpeningHours,
  timeFormats,
} from './time.ts';

const MOMENT = Date.UTC(2026, 0, 2, 3, 4, 5);

describe('[R9.5] date formats', () => {
  test.each([
    ['date', '2026-01-02'],
    ['time', '11:04:05'],
    ['datetime', '2026-01-02 11:04:05'],
    ['HH:mm', '11:04'],
    ['MM-DD', '01-02'],
    ['MM-DD HH:mm', '01-02 11:04'],
    ['MM-DD HH:mm:ss', '01-02 11:04:05'],
    ['YYYY-MM', '2026-01'],
    ['YYYY-MM HH:mm', '2026-01 11:04'],
    ['YYYY-MM HH:mm:ss', '2026-01 11:04:05'],
    ['YYYY-MM-DD HH:mm', '2026-01-02 11:04'],
  ] as const)('%s in Shanghai is %s', (format, text) => {
    expect(formatTime(MOMENT, format, 'Asia/Shanghai')).toBe(text);
  });

  test('the table above covers every format', () => {
    expect(timeFormats).toHaveLength(11);
  });

  test('midnight is hour 00, not 24', () => {
    expect(formatTime(Date.UTC(2026, 0, 1, 16), 'datetime', 'Asia/Shanghai')).toBe('2026-01-02 00:00:00');
  });

  test('the day is that of the time zone, with daylight saving time', () => {
    expect(dayIn(Date.UTC(2026, 6, 2, 3, 59), 'America/New_York')).toBe('2026-07-01');
    expect(dayIn(Date.UTC(2026, 6, 2, 4), 'America/New_York')).toBe('2026-07-02');
    expect(dayIn(Date.UTC(2026, 0, 2, 4), 'America/New_York')).toBe('2026-01-01');
  });

  test('zones with a fixed offset agree with Intl', () => {
    const years = fc.date({ min: new Date('1985-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    for (const timeZone of ['UTC', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Ho_Chi_Minh']) {
      // Swedish dates have the same notation.
      const plain = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
      fc.assert(
        fc.property(years, (at) => {
          expect(formatTime(at.getTime(), 'datetime', timeZone)).toBe(plain.format(at));
        }),
      );
    }
  });

  test('an unknown zone throws', () => {
    expect(() => formatTime(0, 'date', 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('[R5.3] opening hours', () => {
  test.each([
    ['00:00-23:59', '12:00', true],
    ['09:00-22:00', '09:00', true],
    ['09:00-22:00', '22:00', true],
    ['09:00-22:00', '22:01', false],
    ['09:00-22:00', '08:59', false],
    ['09:00-12:00,14:00-18:00', '13:00', false],
    ['09:00-12:00,14:00-18:00', '14:30', true],
    ['09:00-12:00，14:00-18:00', '14:30', true],
    ['09:00-12:00， 14:00-18:00', '14:30', true],
    ['', '12:00', false],
    ['12:00', '12:00', false],
    // Compared as text, as the specification requires; the server therefore normalises on save (E9).
    ['9:00-22:00', '10:00', false],
    ['22:00-06:00', '23:00', false],
  ])('%j at %s: open is %s', (setting, time, open) => {
    expect(isOpenAt(setting, time)).toBe(open);
  });

  test.each([
    ['9:00-22:00', '09:00-22:00'],
    ['22:00-06:00', '00:00-06:00,22:00-23:59'],
    ['9:00-12:00，22:00-06:00', '00:00-06:00,09:00-12:00,22:00-23:59'],
    ['00:00-24:00', '00:00-23:59'],
    ['14:00-18:00,09:00-12:00', '09:00-12:00,14:00-18:00'],
    ['09:00-12:00,11:00-13:00', '09:00-13:00'],
    ['09:00-11:59,12:00-13:00', '09:00-13:00'],
    [' ９：００ － １０：００ ', '09:00-10:00'],
    ['10:00-10:00', '10:00-10:00'],
  ])('[E9] %j is saved as %j', (setting, saved) => {
    expect(normalizeOpeningHours(setting)).toEqual({ ok: true, value: saved });
  });

  test.each([[''], ['09:00'], ['25:00-26:00'], ['24:01-25:00'], ['09:60-10:00'], ['a-b'], ['09:00-10:00,']])(
    '[E9] %j is refused',
    (setting) => {
      expect(normalizeOpeningHours(setting)).toEqual({ ok: false, error: 'validation_failed' });
    },
  );

  test('[E9] the normalised form is open in exactly the intended minutes, and normalising is idempotent', () => {
    const minute = fc.nat(24 * 60 - 1);
    const clock = (m: number) =>
      `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(minute, minute), { minLength: 1, maxLength: 4 }),
        minute,
        (ranges, now) => {
          const saved = normalizeOpeningHours(ranges.map(([a, b]) => `${clock(a)}-${clock(b)}`).join(','));
          const meant = ranges.some(([a, b]) => (a <= b ? a <= now && now <= b : now >= a || now <= b));
          expect(saved.ok && isOpenAt(saved.value, clock(now))).toBe(meant);
          expect(saved.ok && normalizeOpeningHours(saved.value)).toEqual(saved);
        },
      ),
    );
  });
});

describe('[R4.6] [E8] bypass of the closed screen', () => {
  test.each([
    ['#/?enter=opensesame', 'opensesame', true],
    ['opensesame', 'opensesame', true],
    ['#/opensesam', 'opensesame', false],
    ['#/OPENSESAME', 'opensesame', false],
    ['', 'opensesame', false],
    ['#/anything', '', false],
    ['', '', false],
  ])('hash %j with password %j: %s', (hash, password, carries) => {
    expect(hashCarriesPassword(hash, password)).toBe(carries);
  });

  test('agrees with String.includes for every non-empty password', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 8 });
    fc.assert(
      fc.property(text, text, (hash, password) => {
        expect(hashCarriesPassword(hash, password)).toBe(password !== '' && hash.includes(password));
      }),
    );
  });
});
