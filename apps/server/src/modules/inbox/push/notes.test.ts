import { expect, test, vi } from 'vitest';
import type { Store } from '../../../store/index.ts';
import { createNotes } from './notes.ts';

/** A store that keeps the ids of each statement, and writes for `writeMs`. */
function slowStore(writeMs: number) {
  const written: bigint[][] = [];
  const tx = async (work: (tx: unknown) => Promise<void>) => {
    await new Promise((resolve) => setTimeout(resolve, writeMs));
    await work({ query: async (_: string, [ids]: [bigint[]]) => void written.push(ids) });
  };
  // Safe cast: notes only open transactions.
  return { store: { tx } as unknown as Store, written };
}

test('every outcome is written soon, also one that came while others were being written', async () => {
  vi.useFakeTimers();
  try {
    const { store, written } = slowStore(100);
    const notes = createNotes(store, { warn: expect.fail } as never, () => {});
    const add = (id: bigint) => notes.add({ id, subscription: 1n, outcome: { state: 'sent' } });
    add(1n);
    await vi.advanceTimersByTimeAsync(60);
    // The first is being written when the wait of the second is over.
    add(2n);
    await vi.advanceTimersByTimeAsync(300);
    expect(written).toEqual([[1n], [2n]]);
    add(3n);
    await vi.advanceTimersByTimeAsync(300);
    expect(written).toEqual([[1n], [2n], [3n]]);
    expect(notes.isOpen()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
