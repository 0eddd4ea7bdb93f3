import { createStore } from 'zustand/vanilla';

/** Whether the closed screen stands before everything else. */
export const gateStore = createStore<{ readonly closed: boolean }>(() => ({ closed: false }));
