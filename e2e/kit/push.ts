import type { Page, Worker } from '@playwright/test';
import { createPushBrowser } from '../../apps/server/test/push-browser.ts';
import type { App } from '../pages/app.ts';
import type { PlayerClient } from './client.ts';
import { addresses } from './test.ts';
import { text } from './text.ts';
import { until } from './until.ts';

/** A message as the browser gets it. */
export interface PushMessage {
  readonly text: string;
  readonly topic: string;
  readonly ttl: number;
}

/** A subscription at the simulated push service, with the keys of its browser. */
export interface PushAtStandIn {
  readonly endpoint: string;
  readonly key: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Resolves with the decrypted messages once there are `count` of them. */
  arrived(count: number): Promise<readonly PushMessage[]>;
}

/** The address of the simulated push service. */
const standIn = (): string => addresses().env.PUSH_URL ?? '';

/** What waits at the stand-in for an address. */
async function messagesAt(endpoint: string): Promise<readonly Waiting[]> {
  const answer = await fetch(`${standIn()}/messages?endpoint=${encodeURIComponent(endpoint)}`);
  return ((await answer.json()) as { messages: readonly Waiting[] }).messages;
}

/** A message as it waits; `body` in base64. */
interface Waiting {
  readonly body: string;
  readonly topic: string;
  readonly ttl: number;
}

/** A message as the app's push service has it. */
export interface AppMessage {
  readonly notification: { readonly title: string; readonly body: string };
  readonly data: Readonly<Record<string, string>>;
}

/** A new app at the stand-in. `arrived` resolves with its messages once there are `count` of them. */
export async function appAtStandIn() {
  const opened = await fetch(`${standIn()}/fcm/apps`, { method: 'POST' });
  const { token } = (await opened.json()) as { token: string };
  return {
    token,
    arrived: (count: number): Promise<readonly AppMessage[]> =>
      until(`${count} messages to the app`, async () => {
        const found = await messagesAt(`fcm:${token}`);
        return (
          found.length >= count &&
          found.map(({ body }) => JSON.parse(Buffer.from(body, 'base64').toString()) as AppMessage)
        );
      }),
  };
}

/** Opens the settings of the notification centre. */
export async function openInboxSettings(app: App) {
  await app.open('#/user/inbox');
  await app.shows('user-inbox');
  if (!app.phone) return app.screen('user-inbox');
  await app.page.getByRole('button', { name: text('in_settings') }).click();
  return app.page.getByRole('dialog', { name: text('in_settings') });
}

/** Subscribes at the stand-in for the platform's key, as the push service of a browser does. */
export async function subscribeAtStandIn(player: PlayerClient): Promise<PushAtStandIn> {
  const { key } = await player.ok('POST /api/user/push', {});
  const opened = await fetch(`${standIn()}/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  const { endpoint } = (await opened.json()) as { endpoint: string };
  const { keys, read } = createPushBrowser();
  const messages = async (): Promise<readonly PushMessage[]> =>
    (await messagesAt(endpoint)).map(({ body, ...rest }) => ({
      ...rest,
      text: read(Buffer.from(body, 'base64')),
    }));
  return {
    endpoint,
    key,
    keys,
    arrived: (count) =>
      until(`${count} push messages`, async () => {
        const found = await messages();
        return found.length >= count ? found : undefined;
      }),
  };
}

/**
 * Gives the page what a browser without a screen lacks: a push service, which is the stand-in, and the permission to show notifications,
 * which a player grants when asked. The worker and its events are the browser's own. Counts how often the page asks.
 */
export async function usePushOf(page: Page, { endpoint, key, keys }: PushAtStandIn): Promise<void> {
  await page.addInitScript(
    ({ endpoint, key, keys }) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
          .buffer;
      const made = {
        endpoint,
        options: { userVisibleOnly: true, applicationServerKey: bytes(key) },
        getKey: (name: 'p256dh' | 'auth') => bytes(keys[name]),
        unsubscribe: async () => {
          localStorage.removeItem('push-of-test');
          return true;
        },
      } as unknown as PushSubscription;
      PushManager.prototype.subscribe = async (options) => {
        if (options?.applicationServerKey !== key || !options.userVisibleOnly)
          throw new Error('another subscription');
        localStorage.setItem('push-of-test', 'made');
        return made;
      };
      PushManager.prototype.getSubscription = async () =>
        localStorage.getItem('push-of-test') ? made : null;
      const asked = () => Number(localStorage.getItem('asked-in-test') ?? 0);
      const permission = (): NotificationPermission => (asked() > 0 ? 'granted' : 'default');
      Object.defineProperty(Notification, 'permission', { get: permission, configurable: true });
      Notification.requestPermission = async () => {
        localStorage.setItem('asked-in-test', String(asked() + 1));
        return permission();
      };
    },
    { endpoint, key, keys },
  );
}

/** How often the page has asked for the permission. */
export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => Number(localStorage.getItem('asked-in-test') ?? 0));

/** A notification as the worker shows it. */
interface Shown {
  readonly title: string;
  readonly body?: string;
  readonly tag?: string;
}

/** The worker's scope in a test: it keeps what it would show, one of each tag, as a browser with a screen does. */
type Scope = EventTarget & {
  readonly registration: ServiceWorkerRegistration;
  shown?: (Shown & { readonly data?: unknown })[];
};

function workerOf(page: Page): Worker {
  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().endsWith('/sw.js'));
  if (!worker) throw new Error('The page has no service worker.');
  return worker;
}

/** Hands a message to the service worker of the page, as its push service would. */
export async function deliverPush(page: Page, text: string): Promise<void> {
  await workerOf(page).evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown ??= [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown = [...(scope.shown ?? []).filter(({ tag }) => tag !== options?.tag), { title, ...options }];
    };
  });
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  await devtools.detach();
}

/** The notifications that the site shows. */
export const shownNotifications = (page: Page): Promise<readonly Shown[]> =>
  workerOf(page).evaluate(() =>
    ((self as unknown as Scope).shown ?? []).map(({ title, body, tag }) => ({ title, body, tag }) as Shown),
  );

/** Presses the notification with this tag: its event in the worker, which no driver of a browser can make by a press. */
export async function pressNotification(page: Page, tag: string): Promise<void> {
  await workerOf(page).evaluate(async (wanted) => {
    const scope = self as unknown as Scope;
    const found = scope.shown?.find((one) => one.tag === wanted);
    const notification = { data: found?.data, close: () => undefined };
    const press = new Event('notificationclick');
    await new Promise<void>((resolve, reject) => {
      const waitUntil = (work: Promise<unknown>) => work.then(() => resolve(), reject);
      Object.assign(press, { notification, waitUntil });
      scope.dispatchEvent(press);
    });
  }, tag);
}
