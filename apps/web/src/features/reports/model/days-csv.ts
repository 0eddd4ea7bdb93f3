import { csvOf } from '../../../components/csv/index.ts';
import { type DaySums, type SumName, sumNames } from './sums.ts';

/** Texts of a CSV file of days. */
export interface DaysCsvWords {
  readonly day: string;
  readonly currency: string;
  sum(name: SumName): string;
}

/** The days of a report as CSV for spreadsheets, oldest first; amounts keep all decimals of the wire. */
export function daysCsv(days: readonly DaySums[], currency: string, words: DaysCsvWords): string {
  return csvOf([
    [words.day, ...sumNames.map((name) => words.sum(name)), words.currency],
    ...days.map((sums) => [sums.day, ...sumNames.map((name) => sums[name]), currency]),
  ]);
}
