import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  'game-display': {
    path: 'game/display',
    title: 'route_game_display',
    access: 'session',
    place: 'main',
    wide: true,
    phoneBar: 'inner',
    tab: 'games',
    screen: async () => (await import('./screens/game-display-screen.tsx')).GameDisplayScreen,
  },
  'game-show': {
    path: 'game',
    title: 'route_game_show',
    access: 'session',
    place: 'full',
    phoneBar: 'own',
    screen: async () => (await import('./screens/game-show-screen.tsx')).GameShowScreen,
  },
  'money-transfer': {
    path: 'transfer',
    title: 'route_money_transfer',
    access: 'session',
    place: 'user',
    phoneBar: 'inner',
    screen: async () => (await import('./screens/money-transfer-screen.tsx')).MoneyTransferScreen,
  },
} satisfies Routes;
