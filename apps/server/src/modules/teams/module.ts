import { defineModule } from '../../contract/index.ts';
import { identityModule } from '../identity/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { settingsModule } from '../settings/index.ts';
import { joinBy } from './join.ts';
import { teamRoutes } from './routes.ts';
import { createTeams } from './service.ts';

/** Who invited whom, invite links, and the rate of each member. */
export const teamsModule = defineModule({
  name: 'teams',
  needs: [settingsModule, identityModule, lotteriesModule],
  create: ({ store, nodeChannels, clock, events, settings, lotteries }) =>
    createTeams({ store, nodeChannels, clock, events, settings: settings.settings, lotteries }),
  callbacks: (teams, { identity }) =>
    identity.invitations.onInvited((tx, invited) => joinBy(tx, invited, teams)),
  calls: teamRoutes,
});
