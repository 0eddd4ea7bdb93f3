import type { Routes } from '../../platform/navigation/index.ts';

/** Pages of the feature. */
export const routes = {
  login: {
    path: 'login',
    title: 'route_login',
    access: 'public',
    place: 'over',
    phoneBar: 'own',
    screen: async () => (await import('./screens/login-screen.tsx')).LoginScreen,
  },
  register: {
    path: 'register',
    title: 'route_register',
    access: 'public',
    place: 'over',
    phoneBar: 'own',
    screen: async () => (await import('./screens/register-screen.tsx')).RegisterScreen,
  },
  recover: {
    path: 'recover',
    title: 'forgot_title',
    access: 'public',
    place: 'over',
    phoneBar: 'own',
    screen: async () => (await import('./screens/recover-screen.tsx')).RecoverScreen,
  },
} satisfies Routes;
