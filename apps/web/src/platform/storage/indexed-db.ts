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
  const change = (act: (store: IDBObjectStore) => void) =>
    changed(database.transaction(STORE, 'readwrite'), act);
  return {
    read: (name) => answerOf(database.transaction(STORE).objectStore(STORE).get(name)),
    write: (name, item) => change((store) => store.put(item, name)),
    remove: (name) => change((store) => store.delete(name)),
  };
}

/**
 * Resolves when the change is committed. Without `commit()` the browser commits only after the page has been told of the write, so a
 * page that is left or reloaded at once loses it.
 */
function changed(transaction: IDBTransaction, act: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    act(transaction.objectStore(STORE));
    transaction.commit();
  });
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
