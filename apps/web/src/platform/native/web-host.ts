import {
  type Bundle,
  fetchBundle,
  type Manifest,
  type ReleaseAddresses,
  UpdateRefused,
} from '@tessera/updates';
import { bundleCache, readKeptState, writeKeptState } from '../../worker/kept-bundles.ts';
import { trustedUrl } from '../device/index.ts';
import type { AppHost, StartedPage } from './app-host.ts';
import { download } from './download.ts';

/** Content types by the ending of a file: the browser gets the files of a bundle from the cache as they are. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/**
 * The app in a browser: its service worker (`src/worker/bundle-worker.ts`) stands for the native shell. It loads bundles from the
 * cache and rolls back one that does not come up.
 */
export function webHost(): AppHost {
  return {
    system: 'android',
    download,
    nativeVersion: async () => 1,
    readState: readKeptState,
    writeState: writeKeptState,
    started: startedPage,
    keep,
    load: async () => location.reload(),
  };
}

/** Without a worker, on a first visit, the page is the built-in one, which needs no supervision. */
async function startedPage(): Promise<StartedPage> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(trustedUrl('/sw.js'), { updateViaCache: 'none' });
  const { controller } = serviceWorker;
  if (!controller) return { onTrial: false, ready: async () => undefined };
  const { nonce, onTrial } = await asked(controller);
  return {
    onTrial,
    ready: async () => {
      if (nonce !== null) controller.postMessage({ ready: nonce });
    },
  };
}

/** The nonce that the worker has for this page only; `null` for a page that it did not load. */
function asked(worker: ServiceWorker): Promise<{ readonly nonce: string | null; readonly onTrial: boolean }> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('start', [port2]);
  });
}

async function keep(manifest: Manifest, addresses: ReleaseAddresses): Promise<void> {
  // The files of the running bundle: the worker has them, or the site.
  const own = async (path: string) => {
    const response = await fetch(`/${path}`, { cache: 'no-cache' });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };
  const bundle = await fetchBundle(manifest, addresses, { download, own });
  try {
    await write(bundle);
  } catch (error) {
    await caches.delete(bundleCache(manifest));
    throw new UpdateRefused('storage', String(error));
  }
}

/** The page comes last: a cache that has it is complete. */
async function write({ manifest, files }: Bundle): Promise<void> {
  const cache = await caches.open(bundleCache(manifest));
  const paths = [...files.keys()].sort((a, b) => Number(a === 'index.html') - Number(b === 'index.html'));
  for (const path of paths) {
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    // A copy: the type of a body excludes memory that is shared with other threads.
    const body = new Uint8Array(files.get(path)!);
    await cache.put(`/${path}`, new Response(body, { headers: { 'content-type': type } }));
  }
}
