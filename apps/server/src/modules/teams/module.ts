import { defineModule, on } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { identityModule } from '../identity/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { settingsModule } from '../settings/index.ts';
import { memberJoined, ratesChanged } from './events.ts';
import { tellJoinedJob, tellRatesJob } from './jobs.ts';
import { joinBy } from './join.ts';
import { teamRoutes } from './routes.ts';
import { createTeams } from './service.ts';

/** Who invited whom, invite links, and the rate of each member. */
export const teamsModule = defineModule({
  name: 'teams',
  needs: [settingsModule, identityModule, lotteriesModule, socketModule],
  create: ({ store, nodeChannels, clock, events, settings, lotteries, socket }) =>
    createTeams({
      store,
      nodeChannels,
      clock,
      events,
      settings: settings.settings,
      lotteries,
      emit: socket.emit,
    }),
  callbacks: (teams, { identity }) =>
    identity.invitations.onInvited((tx, invited) => joinBy(tx, invited, teams)),
  calls: teamRoutes,
  events: [on(memberJoined, tellJoinedJob), on(ratesChanged, tellRatesJob)],
  jobDeps: (teams) => teams,
});
