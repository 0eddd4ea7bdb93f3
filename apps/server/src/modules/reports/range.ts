import { addDays } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import { isDay } from '../water-back/index.ts';

/** Days of a report, both included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/** Days in one report. */
const DAYS_MAX = 366;

/** Checks the days of a report. Errors: `validation_failed` for a range that is not 1 to 366 days up to today. */
export function checkRange({ from, to }: Range, today: string): Range {
  const refuse = (field: string): never => {
    throw new AppError('validation_failed', { field });
  };
  for (const [field, day] of Object.entries({ from, to })) if (!isDay(day) || day > today) refuse(field);
  if (from > to || addDays(from, DAYS_MAX) <= to) refuse('from');
  return { from, to };
}

/** The days of a range, oldest first. */
export function daysOf({ from, to }: Range): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
