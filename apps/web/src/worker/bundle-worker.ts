/**
 * The service worker of the app's build in a browser. It stands for the native shell: it answers with the files of the bundle that is to
 * be loaded, gives each page its nonce, and loads the page again with an older bundle when one on trial is not ready in time.
 */
import {
  type BundleRef,
  type BundleState,
  bundleToLoad,
  createSupervisor,
  firstState,
  isOnTrial,
  type Supervisor,
} from '@tessera/updates';
import { bundleCache, dropOtherBundles, readKeptState, writeKeptState } from './kept-bundles.ts';

interface AskedEvent {
  readonly request: Request;
  /** The page that this navigation loads. */
  readonly resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

interface MessageFromPage {
  readonly data: 'start' | { readonly ready: string };
  readonly source: { readonly id: string };
  readonly ports: readonly MessagePort[];
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { readonly url: string; navigate(url: string): Promise<unknown> }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: AskedEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: AskedEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageFromPage) => void): void;
}

/** What was decided for the next page. */
interface Shown {
  readonly bundle: BundleRef | null;
  readonly nonce: string;
}

const scope = self as unknown as WorkerScope;
/** Nonces by page: only the page of a navigation gets its own. */
const nonces = new Map<string, string>();
let state: BundleState = firstState;
let shown: Shown | undefined;
/** The bundle of the pages; undefined after the browser has started this worker again. */
let serving: BundleRef | null | undefined;
/** Resolves when the time of a page on trial is over: the browser must not end the worker before. */
let trial: Promise<void> | undefined;
let written: Promise<void> = Promise.resolve();

const supervisor: Supervisor = createSupervisor({
  readState: () => state,
  writeState: (next) => {
    state = next;
    written = written.then(() => writeKeptState(next));
  },
  newNonce: () => crypto.randomUUID(),
  after: (ms, act) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    trial = promise;
    const timer = setTimeout(() => {
      act();
      // What `act` loads instead has its own time.
      void written.then(reloadPages).then(resolve);
    }, ms);
    return () => {
      clearTimeout(timer);
      resolve();
    };
  },
  show: (bundle, nonce) => {
    shown = { bundle, nonce };
  },
});

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname !== '/') return;
    const page = pageFor(event.resultingClientId, request);
    event.respondWith(page);
    event.waitUntil(page.then(() => trial));
  } else if (!/^\/(api|common|app|socket\.io)\//.test(pathname)) event.respondWith(fileOf(request));
});
scope.addEventListener('message', (event) => event.waitUntil(answer(event)));

/** The page of the bundle that is to be loaded. A reload of a page on trial begins its time again. */
async function pageFor(client: string, request: Request): Promise<Response> {
  // A decision after the end of a trial is already stored; otherwise the page may have stored a new bundle.
  if (!shown) {
    await written;
    state = await readKeptState();
    supervisor.load();
  }
  const { bundle, nonce } = shown!;
  shown = undefined;
  serving = bundle;
  nonces.clear();
  nonces.set(client, nonce);
  await written;
  const kept = bundle && (await (await caches.open(bundleCache(bundle))).match('/index.html'));
  if (!kept) return fetch(request);
  return kept;
}

/** A file of the pages' bundle, otherwise the site's. */
async function fileOf(request: Request): Promise<Response> {
  serving ??= bundleToLoad(await readKeptState());
  const kept =
    serving && (await (await caches.open(bundleCache(serving))).match(request, { ignoreSearch: true }));
  return kept || fetch(request);
}

async function answer({ data, source, ports: [port] }: MessageFromPage): Promise<void> {
  if (data === 'start') {
    port?.postMessage({ nonce: nonces.get(source.id) ?? null, onTrial: isOnTrial(state) });
    return;
  }
  if (!supervisor.ready(data.ready)) return;
  await written;
  await dropOtherBundles(state);
}

async function reloadPages(): Promise<void> {
  for (const page of await scope.clients.matchAll()) await page.navigate(page.url).catch(() => undefined);
}
