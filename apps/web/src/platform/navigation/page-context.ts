import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { routeStore } from './route-store.ts';
import type { RouteName } from './route-table.ts';
import type { Params, Target } from './target.ts';

/** What a page knows of itself. */
export interface PageSelf {
  readonly target: Target;
  /** Shown, but under another page. */
  readonly behind: boolean;
  /** The frame draws a top bar for this page (phones, unless the screen has its own). */
  readonly hasBar: boolean;
  /** Where the title and the action go in that bar; `null` until it stands. */
  readonly titleSlot: HTMLElement | null;
  readonly actionSlot: HTMLElement | null;
  /** Tells the page that a screen brings its own heading; returns how to take that back. */
  holdHeading(): () => void;
}

export const PageContext = createContext<PageSelf | null>(null);

/** The page this component stands in. Throws outside a page. */
export function usePage(): PageSelf {
  const page = use(PageContext);
  if (!page) throw new Error('usePage outside a page');
  return page;
}

/** Name and parameters of the page this component stands in: a hidden page keeps its own, whatever is on show. */
export function useRoute(): { name: RouteName; params: Params } {
  return usePage().target;
}

/** The page on show, for the frame around it; `undefined` before the first. */
export function useCurrentRoute(): Target | undefined {
  return useStore(routeStore, (state) => state.current);
}
