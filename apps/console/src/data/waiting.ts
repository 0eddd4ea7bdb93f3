import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** What waits at customer support, for the menu: unread messages of own cases, else players in the queue. */
export interface SupportWaiting {
  readonly count: number;
  /** There are unread messages. */
  readonly isOwn: boolean;
}

const waitingStore = createStore<SupportWaiting>(() => ({ count: 0, isOwn: false }));

/** What waits at customer support. */
export const useSupportWaiting = (): SupportWaiting => useStore(waitingStore);

/** Says what waits, from the file that watches it. */
export const showSupportWaiting = (waiting: SupportWaiting): void => waitingStore.setState(waiting);
