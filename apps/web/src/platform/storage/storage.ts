import type { StorageBackend } from './backend.ts';
import { type StoredKey, unwrapItem, wrapItem } from './stored-key.ts';

/** Storage of this device: one contract for browsers and the native app (R3.3). */
export interface Storage {
  /** The value, or `null` when there is none; an expired item is deleted and reads as empty. */
  get<Value>(key: StoredKey<Value>): Promise<Value | null>;
  /** Stores for the lifetime of the key. A refused write (full disk) is ignored: storage only ever saves work. */
  set<Value>(key: StoredKey<Value>, value: Value): Promise<void>;
  remove(key: StoredKey<unknown>): Promise<void>;
}

/** Builds the contract over a backend; `now` is the device's clock. */
export function createStorage(backend: StorageBackend, now: () => number = Date.now): Storage {
  return {
    async get<Value>(key: StoredKey<Value>) {
      const item = await backend.read(key.name).catch(() => undefined);
      if (item === undefined) return null;
      const value = unwrapItem(item, now());
      if (value === null) await backend.remove(key.name).catch(() => undefined);
      // The key carries the type of what `set` put there.
      return value as Value | null;
    },
    set: (key, value) => backend.write(key.name, wrapItem(value, key.ttlMs, now())).catch(() => undefined),
    remove: (key) => backend.remove(key.name).catch(() => undefined),
  };
}
