import type { Tx } from '../../../store/index.ts';
import { figuresOf } from './figures.ts';
import { type HouseReport, kindsOf, type Sums, sideOf } from './report.ts';

/** What a run was asked for. Days are those of the platform's zone, both included. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  /** One row a day for each subject, or one for the whole period. */
  readonly group: 'day' | 'period';
  /** Only this lottery, platform, provider, player or kind. */
  readonly subject?: string | undefined;
  /** Rate of a tax in millionths, for reports that have one. */
  readonly ratePpm?: number | undefined;
}

/** A row of a report. */
export interface Row {
  /** Null where the rows are of the whole period. */
  readonly day: string | null;
  readonly subject: string;
  readonly figures: readonly bigint[];
}

interface Found extends Sums, Record<string, unknown> {
  readonly day: string;
  readonly subject: string;
}

/** The place in the order of the rows after which the next ones come. */
export type Place = Pick<Row, 'day' | 'subject'>;
/** Before the first row. */
const START: Place = { day: '-infinity', subject: '' };

/**
 * Rows in their order, by day and subject: those after a place, or from a number on. `offset 0` keeps the sums of a row a lookup by the
 * primary key, also while the table has no statistics yet.
 */
export async function readRows(
  db: Pick<Tx, 'query'>,
  report: HouseReport,
  asked: Asked,
  { after = START, skip = 0, limit }: { after?: Place | undefined; skip?: number; limit: number },
): Promise<readonly Row[]> {
  const { from, to, currency, subject = null } = asked;
  const wanted = [sideOf(report), currency, from, to, kindsOf(report), subject, after.subject, limit, skip];
  const { rows } =
    asked.group === 'day'
      ? await db.query<Found>(
          `with part as materialized (
             select distinct day, subject from house_day
             where side = $1 and currency = $2 and day between $3 and $4 and kind = any ($5) and ($6::text is null or subject = $6)
               and (day, subject) > ($10::date, $7)
             order by day, subject limit $8 offset $9)
           select part.day, part.subject, h.account, h.kind, h.received, h.paid, h.entries
           from part cross join lateral (
             select account, kind, received, paid, entries from house_day d
             where d.side = $1 and d.currency = $2 and d.day = part.day and d.subject = part.subject and d.kind = any ($5) offset 0) h
           order by part.day, part.subject, h.account, h.kind`,
          [...wanted, after.day],
        )
      : await db.query<Found>(
          `with part as materialized (
             select distinct subject from house_day
             where side = $1 and currency = $2 and day between $3 and $4 and kind = any ($5) and ($6::text is null or subject = $6)
               and subject > $7
             order by subject limit $8 offset $9)
           select '' as day, part.subject, h.account, h.kind, h.received, h.paid, h.entries
           from part cross join lateral (
             select account, kind, sum(received)::bigint as received, sum(paid)::bigint as paid, sum(entries)::integer as entries
             from house_day d
             where d.side = $1 and d.currency = $2 and d.subject = part.subject and d.day between $3 and $4 and d.kind = any ($5)
             group by account, kind) h
           order by part.subject, h.account, h.kind`,
          wanted,
        );
  return groupsOf(rows).map((sums) => ({
    day: sums[0]!.day || null,
    subject: sums[0]!.subject,
    figures: figuresOf(report, sums),
  }));
}

/** Neighbours of one day and subject. */
function groupsOf(rows: readonly Found[]): Found[][] {
  const groups: Found[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last[0]!.day === row.day && last[0]!.subject === row.subject) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** Rows that are in memory at a time. */
const PART = 2_000;

/** All rows of a report, part by part. No connection is held between two parts. */
export async function* allRows(
  db: Pick<Tx, 'query'>,
  report: HouseReport,
  asked: Asked,
): AsyncGenerator<readonly Row[]> {
  for (let after: Place | undefined; ; ) {
    const rows = await readRows(db, report, asked, { after, limit: PART });
    if (rows.length > 0) yield rows;
    if (rows.length < PART) return;
    after = rows.at(-1)!;
  }
}
