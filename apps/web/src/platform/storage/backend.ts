/** Where items are stored: IndexedDB in browsers, the device's preferences in the native app. */
export interface StorageBackend {
  read(name: string): Promise<unknown>;
  write(name: string, item: unknown): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Used where the browser forbids storage (some private windows): items last as long as the page. */
export function memoryBackend(): StorageBackend {
  const items = new Map<string, unknown>();
  return {
    read: async (name) => items.get(name),
    write: async (name, item) => void items.set(name, item),
    remove: async (name) => void items.delete(name),
  };
}
