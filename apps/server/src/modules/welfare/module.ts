import { defineModule } from '../../contract/index.ts';
import { rewardsModule } from '../rewards/index.ts';
import { settingsModule } from '../settings/index.ts';
import type { WelfareDeps } from './deps.ts';
import { installWelfare } from './offers.ts';
import { welfareRoutes } from './routes.ts';

/** Welfare: the sign-in calendar and tasks. What was given is kept by `rewards`; the module has no tables. */
export const welfareModule = defineModule({
  name: 'welfare',
  needs: [settingsModule, rewardsModule],
  install: installWelfare,
  create: ({ store, clock, settings, rewards }): WelfareDeps => ({
    store,
    clock,
    settings: settings.settings,
    rewards,
  }),
  calls: welfareRoutes,
});
