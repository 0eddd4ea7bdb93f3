import { isHash } from '../is-hash.ts';
import { VERSION_MAX } from '../limits.ts';
import { isWhole, type Manifest } from '../manifest/manifest.ts';
import { UpdateRefused } from '../refused.ts';

/** A bundle on this device. The one in the native app has no reference: it is written `null`. */
export interface BundleRef {
  readonly version: number;
  /** SHA-256 of its archive. */
  readonly sha256: string;
}

/** The load of a page. */
export interface PageLoad {
  /** Id of its bundle; `null` for the built-in one. */
  readonly bundle: string | null;
  /** Given to this page only; `null` until the page has asked for it. */
  readonly nonce: string | null;
  /** How often the bundle was loaded without having become ready. */
  readonly loads: number;
}

/**
 * What a device knows about its bundles.
 *
 * - `current` has come up; `next` waits for its first load, or is being loaded on trial.
 * - A bundle in `failed` is never loaded again.
 * - No bundle up to version `highest` is ever taken.
 * - Only the page of `load` can say that it is ready, with the nonce that it alone was given.
 */
export interface BundleState {
  readonly current: BundleRef | null;
  readonly next: BundleRef | null;
  /** Ids, the newest last. */
  readonly failed: readonly string[];
  readonly highest: number;
  readonly load: PageLoad | null;
}

/** Loads of a bundle on trial that may end without an answer, such as by a player who closes the app. */
const LOADS_MAX = 2;
/** Failed bundles that a device remembers; older ones are below `highest` by then. */
const FAILED_MAX = 50;

/** The state of a new device. */
export const firstState: BundleState = { current: null, next: null, failed: [], highest: 0, load: null };

/** The name of a bundle on this device: `102-0f3c…`, with 16 digits of its hash. */
export const idOf = ({ version, sha256 }: BundleRef): string => `${version}-${sha256.slice(0, 16)}`;

/** Its reference. */
export const refOf = ({ version, sha256 }: Manifest): BundleRef => ({ version, sha256 });

/** The bundle that the next page should be of; `null` for the built-in one. */
export function bundleToLoad({ next, current, failed }: BundleState): BundleRef | null {
  const isWell = (bundle: BundleRef | null) => bundle !== null && !failed.includes(idOf(bundle));
  if (isWell(next)) return next;
  return isWell(current) ? current : null;
}

/**
 * The state with a bundle that was downloaded and checked; its first load is on trial.
 * Errors: `failed_before`, `downgrade`.
 */
export function staged(state: BundleState, bundle: BundleRef): BundleState {
  requireNew(state, bundle);
  return { ...state, next: bundle };
}

/** Errors: `failed_before`, `downgrade`. */
export function requireNew({ failed, highest }: BundleState, bundle: BundleRef): void {
  if (failed.includes(idOf(bundle))) throw new UpdateRefused('failed_before', idOf(bundle));
  if (bundle.version <= highest) throw new UpdateRefused('downgrade', String(bundle.version));
}

/**
 * The state in which a page of {@link bundleToLoad} is being loaded. From now on no earlier page can say that it is ready. A bundle on
 * trial whose loads have ended too often before, such as by a page that reloads itself, has failed.
 */
export function loading(state: BundleState, nonce: string | null = null): BundleState {
  const tried = state.load?.bundle ?? null;
  const known = tried !== null && isWornOut(state, tried) ? withFailed(state, tried) : state;
  const bundle = bundleToLoad(known);
  return withLoad(known, bundle && idOf(bundle), nonce);
}

/**
 * The state when a page has started, and the bundle to load instead of it: the shell may have rolled back to the built-in bundle.
 * @param running - Id of the page's bundle; `null` for the built-in one.
 * @param builtIn - Version of the built-in bundle. Bundles that are not newer are forgotten: the app itself was updated.
 */
export function pageStarted(
  state: BundleState,
  {
    running,
    builtIn,
    nonce,
  }: { readonly running: string | null; readonly builtIn: number; readonly nonce: string },
): { readonly state: BundleState; readonly instead?: BundleRef | null } {
  const known = withBuiltIn(state, builtIn);
  const tried = known.load?.bundle ?? null;
  const hasFailed = tried !== null && (tried !== running || isWornOut(known, tried));
  const seen = withLoad(hasFailed ? withFailed(known, tried) : known, running, nonce);
  const wanted = bundleToLoad(seen);
  return (wanted && idOf(wanted)) === running ? { state: seen } : { state: seen, instead: wanted };
}

/** Whether the page of this nonce must have an answered call, beside its first paint, before it is ready: its bundle is on trial. */
export function isOnTrial({ next, load }: BundleState): boolean {
  return next !== null && load?.bundle === idOf(next);
}

/**
 * The state after a page said that it is ready. Unchanged, the same object, for any nonce but that of the page that was loaded
 * last.
 */
export function confirmed(state: BundleState, nonce: string): BundleState {
  const { load, next } = state;
  if (load === null || load.nonce === null || load.nonce !== nonce) return state;
  if (next === null || load.bundle !== idOf(next)) return { ...state, load: null };
  return { ...state, current: next, next: null, highest: Math.max(state.highest, next.version), load: null };
}

/** The state after the page of this nonce did not become ready in time; unchanged for any other nonce. */
export function timedOut(state: BundleState, nonce: string): BundleState {
  const { load } = state;
  if (load === null || load.nonce !== nonce) return state;
  return load.bundle === null ? { ...state, load: null } : { ...withFailed(state, load.bundle), load: null };
}

function withLoad(state: BundleState, bundle: string | null, nonce: string | null): BundleState {
  const again = state.load !== null && state.load.bundle === bundle && state.load.nonce !== null;
  const loads = state.load !== null && state.load.bundle === bundle ? state.load.loads + (again ? 1 : 0) : 1;
  return { ...state, load: { bundle, nonce, loads } };
}

function withFailed(state: BundleState, id: string): BundleState {
  const without = (bundle: BundleRef | null) => (bundle !== null && idOf(bundle) === id ? null : bundle);
  const failed = [...state.failed.filter((other) => other !== id), id].slice(-FAILED_MAX);
  return { ...state, current: without(state.current), next: without(state.next), failed, load: null };
}

function withBuiltIn(state: BundleState, builtIn: number): BundleState {
  const newer = (bundle: BundleRef | null) => (bundle !== null && bundle.version > builtIn ? bundle : null);
  const current = newer(state.current);
  const next = newer(state.next);
  const ids = [current, next].map((bundle) => bundle && idOf(bundle));
  const load = state.load && ids.includes(state.load.bundle) ? state.load : null;
  return { ...state, current, next, load, highest: Math.max(state.highest, builtIn) };
}

const isWornOut = (state: BundleState, id: string) =>
  isOnTrial(state) && state.load?.bundle === id && state.load.loads >= LOADS_MAX;

/** Reads a stored state; what is unreadable is that of a new device. */
export function readState(value: unknown): BundleState {
  const kept = (value ?? {}) as Partial<Record<keyof BundleState, unknown>>;
  if (!isWhole(kept.highest, 0, VERSION_MAX) || !Array.isArray(kept.failed)) return firstState;
  return {
    current: readRef(kept.current),
    next: readRef(kept.next),
    failed: kept.failed.filter((id) => typeof id === 'string'),
    highest: kept.highest,
    load: readLoad(kept.load),
  };
}

function readRef(value: unknown): BundleRef | null {
  const { version, sha256 } = (value ?? {}) as Partial<BundleRef>;
  return isWhole(version, 1, VERSION_MAX) && isHash(sha256) ? { version, sha256 } : null;
}

function readLoad(value: unknown): PageLoad | null {
  if (typeof value !== 'object' || value === null) return null;
  const { bundle, nonce, loads } = value as Partial<PageLoad>;
  if (!isWhole(loads, 1, VERSION_MAX)) return null;
  return {
    bundle: typeof bundle === 'string' ? bundle : null,
    nonce: typeof nonce === 'string' ? nonce : null,
    loads,
  };
}
