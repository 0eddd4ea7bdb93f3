import { build, trustedUrl } from '../device/index.ts';
import { abilityOf, type PushAbility } from './ability.ts';

/** A subscription of this browser as the service takes it; keys in base64url. */
export interface PushSubscriptionHere {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The worker caches the client before it is ready; after this time it will not be, ms. */
const READY_MS = 30_000;

/** What this browser can do now. Asks the player nothing. */
export function pushAbility(): PushAbility {
  const { userAgent, maxTouchPoints } = navigator;
  return abilityOf({
    supported:
      import.meta.env.PROD &&
      build.device !== 'app' &&
      'serviceWorker' in navigator &&
      'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    isIos: /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1),
  });
}

/** The subscription that this browser has, if any. */
export async function pushHere(): Promise<PushSubscriptionHere | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return told(await registration?.pushManager.getSubscription());
}

/**
 * Asks the player for the permission and subscribes. Call it in the handler of a press. Undefined when the player has not agreed. Errors:
 * rejects when the browser or its push service fails.
 *
 * @param key - Public key of the installation, base64url.
 */
export async function subscribeHere(key: string): Promise<PushSubscriptionHere | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await readyWorker();
  const known = await pushManager.getSubscription();
  // A subscription for another installation's key would refuse our messages.
  if (known && base64url(known.options.applicationServerKey) !== key) await known.unsubscribe();
  return told(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
}

/** Ends the subscription of this browser. */
export async function unsubscribeHere(): Promise<void> {
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
