import { useSyncExternalStore } from 'react';
import { socketStore } from '../socket/socket-store.ts';

/**
 * Whether the server can be reached. `navigator.onLine` reports only the device's network, and a server on the same device
 * needs none: an open socket also counts as online.
 */
export function isOnline(): boolean {
  return navigator.onLine || socketStore.getState().state === 'open';
}

/** Calls `tell` when `isOnline` may have changed; returns the function that unsubscribes. */
export function onOnlineChange(tell: () => void): () => void {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  const stop = socketStore.subscribe(tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
    stop();
  };
}

/** `isOnline` for components. Offline, pages can be read but no money moves. */
export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline);
}
