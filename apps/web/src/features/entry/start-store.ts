import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Steps of the start-up, as shown by the splash. */
export type StartStep = 'versions' | 'settings' | 'language' | 'done' | 'failed';

export const startStore = createStore<{ readonly step: StartStep }>(() => ({ step: 'versions' }));

/** Current step of the start-up. */
export function useStartStep(): StartStep {
  return useStore(startStore, ({ step }) => step);
}
