import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How far the start-up has come, in the words of the splash. */
export type StartStep = 'versions' | 'settings' | 'language' | 'done' | 'failed';

export const startStore = createStore<{ readonly step: StartStep }>(() => ({ step: 'versions' }));

/** Step the start-up is at. */
export function useStartStep(): StartStep {
  return useStore(startStore, ({ step }) => step);
}
