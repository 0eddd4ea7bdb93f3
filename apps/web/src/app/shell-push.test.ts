import type {
  FirebaseMessagingPlugin,
  NotificationActionPerformedEvent,
} from '@capacitor-firebase/messaging';
import { expect, test } from 'vitest';
import { appMessages } from '../platform/push/app-messages.ts';
import { connectPush } from './shell-push.ts';

type Press = (event: NotificationActionPerformedEvent) => void;

async function connected(receive: string) {
  const opened: string[] = [];
  let press: Press = () => {};
  const messaging = {
    checkPermissions: async () => ({ receive }),
    requestPermissions: async () => ({ receive }),
    getToken: async () => ({ token: 'a-token' }),
    deleteToken: async () => undefined,
    addListener: async (_: string, listener: Press) => {
      press = listener;
    },
  } as unknown as FirebaseMessagingPlugin;
  await connectPush({ messaging }, (hash) => void opened.push(hash));
  return { opened, press: (data: unknown) => press({ actionId: 'tap', notification: { data } }) };
}

test('a press on a message opens its event, and no page that a message names otherwise', async () => {
  const { opened, press } = await connected('granted');
  for (const data of [
    { path: '#/user/inbox?open=12' },
    { path: '#/user/inbox' },
    { path: '#/user/inbox?open=12&more=1' },
    { path: 'https://evil.example/' },
    { path: 7 },
    undefined,
  ])
    press(data);
  expect(opened).toEqual(['#/user/inbox?open=12', '#/user/inbox']);
});

test.each([
  ['granted', 'granted', true],
  ['denied', 'denied', false],
  ['prompt-with-rationale', 'prompt', false],
])('a system that says %s', async (receive, permission, may) => {
  await connected(receive);
  expect(await appMessages()?.permission()).toBe(permission);
  expect(await appMessages()?.ask()).toBe(may);
  expect(await appMessages()?.token()).toBe('a-token');
});
