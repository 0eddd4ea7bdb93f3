import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  responsible: {
    path: 'responsible',
    title: 'route_responsible',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/responsible-screen.tsx')).ResponsibleScreen,
  },
} satisfies Routes;
