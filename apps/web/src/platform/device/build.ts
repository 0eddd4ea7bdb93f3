/** Constants of the build configuration (R1.6), documented in `apps/web/README.md`. */
export const build = {
  /** Device of the bundle. */
  device: typeof __DEVICE__ === 'undefined' ? 'pc' : __DEVICE__,
  template: import.meta.env.VITE_TEMPLATE || 'pc-ky',
  version: Number(import.meta.env.VITE_APP_VERSION || '101'),
  /** Results portal (168kj flag): visitors may see home without a session. */
  resultsPortal: import.meta.env.VITE_168KJ === '1',
  /** Remove-copyright flag: the copyright line is omitted. */
  removeCopyright: import.meta.env.VITE_REMOVE_COPYRIGHT === '1',
  /** Origin of the API without a trailing slash; empty: the page's own. */
  apiBase: import.meta.env.VITE_API_BASE || '',
  socketBase: import.meta.env.VITE_SOCKET_BASE || '',
  /** Hosts the redirect to the other site may lead to (E7). */
  siteHosts: (import.meta.env.VITE_SITE_HOSTS || '').split(',').filter(Boolean),
} as const;

/** `Agent` header: pc or wap; app and tablet send wap. */
export const agent: 'pc' | 'wap' = build.device === 'pc' ? 'pc' : 'wap';

/** Whether this build is for fingers first: phone, app and tablet; screens use this and never the window's width. */
export const isPhone = agent === 'wap';
