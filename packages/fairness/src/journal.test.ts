import { expect, test } from 'vitest';
import {
  appendJournal,
  compareHeads,
  documentHash,
  EMPTY_JOURNAL,
  firstBrokenEntry,
  type JournalEntry,
  type JournalHead,
} from './index.ts';

const journalOf = (...names: string[]): JournalEntry[] => {
  let head: JournalHead = EMPTY_JOURNAL;
  return names.map((name) => {
    const entry = appendJournal(head, 'descriptor', documentHash({ name }));
    head = entry;
    return entry;
  });
};

const journal = journalOf('a', 'b', 'c', 'd');
const rewritten = journalOf('a', 'x', 'c', 'd');

test('a journal verifies from its start and from any of its entries', () => {
  expect(firstBrokenEntry(journal)).toBeUndefined();
  expect(firstBrokenEntry(journal.slice(2), journal[1])).toBeUndefined();
});

test('a changed, removed, added or moved entry is the first broken entry', () => {
  const [a, b, c, d] = journal as [JournalEntry, JournalEntry, JournalEntry, JournalEntry];
  expect(firstBrokenEntry([a, { ...b, digest: c.digest }, c, d])?.seq).toBe(2);
  expect(firstBrokenEntry([a, { ...b, kind: 'void' }, c, d])?.seq).toBe(2);
  expect(firstBrokenEntry([a, c, d])?.seq).toBe(3);
  expect(firstBrokenEntry([a, c, b, d])?.seq).toBe(3);
  expect(firstBrokenEntry([a, a, b])?.seq).toBe(1);
});

test('[D1] a client with a saved head tells growth from a fork', () => {
  const kept = journal[1]!;
  expect(compareHeads(kept, kept)).toBe('same');
  expect(compareHeads(kept, journal[3]!, journal)).toBe('grown');
  expect(compareHeads(kept, rewritten[1]!)).toBe('fork');
  expect(compareHeads(kept, rewritten[3]!, rewritten)).toBe('fork');
  expect(compareHeads(kept, { ...journal[3]!, head: rewritten[3]!.head }, journal)).toBe('fork');
  expect(compareHeads(kept, journal[0]!)).toBe('behind');
  expect(compareHeads(kept, journal[3]!)).toBe('unknown');
});
