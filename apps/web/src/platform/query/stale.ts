/** A query's key, or a common prefix of several. */
export type StaleKey = readonly string[];

const listeners = new Set<(key: StaleKey) => void>();

/**
 * Invalidates answers under this key: visible ones are requested again. Code that only changes data does not need the query
 * library; if that was never loaded, no stale answer exists.
 */
export function markStale(key: StaleKey): void {
  for (const listener of listeners) listener(key);
}

/** Subscribes to invalidated keys. */
export function onStale(listener: (key: StaleKey) => void): void {
  listeners.add(listener);
}
