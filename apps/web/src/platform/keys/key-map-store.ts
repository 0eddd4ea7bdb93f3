import { createStore } from 'zustand/vanilla';

/** Whether the key map is shown. */
export const keyMapStore = createStore<boolean>(() => false);
