import {
  type BundleRef,
  type BundleState,
  bundleToLoad,
  confirmed,
  loading,
  timedOut,
} from './bundle-state.ts';

/** Time within which a page must be ready, ms. */
export const READY_MS = 10_000;

/** What supervises pages from outside of them: it lives on when a page does not come up. */
export interface SupervisorDeps {
  readState(): BundleState;
  writeState(state: BundleState): void;
  /** Replaces the page by one of that bundle; `null` is the built-in one. */
  show(bundle: BundleRef | null, nonce: string): void;
  newNonce(): string;
  /** Calls `act` after that time, unless the returned function is called before. */
  after(ms: number, act: () => void): () => void;
}

export interface Supervisor {
  /** Loads the newest bundle that has not failed. */
  load(): void;
  /** A page says that it is ready. Answers whether it was the page that was loaded last, with its own nonce. */
  ready(nonce: string): boolean;
}

/**
 * Loads bundles, and rolls back one whose page is not ready within {@link READY_MS}: to the last that was ready, and at last to the
 * built-in one, which is not supervised.
 */
export function createSupervisor({
  readState,
  writeState,
  show,
  newNonce,
  after,
}: SupervisorDeps): Supervisor {
  let stop = () => {};
  const load = () => {
    stop();
    const nonce = newNonce();
    const state = loading(readState(), nonce);
    writeState(state);
    const bundle = bundleToLoad(state);
    if (bundle !== null) stop = after(READY_MS, () => expire(nonce));
    show(bundle, nonce);
  };
  const expire = (nonce: string) => {
    const state = readState();
    const after = timedOut(state, nonce);
    if (after === state) return;
    writeState(after);
    load();
  };
  return {
    load,
    ready(nonce) {
      const state = readState();
      const after = confirmed(state, nonce);
      if (after === state) return false;
      stop();
      writeState(after);
      return true;
    },
  };
}
