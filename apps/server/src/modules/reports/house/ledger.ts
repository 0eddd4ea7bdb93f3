import type { Tx } from '../../../store/index.ts';
import { daysOf } from '../range.ts';
import { type HouseReport, kindsOf, type Sums, sideOf } from './report.ts';
import type { Asked } from './rows.ts';

type Found = Sums & Record<string, unknown>;

/** What the ledger itself says of the house in a period, day by day: figures that do not come from the roll-ups. */
export async function ledgerSums(
  db: Pick<Tx, 'query'>,
  { currency, ...range }: Asked,
  zone: string,
): Promise<readonly Sums[]> {
  const all: Sums[] = [];
  for (const day of daysOf(range)) {
    const { rows } = await db.query<Found>(
      `select account, kind, received, paid, entries
       from house_ledger($1, $2::date::timestamp at time zone $3, ($2::date + 1)::timestamp at time zone $3)`,
      [currency, day, zone],
    );
    all.push(...rows);
  }
  return all;
}

/** The same from the roll-ups, whatever the run is narrowed to. */
export async function rolledSums(
  db: Pick<Tx, 'query'>,
  report: HouseReport,
  { currency, from, to }: Asked,
): Promise<readonly Sums[]> {
  const { rows } = await db.query<Found>(
    `select account, kind, sum(received)::bigint as received, sum(paid)::bigint as paid, sum(entries)::integer as entries
     from house_day where side = $1 and currency = $2 and day between $3 and $4 and kind = any ($5) group by account, kind`,
    [sideOf(report), currency, from, to, kindsOf(report)],
  );
  return rows;
}
