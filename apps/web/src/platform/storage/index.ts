import { indexedDbBackend } from './indexed-db.ts';
import { createStorage, type Storage } from './storage.ts';

/** The storage of this device. */
export const storage: Storage = createStorage(indexedDbBackend());

export { memoryBackend, type StorageBackend } from './backend.ts';
export { createStorage, type Storage } from './storage.ts';
export { lifetime, type StoredKey, storedKey } from './stored-key.ts';
