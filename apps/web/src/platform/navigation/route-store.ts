import { createStore } from 'zustand/vanilla';
import type { NavigationType, PageCache } from './page-cache.ts';
import type { RouteName } from './routes.ts';
import type { Target } from './target.ts';

export interface RouteState {
  /** The page of the address (`shownOf` is the visible one); absent until the first navigation is complete. */
  readonly current: Target | undefined;
  /** The page below the current one in the browser's history, if it was opened from there. */
  readonly opener: Target | undefined;
  readonly type: NavigationType;
  /** Cached pages. */
  readonly pages: PageCache;
  /** Routes visited since the start: the first visit of each shows the loading indicator (R2.15). */
  readonly loaded: ReadonlySet<RouteName>;
  /** Recorded position in the browser's history; 0 is the first page of the visit. */
  readonly position: number;
}

export const routeStore = createStore<RouteState>(() => ({
  current: undefined,
  opener: undefined,
  type: 'push',
  pages: [],
  loaded: new Set(),
  position: 0,
}));
