import { createStore } from 'zustand/vanilla';

/** Whether the closed screen covers everything else. */
export const gateStore = createStore<{ readonly closed: boolean }>(() => ({ closed: false }));
