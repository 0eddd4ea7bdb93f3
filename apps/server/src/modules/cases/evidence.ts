import { bodyHash, type Tx } from '../../store/index.ts';
import type { Facts } from './rules/rule.ts';

/** `marker`: what a rule has found. `before`, `after`: the figures of the player when the case was opened, and when it was evaluated. */
export type EvidenceKind = 'marker' | 'before' | 'after';

/** What is kept of a moment. */
export interface Frozen {
  readonly userId: bigint;
  readonly rule: string;
  readonly what: EvidenceKind;
  readonly key: string;
  readonly version: number;
  readonly facts: Facts;
  /** Ms. */
  readonly at: number;
}

/** SHA-256 of everything that the evidence says. */
export const hashOf = ({ userId, ...rest }: Frozen): Buffer => bodyHash({ ...rest, userId: String(userId) });

/** Keeps the evidence as it is now; it never changes. */
export async function freeze(tx: Tx, caseId: bigint, evidence: Frozen): Promise<void> {
  const { userId, rule, what, key, version, facts, at } = evidence;
  await tx.query(
    `insert into case_evidence (case_id, user_id, rule, what, key, version, facts, hash, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [caseId, userId, rule, what, key, version, JSON.stringify(facts), hashOf(evidence), new Date(at)],
  );
}
