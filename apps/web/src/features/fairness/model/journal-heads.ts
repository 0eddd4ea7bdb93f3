import type { JournalHead } from '@tessera/protocol/events';

/** What is wrong with a head, and the entry that was seen before. */
export interface JournalFault {
  readonly kind: 'fork' | 'behind';
  readonly seq: number;
}

/** Heads kept for comparison: events of several nodes may come out of order. */
const KEPT = 64;

/**
 * Holds a head of the public journal against those seen before (`lot/v1` step 8) and keeps it.
 *
 * `fork`: the same entry with another hash. `behind`: the journal ends before an entry that was seen before it was asked
 * for; `seenBefore` is the newest entry known at that time, 0 for a head nobody asked for.
 */
export function takeHead(
  kept: readonly JournalHead[],
  head: JournalHead,
  seenBefore = 0,
): { kept: readonly JournalHead[]; fault?: JournalFault } {
  const known = kept.find(({ seq }) => seq === head.seq);
  if (known && known.hash !== head.hash) return { kept, fault: { kind: 'fork', seq: head.seq } };
  if (head.seq < seenBefore) return { kept, fault: { kind: 'behind', seq: seenBefore } };
  if (known) return { kept };
  return { kept: [...kept, head].sort((a, b) => b.seq - a.seq).slice(0, KEPT) };
}

/** Number of the newest entry among heads; 0 for none. */
export function newestSeq(kept: readonly JournalHead[]): number {
  return Math.max(0, ...kept.map(({ seq }) => seq));
}
