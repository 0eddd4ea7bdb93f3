import { createStore } from 'zustand/vanilla';

/** Current users of the overlay. */
export const loadingStore = createStore<{ readonly holders: ReadonlySet<symbol> }>(() => ({
  holders: new Set(),
}));

/**
 * Shows the loading overlay until the returned function is called; several callers may use it at once. The overlay appears
 * after 200 ms, so short work does not show it (R4.11).
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

/** Hides the overlay for all callers: the player does not want to wait any longer. The work continues. */
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
