import type { Routes } from './routes.ts';

const page = { access: 'session', phoneBar: 'inner', screen: async () => () => null } as const;

/** Routes for the tests of navigation, which does not know the features. */
export const exampleRoutes: Routes = {
  home: { ...page, path: '', place: 'main', look: true },
  help: { ...page, path: 'help', place: 'main', look: true },
  lottery: { ...page, path: 'lottery/show', place: 'main' },
  login: { ...page, path: 'login', place: 'over' },
  'record-bet': { ...page, path: 'record/bet', place: 'user' },
  'user-center': { ...page, path: 'user/center', place: 'user' },
};
