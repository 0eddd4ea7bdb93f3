import { build, trustedUrl } from '../device/index.ts';
import { whenIdle } from '../lazy/index.ts';
import { onGap } from '../socket/index.ts';
import { updateStore } from './update-store.ts';

/** The first pages, and what follows them, have the line to themselves for so long. */
const BEHIND_MS = 4_000;
/** A look for a new build is worth nothing sooner after the last. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Has this build kept for times without a network (`src/worker`), once the start is over and the page has nothing to do. Pages of a
 * development run and the native app, which has its files, do without.
 */
export function startShellWorker(): void {
  if (!import.meta.env.PROD || build.device === 'app' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ entry: string }>) => {
    if (!runs(data.entry)) updateStore.setState(true, true);
  });
  // A browser may forbid it, as some do in private windows: then pages need their network.
  setTimeout(() => whenIdle(() => void register(serviceWorker).catch(() => undefined)), BEHIND_MS);
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<void> {
  await serviceWorker.register(trustedUrl('/sw.js'), { updateViaCache: 'none' });
  let lookedAt = Date.now();
  // A release ends all connections. Elsewhere a window that was hidden for long has reason to look.
  onGap(() => {
    if (Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    void lookForUpdate(serviceWorker).catch(() => undefined);
  });
}

/** The worker may have been taken away meanwhile, with all that this site keeps. */
async function lookForUpdate(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registration = await serviceWorker.getRegistration();
  await registration?.update();
}

/** Whether this page was started by that file. */
function runs(entry: string): boolean {
  return [...document.scripts].some(({ src }) => src !== '' && new URL(src).pathname === entry);
}
