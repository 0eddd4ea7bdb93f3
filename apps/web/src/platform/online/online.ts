import { useSyncExternalStore } from 'react';
import { socketStore } from '../socket/index.ts';

/**
 * Whether the device can reach anything. The browser looks at the device's network only, which a service on the device itself does
 * without: where the connection is open, there is nothing to ask.
 */
export function isOnline(): boolean {
  return navigator.onLine || socketStore.getState().state === 'open';
}

/** Hears when that may have changed; returns how to stop. */
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

/** The same for components: offline, pages can be read and no money moves. */
export function useOnline(): boolean {
  return useSyncExternalStore(onOnlineChange, isOnline);
}
