import { metaOf, type RouteName } from './route-table.ts';
import { FALLBACK, sameTarget, type Target } from './target.ts';

/** How a page was reached (R2.16). */
export type NavigationType = 'push' | 'replace' | 'back';

/** A page that is kept alive. */
export interface Page extends Target {
  /** Changes when the page must start afresh. */
  readonly key: number;
}

/** Pages kept alive, one per route name, newest last. */
export type PageCache = readonly Page[];

/**
 * The cache after a navigation from `source` to `target` (R2.16): push inserts the target, replace removes the source
 * and inserts the target, back removes the source. The target is always in the result, as it is about to be shown.
 * A cached page with the same parameters is kept as it was left; with others it starts afresh.
 */
export function cacheAfter(
  cache: PageCache,
  type: NavigationType,
  source: RouteName | undefined,
  target: Target,
): PageCache {
  const left =
    type === 'push' || source === target.name ? cache : cache.filter(({ name }) => name !== source);
  // Login and register stand above the home page, which is kept like any other.
  const behind = metaOf(target.name).place === 'over' ? withPage(left, FALLBACK) : left;
  return withPage(behind, target);
}

/** The cache with the target as its newest page. */
function withPage(cache: PageCache, target: Target): PageCache {
  const known = cache.find(({ name }) => name === target.name);
  const others = cache.filter((page) => page !== known);
  return [...others, known && sameTarget(known, target) ? known : fresh(cache, target)];
}

/** Whether a kept page shows: the current one, and home behind a page above it (then it is inert). */
export function standing(page: Page, current: Target | undefined): 'shown' | 'behind' | 'hidden' {
  if (!current) return 'hidden';
  if (page.name === current.name) return 'shown';
  return page.name === FALLBACK.name && metaOf(current.name).place === 'over' ? 'behind' : 'hidden';
}

function fresh(cache: PageCache, target: Target): Page {
  return { ...target, key: Math.max(0, ...cache.map(({ key }) => key)) + 1 };
}

/** Back is inferred when the recorded position is greater than the browser's current one (R2.17). */
export function typeOfMove(recorded: number, current: number): NavigationType {
  return recorded > current ? 'back' : 'push';
}
