import type { MessageKey } from '@tessera/messages';
import type { ComponentType } from 'react';

/** Properties of a route for the frame and the guard. */
export interface RouteMeta {
  /** Path of the hash, without the leading `#/`; empty for home. */
  readonly path: string;
  /** Message key of the page title; without one the title is the platform's name (R2.13). */
  readonly title?: MessageKey;
  /** `public` needs no session (R2.10, A14). */
  readonly access: 'public' | 'session';
  /** Its content needs no session: a visitor may look at it, at the address of login (`looks.ts`). */
  readonly look?: true;
  /**
   * Where the page is shown: in the frame next to the lotteries (`main`) or next to the account menu (`user`), alone in the
   * whole window (`full`), or over the home page, which is inert behind it (`over`).
   */
  readonly place: 'main' | 'user' | 'full' | 'over';
  /** Desktop: the page uses the full width, without the list of lotteries. */
  readonly wide?: true;
  /** Phone: the bar at the top: logo and tools, back and title, or the screen's own. */
  readonly phoneBar: 'home' | 'inner' | 'own';
  /** Phone: tab highlighted while the page is shown; absent if the screen replaces the tab bar by its own bar. */
  readonly tab?: 'home' | 'games' | 'mine';
  /** Phone: the page shows changing data, and pulling it down refreshes it. Absent for forms and for pages with an own gesture. */
  readonly pullable?: true;
}

/** A page of a feature: its properties, and the loader of its screen, which is a chunk of its own (R2.1). */
export interface Route extends RouteMeta {
  readonly screen: () => Promise<ComponentType>;
}

/**
 * Routes by their name in the specification, as `features/<name>/routes.ts` declares them. The build reads these files without
 * running them, so their values are literals.
 */
export type Routes = Readonly<Record<string, Route>>;

/** The names of all routes as keys; `app/routes.ts` adds those of every feature. */
// biome-ignore lint/suspicious/noEmptyInterface: extended by a module declaration.
export interface RouteNames {}

export type RouteName = keyof RouteNames;

let routes: Routes = {};

/** Registers the routes of this client. A route that is not registered does not exist for the player: it leads to home. */
export function registerRoutes(given: Routes): void {
  routes = given;
}

/** Whether a route exists in this client. */
export function hasScreen(name: RouteName): boolean {
  return routes[name] !== undefined;
}

/** A registered route. */
export function metaOf(name: RouteName): Route {
  return routes[name]!;
}

/** Names of all registered routes. */
export function routeNames(): readonly RouteName[] {
  return Object.keys(routes) as RouteName[];
}
