import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const offerStore = createStore<{ readonly open: boolean }>(() => ({ open: false }));

/** Whether random bets are offered. */
export function useRandomOffer(): boolean {
  return useStore(offerStore, ({ open }) => open);
}

/** Opens or closes the panel of random bets. */
export function offerRandom(open: boolean): void {
  offerStore.setState({ open });
}
