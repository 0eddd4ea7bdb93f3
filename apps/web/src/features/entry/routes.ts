import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  line: {
    path: 'line',
    title: 'route_line',
    access: 'public',
    place: 'full',
    phoneBar: 'own',
    screen: async () => (await import('./screens/line-screen.tsx')).LineScreen,
  },
  init: {
    path: 'init',
    access: 'public',
    place: 'full',
    phoneBar: 'own',
    screen: async () => (await import('./screens/init-screen.tsx')).InitScreen,
  },
} satisfies Routes;
