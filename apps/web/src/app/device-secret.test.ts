import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withDevice } from '../platform/device/index.ts';
import { lifetime, storage, storedKey } from '../platform/storage/index.ts';
import { loadDeviceSecret } from './device-secret.ts';

const kept = new Map<string, string>();
const keystore = {
  getItem: async (key: string) => kept.get(key) ?? null,
  setItem: async (key: string, value: string) => void kept.set(key, value),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('__DEVICE__', 'app');
});
afterEach(() => void vi.unstubAllGlobals());

test('[A9] the native app sends one secret of its device with every call, in the form that the server takes', async () => {
  await loadDeviceSecret(keystore);
  const first = withDevice('Device');
  expect(first.Device).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect([...kept.values()]).toEqual([first.Device]);
  await loadDeviceSecret(keystore);
  expect(withDevice('Device')).toEqual(first);
});

test('[A9] the secret of an earlier version moves from the preferences to the keystore', async () => {
  const old = storedKey<string>('DEVICE', lifetime.year);
  await storage.set(old, 'o'.repeat(43));
  await loadDeviceSecret(keystore);
  expect(withDevice('Device')).toEqual({ Device: 'o'.repeat(43) });
  expect(kept.get('DEVICE')).toBe('o'.repeat(43));
  expect(await storage.get(old)).toBeNull();
});

test('[A9] a device whose keystore fails keeps its secret with the preferences, and the app starts', async () => {
  const broken = {
    getItem: () => Promise.reject(new Error('osError')),
    setItem: () => Promise.reject(new Error('osError')),
  };
  await loadDeviceSecret(broken);
  const first = withDevice('Device');
  expect(first.Device).toMatch(/^[A-Za-z0-9_-]{43}$/);
  await loadDeviceSecret(broken);
  expect(withDevice('Device')).toEqual(first);
});

test('[A9] a browser sends none: it has cookies', async () => {
  await loadDeviceSecret(keystore);
  vi.stubGlobal('__DEVICE__', 'wap');
  expect(withDevice('Device')).toEqual({});
});
