import type { ScreenLoaders } from '../platform/navigation/index.ts';

/**
 * The screen of each route, each a chunk of its own (R2.1). A route of the table without a line here does not exist for
 * the player.
 */
export const screens: ScreenLoaders = {
  login: async () => (await import('../features/session/screens/login-screen.tsx')).LoginScreen,
  register: async () => (await import('../features/session/screens/register-screen.tsx')).RegisterScreen,
  'record-bet': async () =>
    (await import('../features/records/screens/record-bet-screen.tsx')).RecordBetScreen,
  init: async () => (await import('../features/entry/screens/init-screen.tsx')).InitScreen,
};
