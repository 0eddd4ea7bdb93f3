import { defineModule } from '../../contract/index.ts';
import { settingsModule } from '../settings/index.ts';
import type { TeamDeps } from './deps.ts';

/** Who invited whom, invite links, and the rate of each member. */
export const teamsModule = defineModule({
  name: 'teams',
  needs: [settingsModule],
  create: ({ store, clock, settings }): TeamDeps => ({ store, clock, settings: settings.settings }),
});
