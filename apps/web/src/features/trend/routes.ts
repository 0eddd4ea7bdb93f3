import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'lottery-trend': {
    path: 'lottery/trend',
    title: 'route_trend',
    access: 'session',
    look: true,
    place: 'main',
    wide: true,
    phoneBar: 'inner',
    pullable: true,
    screen: async () => (await import('./screens/trend-screen.tsx')).TrendScreen,
  },
} satisfies Routes;
