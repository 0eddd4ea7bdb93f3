import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
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
