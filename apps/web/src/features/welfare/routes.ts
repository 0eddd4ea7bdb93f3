import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'user-welfare': {
    path: 'user/welfare',
    title: 'route_user_welfare',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/user-welfare-screen.tsx')).UserWelfareScreen,
  },
} satisfies Routes;
