export { Link } from './link.tsx';
export { isLook, isOver, lookAt, shownOf } from './looks.ts';
export { type MenuEntry, menuOf, registerMenu } from './menu.ts';
export {
  type Arrival,
  back,
  blank,
  forgetPages,
  isNavigating,
  type NavigatorPorts,
  push,
  replace,
  startNavigation,
} from './navigator.ts';
export { useCurrentRoute, usePage, useRoute } from './page-context.ts';
export type { PageBar } from './page-frame.tsx';
export { PageAction, PageHeading } from './page-heading.tsx';
export { PageHost } from './page-host.tsx';
export { routeStore } from './route-store.ts';
export {
  hasScreen,
  metaOf,
  type RouteMeta,
  type RouteName,
  type Routes,
  registerRoutes,
  routeNames,
} from './routes.ts';
export { fetchAhead, loadScreen } from './screens.ts';
export { scrollToTop } from './scroll-to-top.ts';
export { setParams } from './set-params.ts';
export { FALLBACK, type Params, parseHash, printHash, type Target } from './target.ts';
