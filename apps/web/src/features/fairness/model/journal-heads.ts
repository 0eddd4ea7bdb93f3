import type { JournalHead } from '@tessera/protocol/events';

/** The fault of a head, and the entry seen before. */
export interface JournalFault {
  readonly kind: 'fork' | 'behind';
  readonly seq: number;
}

/** Number of stored heads, because events of several nodes may arrive out of order. */
const KEPT = 64;

/**
 * Compares a head of the public journal with those seen before (`lot/v1` step 8) and stores it.
 *
 * `fork`: the same entry with another hash. `behind`: the journal ends before an entry seen before the request; `seenBefore` is
 * the newest entry known at that time, 0 for a head from an event.
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

/** Sequence number of the newest head; 0 without heads. */
export function newestSeq(kept: readonly JournalHead[]): number {
  return Math.max(0, ...kept.map(({ seq }) => seq));
}
