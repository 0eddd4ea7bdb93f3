/**
 * The service worker: caches the client of the newest build for offline use, and shows push messages. It does not cache answers of
 * the service: the client stores what it needs (`platform/storage`).
 */
import { notificationOf, type OpenPage, openPath } from './push.ts';
import { dropOldShells, fileOf, keepShell, pageOf, partFor, type Shell, type ShellPorts } from './shell.ts';

/** Filled in when the worker is built. */
declare const __SHELL__: Shell;

/** An event that lasts until its work is done. */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface AskedEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** A push message; `data` is null without content. */
interface PushedEvent extends LastingEvent {
  readonly data: { text(): string } | null;
}

/** A press on a notification. */
interface PressedEvent extends LastingEvent {
  readonly notification: Notification;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: AskedEvent;
  push: PushedEvent;
  notificationclick: PressedEvent;
}

/** The used part of a service worker's scope; the DOM types of the page know only a window. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: {
      includeUncontrolled: boolean;
    }): Promise<(OpenPage & { postMessage(message: unknown): void })[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

const scope = self as unknown as WorkerScope;
const shell = __SHELL__;
const ports: ShellPorts = { caches, fetch: (input, init) => fetch(input, init) };

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const part = partFor(shell, request, scope.location.origin);
  if (part === 'page') event.respondWith(pageOf(shell, request, ports, preloadResponse));
  else if (part === 'file') event.respondWith(fileOf(request, ports));
});

scope.addEventListener('push', (event) => {
  const { title, options } = notificationOf(event.data?.text(), scope.location);
  event.waitUntil(scope.registration.showNotification(title, options));
});
scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(lead(notification.data?.path ?? '/'));
});

/** Leads to a page of the client. */
async function lead(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true });
  await openPath(path, { pages, open: (where) => scope.clients.openWindow(where) });
}

async function install(): Promise<void> {
  await keepShell(shell, ports);
  // Pages of the previous build find their files in its cache, so activation does not wait until they are closed.
  await scope.skipWaiting();
}

/** Makes this build the cached one; open pages are told its entry file. */
async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await dropOldShells(shell, ports);
  await scope.clients.claim();
  for (const page of await scope.clients.matchAll({ includeUncontrolled: true }))
    page.postMessage({ entry: shell.entry });
}
