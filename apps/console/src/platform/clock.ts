import { useSyncExternalStore } from 'react';

/** How far the server's clock is ahead of this device's, ms. */
let offsetMs = 0;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Learns the server's time from an answer. */
export function learnTime(serverMs: number): void {
  offsetMs = serverMs - Date.now();
}

/** The server's time, ms since the epoch. */
export const serverNow = (): number => Date.now() + offsetMs;

/** The server's time in whole seconds, ms since the epoch; renders again each second. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(serverNow() / 1_000) * 1_000);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const one of listeners) one();
  }, 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
