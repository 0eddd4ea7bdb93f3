const DAY_MS = 86_400_000;

/** Lifetimes of stored items. */
export const lifetime = {
  /** Cached lists, messages and the web token. */
  day: DAY_MS,
  /** Remembered login and the native token. */
  month: 30 * DAY_MS,
  /** Preferences. */
  year: 365 * DAY_MS,
} as const;

/** A storage key: its name, the lifetime of its item, and the type of the value. */
export interface StoredKey<Value> {
  readonly name: string;
  readonly ttlMs: number;
  /** Never set; binds the key to the type of its values. */
  readonly value?: Value;
}

/** Creates a storage key. Default lifetime 86 400 000 ms (R3.3). */
export function storedKey<Value>(name: string, ttlMs: number = lifetime.day): StoredKey<Value> {
  return { name, ttlMs };
}

/** The stored format of an item (R3.3). */
export interface StoredItem {
  /** Expiry, ms since the epoch by the device's clock. */
  expires: number;
  package: unknown;
}

/** Wraps a value for storing at time `nowMs`. */
export function wrapItem(value: unknown, ttlMs: number, nowMs: number): StoredItem {
  return { expires: nowMs + ttlMs, package: value };
}

/** The value of an item, or `null` if the item has another format or has expired at `nowMs`. */
export function unwrapItem(item: unknown, nowMs: number): unknown {
  if (typeof item !== 'object' || item === null || !('expires' in item) || !('package' in item)) return null;
  const { expires } = item;
  return typeof expires === 'number' && nowMs < expires ? item.package : null;
}
