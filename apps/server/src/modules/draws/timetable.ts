import { dateIn, midnightOf, nextDate } from './zone.ts';

/** Input of a timetable. Seconds; `zone` an IANA name. */
export interface Timetable {
  readonly zone: string;
  readonly periodS: number;
  /** Sales close this long before the draw time. */
  readonly leadS: number;
}

/** When one issue is sold and drawn, ms since 1970. */
export interface Slot {
  /** `YYYYMMDD-NNNN`, from 0001 each day. */
  readonly issue: string;
  readonly openAt: number;
  readonly closeAt: number;
  readonly drawAt: number;
}

const dayMs = 86_400_000;

/** Draws per day: whole periods counted from midnight. */
export const drawsPerDay = (periodS: number): number => Math.floor(dayMs / (periodS * 1000));

/**
 * The first `count` issues that close after `afterMs`, in order.
 * An issue opens when the previous one closes and is drawn `leadS` after its own close, so sales have no gap.
 */
export function slotsAfter(timetable: Timetable, afterMs: number, count: number): Slot[] {
  const slots: Slot[] = [];
  let date = dateIn(timetable.zone, afterMs);
  let opened = lastCloseOf(timetable, previousDate(timetable.zone, date));
  while (slots.length < count) {
    for (const slot of slotsOf(timetable, date, opened)) {
      opened = slot.closeAt;
      if (slot.closeAt > afterMs && slots.length < count) slots.push(slot);
    }
    date = nextDate(date);
  }
  return slots;
}

/** The last `count` issues drawn at or before `beforeMs`, oldest first. */
export function slotsBefore(timetable: Timetable, beforeMs: number, count: number): Slot[] {
  const days = Math.ceil(count / drawsPerDay(timetable.periodS)) + 1;
  const wide = slotsAfter(timetable, beforeMs - days * dayMs, (days + 1) * drawsPerDay(timetable.periodS));
  return wide.filter((slot) => slot.drawAt <= beforeMs).slice(-count);
}

function* slotsOf({ zone, periodS, leadS }: Timetable, date: string, opened: number): Generator<Slot> {
  const midnight = midnightOf(zone, date);
  let openAt = opened;
  for (let number = 1; number <= drawsPerDay(periodS); number += 1) {
    const drawAt = midnight + number * periodS * 1000;
    const closeAt = drawAt - leadS * 1000;
    yield { issue: issueOf(date, number), openAt, closeAt, drawAt };
    openAt = closeAt;
  }
}

const issueOf = (date: string, number: number): string =>
  `${date.replaceAll('-', '')}-${String(number).padStart(4, '0')}`;

const lastCloseOf = ({ zone, periodS, leadS }: Timetable, date: string): number =>
  midnightOf(zone, date) + (drawsPerDay(periodS) * periodS - leadS) * 1000;

const previousDate = (zone: string, date: string): string => dateIn(zone, midnightOf(zone, date) - 1);

/** Number of an issue within its day, from its printed id; `null` when the id has none. */
export function numberOf(issue: string): number | null {
  const [, number] = /^\d{8}-(\d{4})$/.exec(issue) ?? [];
  return number === undefined ? null : Number(number);
}
