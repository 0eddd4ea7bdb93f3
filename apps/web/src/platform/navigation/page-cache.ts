import { isOver } from './looks.ts';
import type { RouteName } from './routes.ts';
import { FALLBACK, sameTarget, type Target } from './target.ts';

/** How a page was reached (R2.16). */
export type NavigationType = 'push' | 'replace' | 'back';

/** A cached page. */
export interface Page extends Target {
  /** Changes when the page must be created again. */
  readonly key: number;
}

/** Cached pages, one per route name, newest last. */
export type PageCache = readonly Page[];

/**
 * The cache after a navigation from `source` to `target` (R2.16): push inserts the target, replace removes the source and
 * inserts the target, back removes the source. The result always contains the target, because it is about to be shown. A
 * cached page with the same parameters is reused; with other parameters it is created again. Both are the visible pages
 * (`shownOf`).
 */
export function cacheAfter(
  cache: PageCache,
  type: NavigationType,
  source: RouteName | undefined,
  target: Target,
): PageCache {
  const left =
    type === 'push' || source === target.name ? cache : cache.filter(({ name }) => name !== source);
  // Login and register are shown over the home page, which is cached like any other.
  const behind = isOver(target) ? withPage(left, FALLBACK) : left;
  return withPage(behind, target);
}

/** The cache with the target as its newest page. */
function withPage(cache: PageCache, target: Target): PageCache {
  const known = cache.find(({ name }) => name === target.name);
  const others = cache.filter((page) => page !== known);
  return [...others, known && sameTarget(known, target) ? known : fresh(cache, target)];
}

/** How a cached page is shown: the current one, and home behind a page over it (home is inert then). */
export function standing(page: Page, current: Target | undefined): 'shown' | 'behind' | 'hidden' {
  if (!current) return 'hidden';
  if (page.name === current.name) return 'shown';
  return page.name === FALLBACK.name && isOver(current) ? 'behind' : 'hidden';
}

function fresh(cache: PageCache, target: Target): Page {
  return { ...target, key: Math.max(0, ...cache.map(({ key }) => key)) + 1 };
}

/** A step back is inferred if the recorded position is greater than the browser's current one (R2.17). */
export function typeOfMove(recorded: number, current: number): NavigationType {
  return recorded > current ? 'back' : 'push';
}
