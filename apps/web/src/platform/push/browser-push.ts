import { trustedUrl } from '../device/index.ts';
import { abilityOf } from './ability.ts';
import type { PushSubscriptionHere, PushWay } from './subscription.ts';

/** The worker caches the client before it is ready; after this time it will not be, ms. */
const READY_MS = 30_000;

/** Web push, by the service worker of this site. */
export const browserPush: PushWay = {
  ability: async () => ability(),
  here,
  subscribe,
  unsubscribe,
};

function ability() {
  const { userAgent, maxTouchPoints } = navigator;
  return abilityOf({
    supported: import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    isIos: /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1),
  });
}

async function here(): Promise<PushSubscriptionHere | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return told(await registration?.pushManager.getSubscription());
}

async function subscribe(key: string): Promise<PushSubscriptionHere | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await readyWorker();
  const known = await pushManager.getSubscription();
  // A subscription for another installation's key would refuse our messages.
  if (known && base64url(known.options.applicationServerKey) !== key) await known.unsubscribe();
  return told(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  // The start registers it too, seconds after the first page: this may be earlier.
  await serviceWorker.register(trustedUrl('/sw.js'), { updateViaCache: 'none' });
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('the service worker is not ready')), READY_MS),
  );
  return Promise.race([serviceWorker.ready, late]);
}

function told(subscription: PushSubscription | null | undefined): PushSubscriptionHere | undefined {
  if (!subscription) return undefined;
  const key = (name: PushEncryptionKeyName) => base64url(subscription.getKey(name));
  return { endpoint: subscription.endpoint, p256dh: key('p256dh'), auth: key('auth') };
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
