import { routeStore } from './route-store.ts';

/** Scrolls the visible page to its top. */
export function scrollToTop(): void {
  const name = routeStore.getState().current?.name;
  document.querySelector(`[data-screen="${name}"] [data-scroller]`)?.scrollTo({ top: 0, behavior: 'smooth' });
}
