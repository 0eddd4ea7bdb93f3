import { expect, test } from 'vitest';
import { type DrawCalendar, officialSeeds } from '../lotteries/index.ts';
import { type CalendarTimetable, calendarSlots, calendarSlotsBefore } from './calendar.ts';

const at = (text: string) => Date.parse(text);

function timetable(id: string): CalendarTimetable {
  const seed = officialSeeds.find((one) => one.id === id);
  if (!seed?.calendar) throw new Error(id);
  return { zone: seed.zone, leadS: seed.leadS, calendar: seed.calendar };
}

const firstIssue = (id: string, after: string) => calendarSlots(timetable(id), at(after), 1)[0]!;

// Counted by hand from the official calendars.
test.each([
  ['ssq-cn', '2026-01-01T00:00:00+08:00', '2026001', '2026-01-01T21:15:00+08:00'],
  ['ssq-cn', '2026-02-01T12:00:00+08:00', '2026014', '2026-02-01T21:15:00+08:00'],
  // 13 February is the last Friday before the holiday, 24 February the first Tuesday after it.
  ['ssq-cn', '2026-02-13T12:00:00+08:00', '2026020', '2026-02-24T21:15:00+08:00'],
  ['dlt-cn', '2026-02-02T12:00:00+08:00', '26014', '2026-02-02T21:25:00+08:00'],
  ['kl8-cn', '2026-02-24T12:00:00+08:00', '2026045', '2026-02-24T21:30:00+08:00'],
  ['d3-cn', '2025-12-31T12:00:00+08:00', '2025353', '2025-12-31T21:15:00+08:00'],
  ['p5-cn', '2026-01-01T12:00:00+08:00', '26001', '2026-01-01T21:25:00+08:00'],
  ['powerball-us', '2026-11-21T12:00:00-05:00', '2026-11-21', '2026-11-21T22:59:00-05:00'],
  ['megamillions-us', '2026-07-03T12:00:00-04:00', '2026-07-03', '2026-07-03T23:00:00-04:00'],
  ['euromillions-eu', '2026-01-03T12:00:00+01:00', '1909', '2026-01-06T21:00:00+01:00'],
  ['uklotto-uk', '2025-12-31T12:00:00Z', '3133', '2025-12-31T20:00:00Z'],
  ['uklotto-uk', '2026-07-01T12:00:00+01:00', '3185', '2026-07-01T20:00:00+01:00'],
])('%s after %s: issue %s at %s', (id, after, issue, drawAt) => {
  expect(firstIssue(id, after)).toMatchObject({ issue, drawAt: at(drawAt) });
});

test('sales have no gap, also over holidays, new year and both clock changes', () => {
  for (const { id } of officialSeeds) {
    const slots = calendarSlots(timetable(id), at('2026-02-01T00:00:00Z'), 60);
    for (const [place, slot] of slots.entries()) {
      expect(slot.openAt).toBeLessThan(slot.closeAt);
      expect(slot.drawAt - slot.closeAt).toBe(timetable(id).leadS * 1000);
      if (place > 0) expect(slot.openAt).toBe(slots[place - 1]!.closeAt);
    }
    expect(new Set(slots.map(({ issue }) => issue)).size, id).toBe(60);
    const back = calendarSlotsBefore(timetable(id), slots.at(-1)!.drawAt, 60);
    expect(back).toEqual(slots);
  }
});

test('a draw keeps its local time when the clocks change', () => {
  // In 2026 clocks change on 8 March and 1 November in the United States, on 29 March and 25 October in Europe.
  const [saturday, monday] = calendarSlots(timetable('powerball-us'), at('2026-03-07T12:00:00-05:00'), 2);
  expect(monday!.drawAt - saturday!.drawAt).toBe(47 * 3_600_000);
  const [before, after] = calendarSlots(timetable('uklotto-uk'), at('2026-10-24T12:00:00+01:00'), 2);
  expect(after!.drawAt - before!.drawAt).toBe((4 * 24 + 1) * 3_600_000);
});

test('an issue is on sale until its close, and the next one from then on', () => {
  const slot = firstIssue('ssq-cn', '2026-11-22T19:59:59+08:00');
  expect(slot).toMatchObject({ issue: '2026134', closeAt: at('2026-11-22T20:00:00+08:00') });
  expect(firstIssue('ssq-cn', '2026-11-22T20:00:00+08:00').issue).toBe('2026135');
});

test('the date of a draw is that of its own zone', () => {
  const calendar: DrawCalendar = { draws: '30 23 * * 6', closed: [], issue: { form: 'date' } };
  const [slot] = calendarSlots(
    { zone: 'America/New_York', leadS: 60, calendar },
    at('2026-11-21T12:00:00Z'),
    1,
  );
  expect(slot).toMatchObject({ issue: '2026-11-21', drawAt: at('2026-11-22T04:30:00Z') });
});
