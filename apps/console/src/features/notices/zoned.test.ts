import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf, typedMoment } from './zoned.ts';

test('a moment is read in its zone and written back, to the minute', () => {
  expect(momentOf('2026-12-01T02:00', 'Asia/Shanghai')).toBe(Date.parse('2026-11-30T18:00:00Z'));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4_000_000_000 }),
      fc.constantFrom('Asia/Shanghai', 'UTC', 'America/Sao_Paulo', 'Asia/Ho_Chi_Minh'),
      (minutes, zone) => {
        const typed = typedMoment(minutes * 600, zone);
        const read = momentOf(typed, zone);
        expect(read === undefined ? undefined : typedMoment(read, zone)).toBe(typed);
      },
    ),
  );
});

test('a time that clocks skip comes an hour later, of one that they show twice the first counts', () => {
  expect(momentOf('2026-03-29T02:30', 'Europe/Berlin')).toBe(Date.parse('2026-03-29T01:30:00Z'));
  expect(momentOf('2026-10-25T02:30', 'Europe/Berlin')).toBe(Date.parse('2026-10-25T00:30:00Z'));
});

test.each(['', '2026-12-01', '2026-13-01T02:00', '2026-12-01 02:00', 'now'])('%j is no moment', (typed) => {
  expect(momentOf(typed, 'UTC')).toBeUndefined();
});
