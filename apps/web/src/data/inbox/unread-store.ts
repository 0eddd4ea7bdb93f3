import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Unread } from './changes.ts';

/** The unread events of the player; `undefined` for visitors and until they are known. */
export const unreadStore = createStore<{ readonly unread: Unread | undefined }>(() => ({
  unread: undefined,
}));

/** Selects a part of the unread events. */
export function useUnread<Part>(select: (unread: Unread | undefined) => Part): Part {
  return useStore(unreadStore, ({ unread }) => select(unread));
}
