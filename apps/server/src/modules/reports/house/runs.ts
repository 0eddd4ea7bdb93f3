import { createRequire } from 'node:module';
import type { Tx } from '../../../store/index.ts';
import type { Asked } from './rows.ts';
import type { Outcome } from './run.ts';

/** Version of the platform's software. */
const { version: SOFTWARE } = createRequire(import.meta.url)('../../../../../../package.json') as {
  version: string;
};

/** A run that was stored. */
export interface Run extends Outcome {
  readonly id: bigint;
  readonly report: string;
  readonly version: number;
  readonly software: string;
  readonly zone: string;
  readonly asked: Asked;
  readonly operatorId: bigint;
  /** Name of who ran it. */
  readonly by: string;
  readonly at: Date;
}

interface Stored extends Record<string, unknown> {
  readonly id: bigint;
  readonly report: string;
  readonly version: number;
  readonly software: string;
  readonly zone: string;
  readonly from_day: string;
  readonly to_day: string;
  readonly filters: Omit<Asked, 'from' | 'to'>;
  readonly rows: number;
  readonly totals: { readonly figures: readonly string[]; readonly tax: string | null };
  readonly ledger: { readonly whole: readonly string[]; readonly ledger: readonly string[] };
  readonly hash: Buffer;
  readonly operator_id: bigint;
  readonly by: string;
  readonly at: Date;
}

/** Stores a run, and returns its id. */
export async function storeRun(
  tx: Pick<Tx, 'query'>,
  {
    report,
    version,
    zone,
    asked,
    operatorId,
  }: Pick<Run, 'report' | 'version' | 'zone' | 'asked' | 'operatorId'>,
  { rows: count, totals, whole, ledger, tax, hash }: Outcome,
): Promise<bigint> {
  const { from, to, ...filters } = asked;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into report_run (report, version, software, zone, from_day, to_day, filters, rows, totals, ledger, hash, operator_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      report,
      version,
      SOFTWARE,
      zone,
      from,
      to,
      JSON.stringify(filters),
      count,
      JSON.stringify({ figures: totals.map(String), tax: tax === null ? null : String(tax) }),
      JSON.stringify({ whole: whole.map(String), ledger: ledger.map(String) }),
      hash,
      operatorId,
    ],
  );
  return rows[0]!.id;
}

/** A stored run. */
export async function readRun(db: Pick<Tx, 'query'>, id: bigint): Promise<Run | undefined> {
  const { rows } = await db.query<Stored>(
    `select r.id, r.report, r.version, r.software, r.zone, r.from_day, r.to_day, r.filters, r.rows, r.totals, r.ledger, r.hash,
       r.operator_id, coalesce(o.name, '') as by, r.at
     from report_run r left join operator_now o on o.id = r.operator_id where r.id = $1`,
    [id],
  );
  const row = rows[0];
  return (
    row && {
      id: row.id,
      report: row.report,
      version: row.version,
      software: row.software,
      zone: row.zone,
      asked: { from: row.from_day, to: row.to_day, ...row.filters },
      rows: row.rows,
      totals: row.totals.figures.map(BigInt),
      tax: row.totals.tax === null ? null : BigInt(row.totals.tax),
      whole: row.ledger.whole.map(BigInt),
      ledger: row.ledger.ledger.map(BigInt),
      hash: row.hash,
      operatorId: row.operator_id,
      by: row.by,
      at: row.at,
    }
  );
}
