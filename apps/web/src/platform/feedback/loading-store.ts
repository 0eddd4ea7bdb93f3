import { createStore } from 'zustand/vanilla';

/** Who keeps the overlay up. */
export const loadingStore = createStore<{ readonly holders: number }>(() => ({ holders: 0 }));

/**
 * Shows the loading overlay until the returned function is called; several may hold it at once. The overlay
 * itself appears after 200 ms, so short work shows nothing (R4.11, `design.md` section 5).
 */
export function showLoading(): () => void {
  let held = true;
  loadingStore.setState(({ holders }) => ({ holders: holders + 1 }));
  return () => {
    if (held) loadingStore.setState(({ holders }) => ({ holders: holders - 1 }));
    held = false;
  };
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
