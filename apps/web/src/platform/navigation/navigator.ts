import { type EntryState, entryOf } from './entry-state.ts';
import { isOver, lookAt, shownOf } from './looks.ts';
import { cacheAfter, type NavigationType, typeOfMove } from './page-cache.ts';
import { routeStore } from './route-store.ts';
import type { RouteName } from './routes.ts';
import { FALLBACK, isUnknown, type Params, parseHash, printHash, sameTarget, type Target } from './target.ts';

/** How a page is asked for. */
export interface Arrival {
  readonly type: NavigationType;
  /** By its address: at the start of a visit, by the browser's buttons or by typing, not by a link of the client. */
  readonly byAddress: boolean;
  /** The page of the address so far. */
  readonly from: Target | undefined;
}

/** Dependencies of navigation on other layers. */
export interface NavigatorPorts {
  /** Returns the page to show instead, or the same one: sends visitors to login (R2.10). */
  guard(target: Target, arrival: Arrival): Promise<Target>;
  /** Resolves when the translations are loaded (R2.15). */
  translationsReady(): Promise<void>;
  /** Loads the screen's code; rejects when loading fails. */
  loadScreen(name: RouteName): Promise<unknown>;
  /** Shows the loading indicator; returns the function that hides it. */
  showLoading(): () => void;
  /** Called after each navigation. */
  settled(target: Target): void;
  /** Called when an address names no page: the player is at home instead (R2.12). */
  unknown(): void;
  /** Called when a page cannot be shown, most likely because its code could not be loaded. */
  failed(target: Target, error: unknown): void;
}

/** Keeps an entry of the history for each dialog and sheet above the page. */
export interface LayerEntries {
  /** A move of the browser to an entry with `layer`; `isHere`: of the page on show. Returns whether it was a move among layers. */
  moved(layer: number, isHere: boolean): boolean;
  /** Resolves when the history has no entry of a closed layer above the page. */
  leave(isReplaced: boolean): Promise<void>;
  /** A navigation has ended. */
  settled(): void;
  /** One step back from the page, over the entries of its layers. */
  back(): void;
}

let ports: NavigatorPorts;
let layers: LayerEntries | undefined;
/** Incremented by each navigation: only the newest may finish. */
let newest = 0;
let pending = false;

/** Navigates to the URL the visit started with and then follows the browser's history. */
export async function startNavigation(given: NavigatorPorts): Promise<void> {
  ports = given;
  addEventListener('popstate', handleMove);
  // A visit that starts again with a sheet open starts in the entry of the sheet.
  const { position, layer } = entryOf(history.state);
  routeStore.setState({ position: position ?? 0 });
  await showEntered(
    { position: position ?? 0, ...(layer !== undefined && { layer }) },
    position === undefined,
  );
}

/** Shows the page of the URL. `entry` is its entry of the history, `isNew` says that the visit did not have it before. */
async function showEntered(entry: EntryState, isNew: boolean): Promise<void> {
  const entered = location.hash;
  let isLeft = false;
  await navigate(
    parseHash(entered),
    'push',
    true,
    (target) => {
      const isBelow = isNew && isOver(target);
      // A dialog that a visit starts with lies over home: a step back closes it.
      history.replaceState(entry, '', printHash(isBelow ? lookAt(FALLBACK) : target));
      if (isBelow) history.pushState({ position: 1 }, '', printHash(target));
    },
    // Safari sends no event for a URL that changes while the document loads.
    () => {
      isLeft = location.hash !== entered;
      return isLeft;
    },
  );
  if (isLeft) return showEntered(entry, isNew);
  tellUnknown(entered);
}

/** Asks `given` at every navigation from now on; returns whether none is under way. */
export function watchLayers(given: LayerEntries): () => boolean {
  layers = given;
  return () => !pending;
}

/**
 * Opens a page; its parameters become query parameters. Resolves when the page is shown or the navigation is superseded or
 * failed.
 */
export function push(name: RouteName, params: Params = {}): Promise<void> {
  const target: Target = { name, params };
  const { current } = routeStore.getState();
  if (current && sameTarget(current, target)) {
    stay();
    return Promise.resolve();
  }
  return navigate(target, 'push', false, (final) => {
    history.pushState({ position: routeStore.getState().position + 1 }, '', printHash(final));
  });
}

/** Opens a page and replaces the current history entry. */
export function replace(name: RouteName, params: Params = {}): Promise<void> {
  return navigate({ name, params }, 'replace', false, (final) => {
    history.replaceState({ position: routeStore.getState().position }, '', printHash(final));
  });
}

/** One step back; without history it replaces the current page by home. */
export function back(): void {
  if (routeStore.getState().position > 0) layers ? layers.back() : history.back();
  else void replace(FALLBACK.name);
}

/** Opens a page in a new window. */
export function blank(name: RouteName, params: Params = {}): void {
  open(location.pathname + location.search + printHash({ name, params }), '_blank', 'noopener');
}

/** Whether a navigation is in progress. */
export function isNavigating(): boolean {
  return pending;
}

/** Drops every cached page except the current one, e.g. when a session ends. */
export function forgetPages(): void {
  routeStore.setState(({ pages, current }) => ({
    pages: pages.filter(({ name }) => current && name === shownOf(current).name),
  }));
}

/** Navigation by the browser: its buttons, a link, or a typed URL. */
function handleMove({ state }: PopStateEvent): void {
  const { position: recorded, current } = routeStore.getState();
  const { position, layer = 0 } = entryOf(state);
  const entered = location.hash;
  const target = parseHash(entered);
  const isHere = current !== undefined && sameTarget(current, target);
  if (layers?.moved(layer, isHere && position === recorded)) return;
  const known = position ?? recorded + 1;
  if (position === undefined) history.replaceState({ position: known }, '', entered);
  if (position === undefined && isHere) {
    stay();
    correct({ position: known }, target);
    routeStore.setState({ position: known });
    tellUnknown(entered);
    return;
  }
  void navigate(target, typeOfMove(recorded, known), true, (final) =>
    correct({ position: known, layer }, final),
  ).then(() => tellUnknown(entered));
}

/** Gives up the navigation that is under way: the page on show was asked for after it. */
function stay(): void {
  newest += 1;
  if (!pending) return;
  pending = false;
  layers?.settled();
}

/** Removes an unknown path, or one changed by the guard, from the URL. */
function correct(entry: { position: number; layer?: number }, target: Target): void {
  if (location.hash !== printHash(target)) history.replaceState(entry, '', printHash(target));
}

function tellUnknown(entered: string): void {
  if (isUnknown(entered)) ports.unknown();
}

async function navigate(
  wanted: Target,
  type: NavigationType,
  byAddress: boolean,
  write: (target: Target) => void,
  isOutdated?: () => boolean,
): Promise<void> {
  newest += 1;
  const turn = newest;
  pending = true;
  const first = !routeStore.getState().loaded.has(wanted.name);
  const hideLoading = first ? ports.showLoading() : undefined;
  try {
    const { current: from } = routeStore.getState();
    const target = await ports.guard(wanted, { type, byAddress, from });
    await Promise.all([ports.loadScreen(shownOf(target).name), ports.translationsReady()]);
    // The guard may lead back to the page that is already shown.
    if (type === 'push' && !byAddress && from && sameTarget(from, target)) return;
    if (type !== 'back') await layers?.leave(type === 'replace');
    if (turn !== newest || isOutdated?.()) return;
    write(target);
    show(target, type);
    ports.settled(target);
  } catch (error) {
    ports.failed(wanted, error);
  } finally {
    if (turn === newest) {
      pending = false;
      layers?.settled();
    }
    hideLoading?.();
  }
}

function show(target: Target, type: NavigationType): void {
  scrollTo(0, 0);
  const shown = shownOf(target);
  routeStore.setState(({ current, pages, loaded }) => ({
    current: target,
    opener: type === 'push' ? current : undefined,
    type,
    pages: cacheAfter(pages, type, current && shownOf(current).name, shown),
    loaded: new Set([...loaded, shown.name]),
    position: entryOf(history.state).position ?? 0,
  }));
}
