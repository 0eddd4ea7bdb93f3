import { indexedDbBackend } from './indexed-db.ts';
import { preferencesBackend } from './preferences.ts';
import { createStorage, type Storage } from './storage.ts';

/** The storage of this device. */
export const storage: Storage = createStorage(
  typeof __DEVICE__ !== 'undefined' && __DEVICE__ === 'app' && 'Capacitor' in window
    ? preferencesBackend()
    : indexedDbBackend(),
);

export type { Storage } from './storage.ts';
export { lifetime, storedKey } from './stored-key.ts';
