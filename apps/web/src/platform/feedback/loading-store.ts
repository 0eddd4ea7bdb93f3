import { createStore } from 'zustand/vanilla';

/** Who keeps the overlay up. */
export const loadingStore = createStore<{ readonly holders: ReadonlySet<symbol> }>(() => ({
  holders: new Set(),
}));

/**
 * Shows the loading overlay until the returned function is called; several may hold it at once. The overlay
 * itself appears after 200 ms, so short work shows nothing (R4.11, `design.md` section 5).
 */
export function showLoading(): () => void {
  const holder = Symbol('loading');
  loadingStore.setState(({ holders }) => ({ holders: new Set([...holders, holder]) }));
  return () => {
    loadingStore.setState(({ holders }) => ({
      holders: new Set([...holders].filter((other) => other !== holder)),
    }));
  };
}

/** Takes the overlay away whoever holds it: the player does not want to wait any longer. What runs goes on. */
export function cancelLoading(): void {
  loadingStore.setState({ holders: new Set() });
}

/** Shows the overlay while `work` runs. */
export async function withLoading<T>(work: Promise<T>): Promise<T> {
  const hide = showLoading();
  try {
    return await work;
  } finally {
    hide();
  }
}
