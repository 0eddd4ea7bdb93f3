import { concat, fromHex, lengthPrefixed, toHex, u64, utf8 } from './bytes.ts';
import { sha256 } from './hash.ts';

/** What the public journal records. */
export type JournalKind = 'epoch' | 'descriptor' | 'seal' | 'result' | 'void' | 'settlement' | 'correction';

/** The state of the journal: the number of its entries and the hash over all of them. */
export interface JournalHead {
  readonly seq: number;
  readonly head: string;
}

/** One entry of the journal. `digest` is the hash of the recorded document. */
export interface JournalEntry extends JournalHead {
  readonly kind: JournalKind;
  readonly digest: string;
}

/** The head of an empty journal. */
export const EMPTY_JOURNAL: JournalHead = { seq: 0, head: '0'.repeat(64) };

/** The entry that follows `last`: head = H("lot/v1/journal" || previous head || u64(seq) || LP(kind) || digest). */
export function appendJournal(last: JournalHead, kind: JournalKind, digest: string): JournalEntry {
  const seq = last.seq + 1;
  const link = concat(
    utf8('lot/v1/journal'),
    fromHex(last.head),
    u64(seq),
    lengthPrefixed(kind),
    fromHex(digest),
  );
  return { seq, kind, digest, head: toHex(sha256(link)) };
}

/** The first entry that does not follow from `from` and the entries before it; `undefined` when all do. */
export function firstBrokenEntry(
  entries: readonly JournalEntry[],
  from: JournalHead = EMPTY_JOURNAL,
): JournalEntry | undefined {
  let last = from;
  return entries.find((entry) => {
    const expected = appendJournal(last, entry.kind, entry.digest);
    last = entry;
    return expected.seq !== entry.seq || expected.head !== entry.head;
  });
}

/**
 * Compares a saved head with the current journal.
 *
 * `entries` must hold all entries after the saved head up to `now`, or none when only heads are known.
 * `same`: nothing new. `grown`: the current journal contains the old one. `behind`: the current journal is shorter
 * than the saved head. `fork`: the journal was rewritten. `unknown`: `entries` are incomplete, so it cannot be decided.
 */
export function compareHeads(
  kept: JournalHead,
  now: JournalHead,
  entries: readonly JournalEntry[] = [],
): 'same' | 'grown' | 'behind' | 'fork' | 'unknown' {
  if (now.seq < kept.seq) return 'behind';
  if (now.seq === kept.seq) return now.head === kept.head ? 'same' : 'fork';
  const news = entries.filter((entry) => entry.seq > kept.seq && entry.seq <= now.seq);
  if (news.length !== now.seq - kept.seq) return 'unknown';
  return firstBrokenEntry(news, kept) === undefined && news.at(-1)?.head === now.head ? 'grown' : 'fork';
}
