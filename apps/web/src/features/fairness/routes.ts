import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  verify: {
    path: 'verify',
    title: 'route_verify',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/verify-screen.tsx')).VerifyScreen,
  },
} satisfies Routes;
