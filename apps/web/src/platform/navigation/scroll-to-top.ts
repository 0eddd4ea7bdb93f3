import { shownOf } from './looks.ts';
import { routeStore } from './route-store.ts';

/** Scrolls the visible page to its top. */
export function scrollToTop(): void {
  const { current } = routeStore.getState();
  if (!current) return;
  document
    .querySelector(`[data-screen="${shownOf(current).name}"] [data-scroller]`)
    ?.scrollTo({ top: 0, behavior: 'smooth' });
}
