import { createStore } from 'zustand/vanilla';

/** Whether a newer build than the running one is cached on this device. */
export const updateStore = createStore<boolean>(() => false);
