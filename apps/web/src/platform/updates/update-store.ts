import { createStore } from 'zustand/vanilla';

/** Whether a newer build is kept on this device than the one this page runs. */
export const updateStore = createStore<boolean>(() => false);
