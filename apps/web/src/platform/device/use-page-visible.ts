import { useSyncExternalStore } from 'react';

function subscribe(told: () => void): () => void {
  document.addEventListener('visibilitychange', told);
  return () => document.removeEventListener('visibilitychange', told);
}

/** Whether the window can be seen: a message in a hidden one is not read. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}
