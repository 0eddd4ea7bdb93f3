import type { DrawEventName, JournalHead } from '@tessera/protocol/events';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { toast } from '../../platform/feedback/index.ts';
import { t } from '../../platform/i18n/index.ts';
import { onSocketEvent } from '../../platform/socket/index.ts';
import { lifetime, storage, storedKey } from '../../platform/storage/index.ts';
import { type JournalFault, newestSeq, takeHead } from './model/journal-heads.ts';

interface JournalState {
  readonly kept: readonly JournalHead[];
  /** Permanent once found: a rewritten journal does not become valid again. */
  readonly fault?: JournalFault | undefined;
}

const JOURNAL = storedKey<JournalState>('JOURNAL', lifetime.year);

const journalStore = createStore<JournalState>(() => ({ kept: [] }));

const events: readonly DrawEventName[] = [
  'draw:open',
  'draw:closing',
  'draw:closed',
  'draw:sealed',
  'draw:result',
  'draw:settled',
  'draw:void',
];

/** Stores the journal heads carried by draw events, across visits, and warns when one contradicts another. */
export async function watchJournal(): Promise<void> {
  const stored = await storage.get(JOURNAL);
  if (stored) journalStore.setState(stored);
  for (const name of events) onSocketEvent(name, ({ head }) => head && seeHead(head));
}

/** Processes a head; `seenBefore` as in `takeHead`. */
export function seeHead(head: JournalHead, seenBefore = 0): void {
  const before = journalStore.getState();
  const { kept, fault } = takeHead(before.kept, head, seenBefore);
  if (fault && !before.fault) toast(t(`fairness_${fault.kind}`), { type: 'error' });
  if (kept === before.kept && !fault) return;
  const after = { kept, fault: before.fault ?? fault };
  journalStore.setState(after);
  void storage.set(JOURNAL, after);
}

/** Sequence number of the newest entry seen. */
export function newestSeen(): number {
  return newestSeq(journalStore.getState().kept);
}

/** The fault found in the journal, if any, and the newest entry seen. */
export function useJournal(): { fault: JournalFault | undefined; seq: number } {
  const { fault, kept } = useStore(journalStore);
  return { fault, seq: newestSeq(kept) };
}
