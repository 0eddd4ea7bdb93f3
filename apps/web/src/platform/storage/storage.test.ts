import { describe, expect, test } from 'vitest';
import { memoryBackend } from './backend.ts';
import { createStorage } from './storage.ts';
import { lifetime, storedKey } from './stored-key.ts';

const COUNT = storedKey<number>('COUNT');

function storageAt(clock: { ms: number }) {
  const backend = memoryBackend();
  return { backend, storage: createStorage(backend, () => clock.ms) };
}

describe('[R3.3] stored items', () => {
  test('are wrapped with an expiry and a package; the default lifetime is 86 400 000 ms', async () => {
    const { backend, storage } = storageAt({ ms: 1_000 });
    await storage.set(COUNT, 7);
    expect(await backend.read('COUNT')).toEqual({ expires: 1_000 + 86_400_000, package: 7 });
  });

  test('are returned unchanged until they expire', async () => {
    const clock = { ms: 0 };
    const { storage } = storageAt(clock);
    await storage.set(COUNT, 7);
    clock.ms = 86_400_000 - 1;
    expect(await storage.get(COUNT)).toBe(7);
  });

  test('are deleted and read as empty once expired', async () => {
    const clock = { ms: 0 };
    const { backend, storage } = storageAt(clock);
    await storage.set(COUNT, 7);
    clock.ms = 86_400_000;
    expect(await storage.get(COUNT)).toBeNull();
    expect(await backend.read('COUNT')).toBeUndefined();
  });

  test('last for the lifetime of their key', async () => {
    const clock = { ms: 0 };
    const { storage } = storageAt(clock);
    const prefs = storedKey<string>('PREFS', lifetime.year);
    await storage.set(prefs, 'kept');
    clock.ms = 364 * 86_400_000;
    expect(await storage.get(prefs)).toBe('kept');
  });

  test('of another format read as empty', async () => {
    const { backend, storage } = storageAt({ ms: 0 });
    await backend.write('COUNT', 7);
    expect(await storage.get(COUNT)).toBeNull();
  });
});

test('a failed write loses only that item', async () => {
  const refusing = { ...memoryBackend(), write: () => Promise.reject(new Error('full')) };
  const storage = createStorage(refusing);
  await storage.set(COUNT, 7);
  expect(await storage.get(COUNT)).toBeNull();
});
