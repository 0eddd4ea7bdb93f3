import { lunarYearOf } from '@tessera/rules';
import { dateIn } from './zone.ts';

/** The sign of the lunar year on the date of a draw, as a field of its descriptor; nothing for all families but `lhc`. */
export function yearOf(lottery: { family: string; zone: string }, drawAt: number): { year?: string } {
  return lottery.family === 'lhc' ? { year: lunarYearOf(dateIn(lottery.zone, drawAt)) } : {};
}
