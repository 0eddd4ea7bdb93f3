import { metaOf, type RouteName, routeNames } from './routes.ts';

/** Query parameters of a page; all values in a URL are text. */
export type Params = Readonly<Record<string, string>>;

/** A page to open. */
export interface Target {
  readonly name: RouteName;
  readonly params: Params;
}

/** Target of unknown paths (R2.12). */
export const FALLBACK: Target = { name: 'home', params: {} };

/** The page of a hash: `#/lottery/show?id=ssc-1m`. Matches the whole path; an unknown one is home. */
export function parseHash(hash: string): Target {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const name = nameOf(path);
  return name ? { name, params: Object.fromEntries(new URLSearchParams(query)) } : FALLBACK;
}

/** Whether a hash has the form of an address, `#/…`, and names no page. */
export function isUnknown(hash: string): boolean {
  return hash.startsWith('#/') && nameOf(hash.slice(2).split('?')[0] ?? '') === undefined;
}

function nameOf(path: string): RouteName | undefined {
  return routeNames().find((candidate) => metaOf(candidate).path === path.replace(/\/+$/, ''));
}

/** The hash of a page, with parameters in the given order. */
export function printHash({ name, params }: Target): string {
  const query = new URLSearchParams(params).toString();
  return `#/${metaOf(name).path}${query ? `?${query}` : ''}`;
}

/** Whether both are the same page with the same parameters, regardless of their order. */
export function sameTarget(a: Target, b: Target): boolean {
  if (a.name !== b.name) return false;
  const keys = Object.keys(a.params);
  return keys.length === Object.keys(b.params).length && keys.every((key) => a.params[key] === b.params[key]);
}
