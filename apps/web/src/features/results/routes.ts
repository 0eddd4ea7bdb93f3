import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'lottery-data': {
    path: 'lottery/data',
    title: 'route_data',
    access: 'session',
    look: true,
    place: 'main',
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/results-screen.tsx')).ResultsScreen,
  },
} satisfies Routes;
