import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'user-inbox': {
    path: 'user/inbox',
    title: 'route_user_inbox',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/user-inbox-screen.tsx')).UserInboxScreen,
  },
} satisfies Routes;
