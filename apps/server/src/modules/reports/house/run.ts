import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { isClosed } from './closed.ts';
import { added, figuresOf, taxOf } from './figures.ts';
import { fingerprintOf } from './fingerprint.ts';
import { ledgerSums, rolledSums } from './ledger.ts';
import type { HouseReport } from './report.ts';
import { type Asked, allRows } from './rows.ts';

/** What a run found. Figures are in the order of the columns. */
export interface Outcome {
  readonly rows: number;
  readonly totals: readonly bigint[];
  /** Of the whole period and currency, by the report and by the ledger. */
  readonly whole: readonly bigint[];
  readonly ledger: readonly bigint[];
  /** Null for a report without a tax. */
  readonly tax: bigint | null;
  readonly hash: Buffer;
}

/**
 * Runs a report over days that have ended. The same question has the same answer and the same hash at any later time.
 * Errors: `report_open` while entries of the period may still come.
 */
export async function runReport(
  db: Pick<Tx, 'query'>,
  report: HouseReport,
  asked: Asked,
  zone: string,
): Promise<Outcome> {
  if (!(await isClosed(db, asked, zone))) throw new AppError('report_open');
  const print = fingerprintOf(report, asked);
  let rows = 0;
  let totals: readonly bigint[] = report.figures.map(() => 0n);
  for await (const part of allRows(db, report, asked)) {
    print.add(part);
    rows += part.length;
    for (const { figures } of part) totals = added(totals, figures);
  }
  const whole = asked.subject === undefined ? totals : figuresOf(report, await rolledSums(db, report, asked));
  const ledger = figuresOf(report, await ledgerSums(db, asked, zone));
  const taxed = report.figures.findIndex(({ id }) => id === report.taxOf);
  return {
    rows,
    totals,
    whole,
    ledger,
    tax: taxed < 0 ? null : taxOf(totals[taxed]!, asked.ratePpm ?? 0),
    hash: print.end(),
  };
}
