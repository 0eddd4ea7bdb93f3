import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Most characters of a text that another app shares; an address holds no more anyway. */
const TEXT_MAX = 20_000;

const sharedStore = createStore<{ readonly text: string }>(() => ({ text: '' }));

/** What another app shared with this page: the query of the address that `share_target` of the manifest names. */
export function sharedIn(query: string): string {
  const given = new URLSearchParams(query);
  return [given.get('shared'), given.get('shared-title')]
    .map((part) => (part ?? '').trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, TEXT_MAX);
}

/** Keeps a shared text until the player uses it. It is never put anywhere by itself. */
export const keepShared = (text: string): void => sharedStore.setState({ text });

/** The shared text that was not used yet; empty without one. */
export const useShared = (): string => useStore(sharedStore, ({ text }) => text);
