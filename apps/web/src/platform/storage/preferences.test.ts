import { expect, test, vi } from 'vitest';
import { preferencesBackend } from './preferences.ts';
import { createStorage } from './storage.ts';
import { storedKey } from './stored-key.ts';

const COUNT = storedKey<{ n: number }>('COUNT');

/** The device's preferences: texts by key. */
function preferences(kept = new Map<string, string>()) {
  return {
    kept,
    plugin: Promise.resolve({
      Preferences: {
        get: async ({ key }: { key: string }) => ({ value: kept.get(key) ?? null }),
        set: async ({ key, value }: { key: string; value: string }) => void kept.set(key, value),
        remove: async ({ key }: { key: string }) => void kept.delete(key),
      },
    }),
  };
}

test('[R3.3] the native app keeps items in the preferences of the device, with the same expiry and package', async () => {
  const clock = { ms: 1_000 };
  const { kept, plugin } = preferences();
  const storage = createStorage(preferencesBackend(plugin), () => clock.ms);
  expect(await storage.get(COUNT)).toBeNull();
  await storage.set(COUNT, { n: 7 });
  expect(JSON.parse(kept.get('COUNT')!)).toEqual({ expires: 1_000 + 86_400_000, package: { n: 7 } });
  expect(await storage.get(COUNT)).toEqual({ n: 7 });
  clock.ms += 86_400_000;
  expect(await storage.get(COUNT)).toBeNull();
  expect(kept.size).toBe(0);
});

test('[R3.3] the plugin itself, which answers to every name, is reached', async () => {
  const items = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
  });
  const storage = createStorage(preferencesBackend());
  await storage.set(COUNT, { n: 7 });
  expect(await storage.get(COUNT)).toEqual({ n: 7 });
  expect([...items.keys()]).toEqual(['CapacitorStorage.COUNT']);
  vi.unstubAllGlobals();
});

test('[R3.3] an item that is not JSON reads as empty', async () => {
  const { plugin } = preferences(new Map([['COUNT', '{']]));
  expect(await createStorage(preferencesBackend(plugin)).get(COUNT)).toBeNull();
});
