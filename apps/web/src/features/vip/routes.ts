import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'user-vip': {
    path: 'user/vip',
    title: 'route_user_vip',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/user-vip-screen.tsx')).UserVipScreen,
  },
  'vip-detail': {
    path: 'vip/detail',
    title: 'route_vip_detail',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/vip-detail-screen.tsx')).VipDetailScreen,
  },
} satisfies Routes;
