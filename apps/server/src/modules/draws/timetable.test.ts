import { expect, test } from 'vitest';
import { drawsPerDay, numberOf, slotsAfter, slotsBefore, type Timetable } from './timetable.ts';
import { dateIn, midnightOf } from './zone.ts';

const minute: Timetable = { zone: 'Asia/Shanghai', periodS: 60, leadS: 10 };
const at = (text: string) => Date.parse(text);

test('the first issue after midnight in Shanghai is 0001 and is drawn one minute into the day', () => {
  const [slot] = slotsAfter(minute, at('2026-11-21T00:00:00+08:00'), 1);
  expect(slot).toEqual({
    issue: '20261121-0001',
    openAt: at('2026-11-20T23:59:50+08:00'),
    closeAt: at('2026-11-21T00:00:50+08:00'),
    drawAt: at('2026-11-21T00:01:00+08:00'),
  });
});

test('sales have no gap and no overlap, also over midnight', () => {
  for (const periodS of [60, 180, 210, 300]) {
    const slots = slotsAfter({ ...minute, periodS }, at('2026-11-20T22:00:00+08:00'), 300);
    for (const [place, slot] of slots.entries()) {
      expect(slot.drawAt - slot.closeAt).toBe(10_000);
      if (place > 0) expect(slot.openAt).toBe(slots[place - 1]!.closeAt);
    }
    expect(new Set(slots.map(({ issue }) => issue)).size).toBe(300);
  }
});

test('a period that does not divide the day restarts at midnight', () => {
  expect(drawsPerDay(210)).toBe(411);
  const slots = slotsAfter({ ...minute, periodS: 210 }, at('2026-11-20T23:58:00+08:00'), 2);
  expect(slots.map(({ issue }) => issue)).toEqual(['20261120-0411', '20261121-0001']);
});

test('the last of the draws before a time is the last one already drawn', () => {
  const slots = slotsBefore(minute, at('2026-11-21T00:01:30+08:00'), 3);
  expect(slots.map(({ issue }) => issue)).toEqual(['20261120-1439', '20261120-1440', '20261121-0001']);
});

test('midnight is correct around clock changes', () => {
  expect(midnightOf('Europe/Paris', '2026-03-29')).toBe(at('2026-03-29T00:00:00+01:00'));
  expect(midnightOf('Europe/Paris', '2026-03-30')).toBe(at('2026-03-30T00:00:00+02:00'));
  expect(dateIn('America/New_York', at('2026-11-21T03:00:00Z'))).toBe('2026-11-20');
});

test('the number within the day is read from the issue', () => {
  expect(numberOf('20261121-0042')).toBe(42);
  expect(numberOf('2026321')).toBeNull();
});
