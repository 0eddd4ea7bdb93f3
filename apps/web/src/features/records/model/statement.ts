import type { CallReply } from '@tessera/protocol/endpoints';
import { parseAmount, printAmount, sumAmounts } from '@tessera/protocol/money';
import { csvOf } from '../../../components/csv/index.ts';

/** A month of the main balance. */
export type Statement = CallReply<'POST /api/record/statement'>;

/** Incoming and outgoing sums of a month in wire format: opening + in − out = closing. */
export function sumsOf({ lines }: Pick<Statement, 'lines'>): { in: string; out: string } {
  const sum = (side: 'in' | 'out') =>
    printAmount(
      sumAmounts(
        lines.map((line) => {
          const amount = parseAmount(line[side]);
          if (!amount.ok) throw new Error(`Invalid amount in a statement: ${line[side]}`);
          return amount.value;
        }),
      ),
    );
  return { in: sum('in'), out: sum('out') };
}

/** Texts and formatters of a CSV file of a statement. */
export interface StatementWords {
  /** Headings: type, number of movements, in, out, currency. */
  readonly heads: readonly string[];
  readonly opening: string;
  readonly sum: string;
  readonly closing: string;
  type(id: string): string;
}

/** A month as CSV for spreadsheets; amounts keep all decimals of the wire. */
export function statementCsv(statement: Statement, words: StatementWords): string {
  const { currency, opening, closing, lines } = statement;
  const sums = sumsOf(statement);
  return csvOf([
    words.heads,
    [words.opening, '', opening, '', currency],
    ...lines.map((line) => [words.type(line.type), String(line.count), line.in, line.out, currency]),
    [words.sum, String(lines.reduce((sum, { count }) => sum + count, 0)), sums.in, sums.out, currency],
    [words.closing, '', closing, '', currency],
  ]);
}
