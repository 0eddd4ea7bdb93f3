import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'chat-custom-service': {
    path: 'chat/custom-service',
    title: 'route_service',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/service-screen.tsx')).ServiceScreen,
  },
} satisfies Routes;
