import { createStore } from 'zustand/vanilla';
import type { Selection } from './selection.ts';

/** The cleared picks, until they are restored or five seconds have passed. */
export const clearedStore = createStore<{ readonly cleared: Selection | null }>(() => ({ cleared: null }));

/** How long a cleared row can be restored, ms. */
export const CLEARED_MS = 5_000;

/** Stores picks before they are cleared: `const noteCleared = useCleared(); noteCleared(selection)`. */
export function useCleared(): (before: Selection) => void {
  return (cleared) => clearedStore.setState({ cleared });
}
