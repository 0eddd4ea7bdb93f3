import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'notice-list': {
    path: 'notice/list',
    title: 'route_notice_list',
    access: 'session',
    look: true,
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/notice-list-screen.tsx')).NoticeListScreen,
  },
  'notice-detail': {
    path: 'notice/detail',
    title: 'route_notice_detail',
    access: 'session',
    look: true,
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/notice-detail-screen.tsx')).NoticeDetailScreen,
  },
} satisfies Routes;
