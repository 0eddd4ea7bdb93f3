/** A query's key, or the beginning of several. */
export type StaleKey = readonly string[];

const listeners = new Set<(key: StaleKey) => void>();

/**
 * Says that answers under this key no longer hold: those on show are asked for again. What only changes things needs no
 * query library for it; where that was never fetched, nothing was kept that could be out of date.
 */
export function markStale(key: StaleKey): void {
  for (const listener of listeners) listener(key);
}

/** Hears what no longer holds. */
export function onStale(listener: (key: StaleKey) => void): void {
  listeners.add(listener);
}
