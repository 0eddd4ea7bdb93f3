import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  lottery: {
    path: 'lottery/show',
    title: 'route_lottery',
    access: 'session',
    place: 'main',
    phoneBar: 'own',
    screen: async () => (await import('./page/lottery-screen.tsx')).LotteryScreen,
  },
} satisfies Routes;
