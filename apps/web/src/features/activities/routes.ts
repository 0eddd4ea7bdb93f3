import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'activity-list': {
    path: 'activity/list',
    title: 'route_activity_list',
    access: 'session',
    place: 'main',
    wide: true,
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/activity-list-screen.tsx')).ActivityListScreen,
  },
  'activity-detail': {
    path: 'activity/detail',
    title: 'route_activity_detail',
    access: 'session',
    place: 'main',
    wide: true,
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/activity-detail-screen.tsx')).ActivityDetailScreen,
  },
} satisfies Routes;
