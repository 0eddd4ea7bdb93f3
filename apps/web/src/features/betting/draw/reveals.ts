import { createStore } from 'zustand/vanilla';

/** The issue whose numbers are being revealed, by lottery: what follows a result waits for the end of its reveal. */
export const revealsStore = createStore<Readonly<Record<string, string | undefined>>>(() => ({}));
