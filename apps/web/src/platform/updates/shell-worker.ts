import { build, trustedUrl } from '../device/index.ts';
import { whenIdle } from '../lazy/index.ts';
import { onGap } from '../socket/index.ts';
import { updateStore } from './update-store.ts';

/** Delay, so that the first pages and their later parts have the full bandwidth, ms. */
const BEHIND_MS = 4_000;
/** Minimum time between two checks for a new build, ms. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Registers the service worker that caches this build for offline use (`src/worker`), when the start is over and the page is
 * idle. Not used in development and in the native app, which contains its files.
 */
export function startShellWorker(): void {
  if (!import.meta.env.PROD || build.device === 'app' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ entry: string }>) => {
    if (!runs(data.entry)) updateStore.setState(true, true);
  });
  // A browser may forbid it, as some do in private windows: the pages then need a network.
  setTimeout(() => whenIdle(() => void register(serviceWorker).catch(() => undefined)), BEHIND_MS);
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  await serviceWorker.register(trustedUrl('/sw.js'), { updateViaCache: 'none' });
  let lookedAt = Date.now();
  // A release closes all connections. Otherwise a check is useful for a window that was hidden for a long time.
  onGap(() => {
    if (Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    void lookForUpdate(serviceWorker).catch(() => undefined);
  });
}

/** The worker may have been removed meanwhile, together with the site's storage. */
async function lookForUpdate(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registration = await serviceWorker.getRegistration();
  await registration?.update();
}

/** Whether this page was started by that file. */
function runs(entry: string): boolean {
  return [...document.scripts].some(({ src }) => src !== '' && new URL(src).pathname === entry);
}
