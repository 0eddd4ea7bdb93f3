import { createContext, use, useMemo } from 'react';
import { useStore } from 'zustand';
import { shownOf } from './looks.ts';
import { routeStore } from './route-store.ts';
import type { RouteName } from './routes.ts';
import type { Params, Target } from './target.ts';

/** Properties of a page for its own components. */
export interface PageSelf {
  readonly target: Target;
  /** Visible, but under another page. */
  readonly behind: boolean;
  /** The frame renders a top bar for this page (phones, unless the screen has its own). */
  readonly hasBar: boolean;
  /** Elements for the title and the action in that bar; `null` until it is rendered. */
  readonly titleSlot: HTMLElement | null;
  readonly actionSlot: HTMLElement | null;
  /** Tells the page that a screen has its own heading; returns the function that revokes it. */
  holdHeading(): () => void;
}

export const PageContext = createContext<PageSelf | null>(null);

/** The page around this component. Throws outside a page. */
export function usePage(): PageSelf {
  const page = use(PageContext);
  if (!page) throw new Error('usePage outside a page');
  return page;
}

/** Name and parameters of the page around this component; a hidden page keeps its own. */
export function useRoute(): { name: RouteName; params: Params } {
  return usePage().target;
}

/** The visible page, for the frame around it; `undefined` before the first. */
export function useCurrentRoute(): Target | undefined {
  const current = useStore(routeStore, (state) => state.current);
  return useMemo(() => current && shownOf(current), [current]);
}
