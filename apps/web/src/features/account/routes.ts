import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'user-center': {
    path: 'user/center',
    title: 'route_user_center',
    access: 'session',
    place: 'user',
    phoneBar: 'own',
    tab: 'mine',
    pullable: true,
    screen: async () => (await import('./screens/user-center-screen.tsx')).UserCenterScreen,
  },
  'user-info': {
    path: 'user/info',
    title: 'route_user_info',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/user-info-screen.tsx')).UserInfoScreen,
  },
  'login-record': {
    path: 'login/record',
    title: 'route_login_record',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/login-record-screen.tsx')).LoginRecordScreen,
  },
} satisfies Routes;
