import type { AuditCheck, AuditWindow, Violation, WhenSound } from '../../contract/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { type AuditQuery, EVERY_TIME, KEEP_SUMS, WHOLE_BOOK } from './audit-queries.ts';

/** Result of one audit. `covered` is the last chain position it checked. */
export interface AuditReport {
  whole: boolean;
  covered: bigint;
  violations: Violation[];
}

/** Maximum number of violations shown and stored; one broken rule can have very many rows. */
const VIOLATIONS_MAX = 50;

/**
 * Checks everything since the last checkpoint (or the whole ledger) in one snapshot. Without violations, the checkpoint
 * moves forward and `whenSound` runs in the same snapshot. Otherwise each audit finds the violations
 * again until they are corrected.
 *
 * @param store - under the auditor's role: no other role may write checkpoints and clearances.
 * Returns `undefined` when another node is auditing.
 */
export async function audit(
  store: Pick<Store, 'tx'>,
  checks: readonly AuditCheck[],
  whole: boolean,
  whenSound?: WhenSound,
): Promise<AuditReport | undefined> {
  return store.tx(
    async (tx) => {
      const turn = await tx.query('select from audit_turn for update skip locked');
      if (turn.rowCount === 0) return undefined;
      const start = await lastCheckpoint(tx);
      const window = await windowFrom(tx, start, whole);
      const violations = [...(await faultsOfStart(tx, start)), ...(await askAll(tx, window))];
      for (const check of checks) violations.push(...(await check(tx, window)));
      const shown = violations.slice(0, VIOLATIONS_MAX);
      if (shown.length === 0) await keepSums(tx, window);
      const checkpoint = await keepCheckpoint(
        tx,
        shown.length === 0 ? window.toSeq : start.seq,
        whole,
        shown,
      );
      if (shown.length === 0) await whenSound?.(tx, checkpoint);
      return { whole, covered: window.toSeq, violations: shown };
    },
    { isolation: 'repeatable read' },
  );
}

interface Checkpoint {
  seq: bigint;
  at: Date;
  hash: Buffer;
}

const NOTHING: Checkpoint = { seq: 0n, at: new Date(0), hash: Buffer.alloc(32) };

async function lastCheckpoint(tx: Tx): Promise<Checkpoint> {
  const { rows } = await tx.query<Checkpoint>(
    'select seq, at, hash from audit_checkpoint order by id desc limit 1',
  );
  return rows[0] ?? NOTHING;
}

async function windowFrom(tx: Tx, start: Checkpoint, whole: boolean): Promise<AuditWindow> {
  const { rows } = await tx.query<{ seq: bigint | null }>('select max(seq) as seq from chain');
  const from = whole ? NOTHING : start;
  return { fromSeq: from.seq, toSeq: rows[0]?.seq ?? 0n, since: from.at, whole };
}

/** The chain must still have the link of the last checkpoint, with the same hash. */
async function faultsOfStart(tx: Tx, { seq, hash }: Checkpoint): Promise<Violation[]> {
  const found = await hashAt(tx, seq);
  return found?.equals(hash)
    ? []
    : [{ rule: 'L5', detail: `chain link ${seq} is not what the last audit saw` }];
}

async function askAll(tx: Tx, { fromSeq, toSeq, whole }: AuditWindow): Promise<Violation[]> {
  const parameters = [fromSeq, toSeq, !whole];
  const queries: readonly AuditQuery[] = whole ? [...EVERY_TIME, ...WHOLE_BOOK] : EVERY_TIME;
  const violations: Violation[] = [];
  for (const { sql, takes } of queries) {
    const { rows } = await tx.query<Violation>(`${sql} limit ${VIOLATIONS_MAX}`, parameters.slice(0, takes));
    violations.push(...rows);
  }
  return violations;
}

async function keepSums(tx: Tx, { fromSeq, toSeq, whole }: AuditWindow): Promise<void> {
  if (whole) await tx.query('delete from audit_sum');
  if (toSeq > fromSeq) await tx.query(KEEP_SUMS, [fromSeq, toSeq]);
}

async function keepCheckpoint(tx: Tx, seq: bigint, whole: boolean, violations: Violation[]): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into audit_checkpoint (at, whole, seq, hash, violations) values (app_now(), $1, $2, $3, $4)
     returning id`,
    [whole, seq, (await hashAt(tx, seq)) ?? NOTHING.hash, JSON.stringify(violations)],
  );
  return rows[0]!.id;
}

async function hashAt(tx: Tx, seq: bigint): Promise<Buffer | undefined> {
  if (seq === 0n) return NOTHING.hash;
  const { rows } = await tx.query<{ hash: Buffer }>('select hash from chain where seq = $1', [seq]);
  return rows[0]?.hash;
}
