import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The turn for which the wheel moves. Its result is told nowhere on the page before the wheel has stopped. */
export const turningStore = createStore<{ readonly spin: number | undefined }>(() => ({ spin: undefined }));

export const useTurning = (): number | undefined => useStore(turningStore, ({ spin }) => spin);
