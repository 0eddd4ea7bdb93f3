import { createStore } from 'zustand/vanilla';

/** Whether the map of keys is on show. */
export const keyMapStore = createStore<boolean>(() => false);
