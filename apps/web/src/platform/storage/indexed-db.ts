import { memoryBackend, type StorageBackend } from './backend.ts';

/** Database and object store; the inline boot module uses the same names. */
export const DATABASE = 'tessera';
export const STORE = 'items';

/** Items in IndexedDB; in memory when the browser does not allow it. */
export function indexedDbBackend(): StorageBackend {
  const opened = open().then(databaseBackend, memoryBackend);
  return {
    read: async (name) => (await opened).read(name),
    write: async (name, item) => (await opened).write(name, item),
    remove: async (name) => (await opened).remove(name),
  };
}

function databaseBackend(database: IDBDatabase): StorageBackend {
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE);
  return {
    read: (name) => answerOf(store('readonly').get(name)),
    write: async (name, item) => void (await answerOf(store('readwrite').put(item, name))),
    remove: async (name) => void (await answerOf(store('readwrite').delete(name))),
  };
}

/** Rejects where IndexedDB does not exist or is forbidden: some browsers throw on access to the name. */
async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
