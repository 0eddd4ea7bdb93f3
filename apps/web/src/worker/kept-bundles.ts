import { type BundleRef, type BundleState, idOf, readState } from '@tessera/updates';

/** Cache and name of the state of the bundles, which the page and its service worker share. */
const STATE_CACHE = 'tessera-app';
const STATE = '/app-bundles';
const PREFIX = 'tessera-app-bundle-';

/** The cache of a bundle. */
export const bundleCache = (bundle: BundleRef): string => PREFIX + idOf(bundle);

export async function readKeptState(): Promise<BundleState> {
  const kept = await (await caches.open(STATE_CACHE)).match(STATE);
  return readState(await kept?.json().catch(() => null));
}

export async function writeKeptState(state: BundleState): Promise<void> {
  await (await caches.open(STATE_CACHE)).put(STATE, new Response(JSON.stringify(state)));
}

/** Deletes the caches of bundles that are not loaded again. */
export async function dropOtherBundles({ current, next }: BundleState): Promise<void> {
  const used = [current, next].map((bundle) => bundle && bundleCache(bundle));
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !used.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
