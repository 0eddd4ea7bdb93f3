import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  help: {
    path: 'help',
    title: 'route_help',
    access: 'session',
    look: true,
    place: 'main',
    wide: true,
    phoneBar: 'inner',
    screen: async () => (await import('./screens/help-screen.tsx')).HelpScreen,
  },
} satisfies Routes;
