const DAY_MS = 86_400_000;

/** Lifetimes of stored items (`architecture.md` section 10, "Storage"). */
export const lifetime = {
  /** Cached lists, messages and the web token. */
  day: DAY_MS,
  /** Remembered login and the native token. */
  month: 30 * DAY_MS,
  /** Preferences. */
  year: 365 * DAY_MS,
} as const;

/** A place in storage: its name, how long an item lives there, and what kind of value it holds. */
export interface StoredKey<Value> {
  readonly name: string;
  readonly ttlMs: number;
  /** Never set; ties the key to the type of its values. */
  readonly value?: Value;
}

/** Names a place in storage. Default lifetime 86 400 000 ms (R3.3). */
export function storedKey<Value>(name: string, ttlMs: number = lifetime.day): StoredKey<Value> {
  return { name, ttlMs };
}

/** An item as it lies in storage (R3.3). */
export interface StoredItem {
  /** Time of death, ms since the epoch by the device's clock. */
  expires: number;
  package: unknown;
}

/** Wraps a value for storing at time `nowMs`. */
export function wrapItem(value: unknown, ttlMs: number, nowMs: number): StoredItem {
  return { expires: nowMs + ttlMs, package: value };
}

/** The value of an item, or `null` when it is none of ours or has expired at `nowMs`. */
export function unwrapItem(item: unknown, nowMs: number): unknown {
  if (typeof item !== 'object' || item === null || !('expires' in item) || !('package' in item)) return null;
  const { expires } = item;
  return typeof expires === 'number' && nowMs < expires ? item.package : null;
}
