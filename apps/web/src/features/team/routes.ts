import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'team-list': {
    path: 'team/list',
    title: 'route_team_list',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/team-list-screen.tsx')).TeamListScreen,
  },
  'team-link': {
    path: 'team/link',
    title: 'route_team_link',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/team-link-screen.tsx')).TeamLinkScreen,
  },
} satisfies Routes;
