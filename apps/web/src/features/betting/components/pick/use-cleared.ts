import { createStore } from 'zustand/vanilla';
import type { Selection } from '../../model/selection.ts';

/** The picks that clear took away, until they are brought back or five seconds are over. */
export const clearedStore = createStore<{ readonly cleared: Selection | null }>(() => ({ cleared: null }));

/** How long a cleared row can be brought back. */
export const CLEARED_MS = 5_000;

/** Remembers picks just before they are cleared: `const noteCleared = useCleared(); noteCleared(selection)`. */
export function useCleared(): (before: Selection) => void {
  return (cleared) => clearedStore.setState({ cleared });
}
