import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'user-waterback': {
    path: 'user/waterback',
    title: 'route_user_waterback',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/user-waterback-screen.tsx')).UserWaterbackScreen,
  },
} satisfies Routes;
