import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore<{ readonly lottery: string | undefined }>(() => ({ lottery: undefined }));

/** Whether the player plans a chase on this lottery: on desktop the plan then replaces the number picker. */
export function useChasing(lottery: string): boolean {
  return useStore(store, (state) => state.lottery === lottery);
}

/** Starts or ends the planning. */
export function setChasing(lottery: string | undefined): void {
  store.setState({ lottery });
}
