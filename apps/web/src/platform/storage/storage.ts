import type { StorageBackend } from './backend.ts';
import { type StoredKey, unwrapItem, wrapItem } from './stored-key.ts';

/** Storage of this device: one contract for browsers and the native app (R3.3). */
export interface Storage {
  /** The value, or `null` without one; an expired item is deleted and reads as `null`. */
  get<Value>(key: StoredKey<Value>): Promise<Value | null>;
  /** Stores for the lifetime of the key. A failed write (full disk) is ignored: storage is only a cache. */
  set<Value>(key: StoredKey<Value>, value: Value): Promise<void>;
  remove(key: StoredKey<unknown>): Promise<void>;
}

/** Creates storage on a backend; `now` is the device's clock. */
export function createStorage(backend: StorageBackend, now: () => number = Date.now): Storage {
  return {
    async get<Value>(key: StoredKey<Value>) {
      const item = await backend.read(key.name).catch(() => undefined);
      if (item === undefined) return null;
      const value = unwrapItem(item, now());
      if (value === null) await backend.remove(key.name).catch(() => undefined);
      // The key has the type of the value that `set` stored.
      return value as Value | null;
    },
    set: (key, value) => backend.write(key.name, wrapItem(value, key.ttlMs, now())).catch(() => undefined),
    remove: (key) => backend.remove(key.name).catch(() => undefined),
  };
}
