import { beforeEach, expect, test } from 'vitest';
import type { Storage } from '../storage/index.ts';
import type { AppMessages } from './app-messages.ts';
import { appPush } from './app-push.ts';

const kept = new Map<string, unknown>();
const storage: Storage = {
  get: async (key) => (kept.get(key.name) ?? null) as never,
  set: async (key, value) => void kept.set(key.name, value),
  remove: async (key) => void kept.delete(key.name),
};
const asked: string[] = [];
let permission: Awaited<ReturnType<AppMessages['permission']>> = 'prompt';
const shell: AppMessages = {
  permission: async () => permission,
  ask: async () => {
    asked.push('ask');
    return permission !== 'denied';
  },
  token: async () => {
    asked.push('token');
    return 'a-token';
  },
  forget: async () => void asked.push('forget'),
};
const push = appPush(storage, () => shell);

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  permission = 'prompt';
});

test('the push service knows nothing of an app whose player has not asked for messages', async () => {
  expect(await push.ability()).toBe('ready');
  expect(await push.here()).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a player who agrees gives the app an address, which it keeps until the player ends it', async () => {
  expect(await push.subscribe('a-key')).toEqual({ endpoint: 'fcm:a-token' });
  expect(await push.here()).toEqual({ endpoint: 'fcm:a-token' });
  await push.unsubscribe();
  expect(await push.here()).toBeUndefined();
  expect(asked).toEqual(['ask', 'token', 'forget']);
});

test('a player who refuses gives none, and is not asked again', async () => {
  permission = 'denied';
  expect(await push.subscribe('a-key')).toBeUndefined();
  expect(await push.ability()).toBe('denied_app');
  expect(asked).toEqual(['ask']);
});

test('without a shell around the page there are no messages', async () => {
  const none = appPush(storage, () => undefined);
  expect(await none.ability()).toBe('unsupported_app');
  expect(await none.subscribe('a-key')).toBeUndefined();
  await none.unsubscribe();
});
