import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { lifetime, storage, storedKey } from '../../../../platform/storage/index.ts';
import type { NumberSet } from './number-sets.ts';

type SetsStore = StoreApi<readonly NumberSet[]>;

const stores = new Map<string, SetsStore>();

/** The number sets a player has saved for a family on this device, newest first; shared by all lotteries of the family. */
export function useNumberSets(
  userId: number,
  family: string,
): readonly [sets: readonly NumberSet[], change: (sets: readonly NumberSet[]) => void] {
  const name = `NUMBERS_${userId}_${family}`;
  const key = storedKey<readonly NumberSet[]>(name, lifetime.year);
  const store = stores.get(name) ?? opened(name);
  return [
    useStore(store),
    (sets) => {
      store.setState(sets, true);
      void storage.set(key, sets);
    },
  ];
}

function opened(name: string): SetsStore {
  const store = createStore<readonly NumberSet[]>(() => []);
  stores.set(name, store);
  void storage.get(storedKey<readonly NumberSet[]>(name, lifetime.year)).then((kept) => {
    if (kept && store.getState().length === 0) store.setState(kept, true);
  });
  return store;
}
