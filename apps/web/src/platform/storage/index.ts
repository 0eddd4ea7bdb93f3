import { indexedDbBackend } from './indexed-db.ts';
import { createStorage, type Storage } from './storage.ts';

/** The storage of this device. */
export const storage: Storage = createStorage(indexedDbBackend());

export type { Storage } from './storage.ts';
export { lifetime, storedKey } from './stored-key.ts';
