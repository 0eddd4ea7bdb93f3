import { cacheAfter, type NavigationType, typeOfMove } from './page-cache.ts';
import { routeStore } from './route-store.ts';
import type { RouteName } from './route-table.ts';
import { FALLBACK, type Params, parseHash, printHash, sameTarget, type Target } from './target.ts';

/** What navigation needs from the layers above and beside it. */
export interface NavigatorPorts {
  /** The page to show instead, or the same one: sends visitors to login (R2.10). */
  guard(target: Target): Promise<Target>;
  /** Resolves when translations are there (R2.15). */
  translationsReady(): Promise<void>;
  /** Loads the screen's code; rejects when it cannot be had. */
  loadScreen(name: RouteName): Promise<unknown>;
  /** Shows the loading indicator; returns what closes it. */
  showLoading(): () => void;
  /** Told after each navigation. */
  settled(target: Target): void;
  /** Told when a page cannot be shown, most likely because its code could not be loaded. */
  failed(target: Target, error: unknown): void;
}

let ports: NavigatorPorts;
/** Grows with each navigation: only the newest may finish. */
let newest = 0;
let pending = false;

/** Takes up the address the visit began with and follows the browser from then on. */
export async function startNavigation(given: NavigatorPorts): Promise<void> {
  ports = given;
  addEventListener('popstate', handleMove);
  const position = positionOf(history.state);
  routeStore.setState({ position: position ?? 0 });
  await navigate(parseHash(location.hash), 'push', (target) =>
    history.replaceState({ position: position ?? 0 }, '', printHash(target)),
  );
}

/** Goes to a page; its parameters travel as query parameters. Resolves when it is shown or given up. */
export function push(name: RouteName, params: Params = {}): Promise<void> {
  const target: Target = { name, params };
  const { current } = routeStore.getState();
  if (current && sameTarget(current, target)) return Promise.resolve();
  return navigate(target, 'push', (final) => {
    history.pushState({ position: routeStore.getState().position + 1 }, '', printHash(final));
  });
}

/** Goes to a page in the place of the current one. */
export function replace(name: RouteName, params: Params = {}): Promise<void> {
  return navigate({ name, params }, 'replace', (final) => {
    history.replaceState({ position: routeStore.getState().position }, '', printHash(final));
  });
}

/** One step back; home in the place of the current page when there is no history. */
export function back(): void {
  if (routeStore.getState().position > 0) history.back();
  else void replace(FALLBACK.name);
}

/** Opens a page in a new window. */
export function blank(name: RouteName, params: Params = {}): void {
  open(location.pathname + location.search + printHash({ name, params }), '_blank', 'noopener');
}

/** Whether a navigation has begun that is neither shown nor given up yet. */
export function isNavigating(): boolean {
  return pending;
}

/** Ends every kept page but the one on show, as when a session ends. */
export function forgetPages(): void {
  routeStore.setState(({ pages, current }) => ({
    pages: pages.filter(({ name }) => name === current?.name),
  }));
}

/** The browser moved by itself: its buttons, a link, or an address typed in. */
function handleMove({ state }: PopStateEvent): void {
  const { position: recorded, current } = routeStore.getState();
  const position = positionOf(state);
  const target = parseHash(location.hash);
  const known = position ?? recorded + 1;
  if (position === undefined) history.replaceState({ position: known }, '', location.hash);
  if (position === undefined && current && sameTarget(current, target)) {
    routeStore.setState({ position: known });
    return;
  }
  void navigate(target, typeOfMove(recorded, known), (final) => {
    // An unknown path, or one the guard has changed, must not stay in the address.
    if (location.hash !== printHash(final)) history.replaceState({ position: known }, '', printHash(final));
  });
}

async function navigate(
  wanted: Target,
  type: NavigationType,
  write: (target: Target) => void,
): Promise<void> {
  newest += 1;
  const turn = newest;
  pending = true;
  const first = !routeStore.getState().loaded.has(wanted.name);
  const hideLoading = first ? ports.showLoading() : undefined;
  try {
    const target = await ports.guard(wanted);
    await Promise.all([ports.loadScreen(target.name), ports.translationsReady()]);
    if (turn !== newest) return;
    write(target);
    show(target, type);
    ports.settled(target);
  } catch (error) {
    ports.failed(wanted, error);
  } finally {
    if (turn === newest) pending = false;
    hideLoading?.();
  }
}

function show(target: Target, type: NavigationType): void {
  scrollTo(0, 0);
  routeStore.setState(({ current, pages, loaded }) => ({
    current: target,
    type,
    pages: cacheAfter(pages, type, current?.name, target),
    loaded: new Set([...loaded, target.name]),
    position: positionOf(history.state) ?? 0,
  }));
}

function positionOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('position' in state)) return undefined;
  return typeof state.position === 'number' ? state.position : undefined;
}
