import { csvOf } from '../../../components/csv/index.ts';
import type { LogRow } from './log-filter.ts';

/** Texts and formatters of a CSV file of movements. */
export interface LogCsvWords {
  /** Headings: time, type, remark, amount, balance, currency, number, number at the provider. */
  readonly heads: readonly string[];
  time(ms: number): string;
  type(id: string): string;
}

/** Movements as CSV for spreadsheets; amounts keep all decimals of the wire. */
export function logCsv(rows: readonly LogRow[], words: LogCsvWords): string {
  return csvOf([
    words.heads,
    ...rows.map(({ at, type, remark, amount, balance_after, currency, ref, provider_ref }) => [
      words.time(at),
      words.type(type),
      remark,
      amount,
      balance_after,
      currency,
      ref,
      provider_ref ?? '',
    ]),
  ]);
}
