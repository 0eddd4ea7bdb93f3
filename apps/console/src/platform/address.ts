import { useSyncExternalStore } from 'react';

/** What the address shows: a page, and what is open or filtered on it. Nothing personal is part of an address. */
export interface Address {
  readonly page: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Reads `#/approvals?view=mine&id=12`. */
export function addressOf(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  return { page: path, params: Object.fromEntries(new URLSearchParams(query)) };
}

/** Writes an address; empty parameters are left out. */
export function hashOf({ page, params }: Address): string {
  const kept = Object.entries(params).filter(([, value]) => value !== '');
  const query = new URLSearchParams(kept).toString();
  return `#/${page}${query && `?${query}`}`;
}

/** Opens a page. */
export function goTo(page: string, params: Address['params'] = {}): void {
  location.hash = hashOf({ page, params });
}

/** Changes parameters of the current page. An opened row replaces the entry of the browser's history, so that Back leaves the list. */
export function changeParams(changes: Address['params']): void {
  const { page, params } = addressOf(location.hash);
  history.replaceState(null, '', hashOf({ page, params: { ...params, ...changes } }));
  for (const listener of listeners) listener();
}

/** The current address. */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  return addressOf(hash);
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('hashchange', listener);
  };
}
