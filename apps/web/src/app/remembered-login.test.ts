import { beforeEach, expect, test } from 'vitest';
import { type LockPlugins, rememberedLogin } from './remembered-login.ts';

const kept = new Map<string, string>();
const asked: (string | undefined)[] = [];
let device = { isAvailable: true, deviceIsSecure: true };
let isOwner = true;

const login = rememberedLogin({
  keystore: {
    getItem: async (key) => kept.get(key) ?? null,
    setItem: async (key, value) => void kept.set(key, value),
    removeItem: async (key) => void kept.delete(key),
  },
  lock: {
    checkBiometry: async () => device as Awaited<ReturnType<LockPlugins['lock']['checkBiometry']>>,
    authenticate: async (options) => {
      asked.push(options?.reason);
      if (!isOwner) throw new Error('userCancel');
    },
  },
});

beforeEach(async () => {
  kept.clear();
  asked.length = 0;
  device = { isAvailable: true, deviceIsSecure: true };
  isOwner = true;
  await login.keep('secret');
});

test('[A13] the owner of the device unlocks the secret in its keystore', async () => {
  expect(await login.unlock('demo')).toBe('secret');
  expect(asked).toHaveLength(1);
});

test('[A13] nobody else gets it', async () => {
  isOwner = false;
  await expect(login.unlock('demo')).rejects.toThrow('userCancel');
});

test.each([
  ['has no biometrics but a code', { isAvailable: false, deviceIsSecure: true }, 1],
  ['has no lock at all', { isAvailable: false, deviceIsSecure: false }, 0],
])('[A13] a device that %s is asked for what it has', async (_, has, times) => {
  device = has;
  expect(await login.unlock('demo')).toBe('secret');
  expect(asked).toHaveLength(times);
});

test('[A13] what was forgotten is not asked for', async () => {
  await login.keep('');
  expect(await login.unlock('demo')).toBeUndefined();
  expect(asked).toEqual([]);
});
