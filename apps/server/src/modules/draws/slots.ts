import { calendarSlots, calendarSlotsBefore } from './calendar.ts';
import type { LotteryRow } from './store.ts';
import { type Slot, slotsAfter, slotsBefore } from './timetable.ts';

/** The first `count` issues of a lottery that close after `afterMs`, in order. */
export function nextSlots(lottery: LotteryRow, afterMs: number, count: number): Slot[] {
  const { calendar, ...timetable } = timetableOf(lottery);
  return calendar
    ? calendarSlots({ ...timetable, calendar }, afterMs, count)
    : slotsAfter(timetable, afterMs, count);
}

/** The last `count` issues drawn at or before `beforeMs`, oldest first. */
export function pastSlots(lottery: LotteryRow, beforeMs: number, count: number): Slot[] {
  const { calendar, ...timetable } = timetableOf(lottery);
  return calendar
    ? calendarSlotsBefore({ ...timetable, calendar }, beforeMs, count)
    : slotsBefore(timetable, beforeMs, count);
}

/** Throws for a lottery that has neither a period nor a calendar. */
function timetableOf({ id, zone, period_s, lead_s, calendar }: LotteryRow) {
  if (period_s === 0 && !calendar) throw new Error(`lottery ${id} has neither period nor calendar`);
  return { zone, periodS: period_s, leadS: lead_s, calendar: period_s === 0 ? calendar : null };
}
