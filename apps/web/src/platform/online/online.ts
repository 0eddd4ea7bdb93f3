import { useSyncExternalStore } from 'react';
import { socketStore } from '../socket/socket-store.ts';

/**
 * Whether the server can be reached. `navigator.onLine` knows the device's network only, and a server on the same device needs none:
 * an open socket counts as online.
 */
export function isOnline(): boolean {
  return navigator.onLine || socketStore.getState().state === 'open';
}

/** Calls `tell` when `isOnline` may have changed; returns how to stop. */
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

/** `isOnline` for components. Offline, pages can be read and no money moves. */
export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline);
}
