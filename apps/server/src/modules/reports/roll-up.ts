import type { Tx } from '../../store/index.ts';

/** What one step of the roll-up did. */
export interface Rolled {
  /** Entries of the ledger that were read. */
  readonly entries: number;
  /** Whether more batches are waiting. */
  readonly more: boolean;
}

/** Entries of the ledger in one transaction: 600 000 take 4.5 s on two cores (bench `teams`). */
const ENTRIES_MAX = 1_000_000;

/** Adds the next batches of the ledger's chain to the sums of players and teams, each batch once, in this transaction. */
export async function rollUp(tx: Pick<Tx, 'query'>, zone: string, entriesMax = ENTRIES_MAX): Promise<Rolled> {
  const { rows } = await tx.query<{ entries: bigint; more: boolean }>(
    'select entries, more from report_roll_up($1, $2)',
    [entriesMax, zone],
  );
  const { entries, more } = rows[0]!;
  return { entries: Number(entries), more };
}

/** Adds the next batches of the ledger's chain to the days of the house, each batch once, in this transaction. */
export async function houseRollUp(
  tx: Pick<Tx, 'query'>,
  zone: string,
  entriesMax = ENTRIES_MAX,
): Promise<Rolled> {
  const { rows } = await tx.query<{ entries: bigint; more: boolean }>(
    'select entries, more from house_roll_up($1, $2)',
    [entriesMax, zone],
  );
  const { entries, more } = rows[0]!;
  return { entries: Number(entries), more };
}
