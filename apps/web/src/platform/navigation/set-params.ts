import { routeStore } from './route-store.ts';
import { type Params, printHash, type Target } from './target.ts';

/**
 * Changes the parameters of the page on show: its address is replaced, and the page stays, with its focus and scroll position. For
 * choices that a link and a reload keep. Not while a dialog or sheet is open: its entry of the history lies above the page's.
 */
export function setParams(params: Params): void {
  const { current } = routeStore.getState();
  if (!current) return;
  const target: Target = { name: current.name, params };
  history.replaceState(history.state, '', printHash(target));
  routeStore.setState(({ pages }) => ({
    current: target,
    pages: pages.map((page) => (page.name === target.name ? { ...page, params } : page)),
  }));
}
