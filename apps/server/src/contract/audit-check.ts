import type { Tx } from '../store/index.ts';

/** A violated guarantee: the id of its rule and a description. */
export interface Violation {
  rule: string;
  detail: string;
}

/** The part of the ledger that an audit covers. */
export interface AuditWindow {
  /** Chain positions to check: `fromSeq < seq <= toSeq`, plus batches that are not chained yet. */
  fromSeq: bigint;
  toSeq: bigint;
  /** Time of the checkpoint it starts from; 1970 when there is none. */
  since: Date;
  /** Whether it covers the whole ledger. */
  whole: boolean;
}

/**
 * A rule of a module, such as those between bets and their entries (L7, L8). Reads only, in the auditor's snapshot;
 * returns the violations.
 */
export type AuditCheck = (tx: Tx, window: AuditWindow) => Promise<Violation[]>;

/** What follows an audit without violations, in its snapshot: `checkpoint` is the row that the audit wrote. */
export type WhenSound = (tx: Tx, checkpoint: bigint) => Promise<void>;
