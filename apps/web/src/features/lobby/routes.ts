import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  home: {
    path: '',
    access: 'session',
    look: true,
    place: 'main',
    phoneBar: 'home',
    tab: 'home',
    pullable: true,
    screen: async () => (await import('./screens/home-screen.tsx')).HomeScreen,
  },
} satisfies Routes;
