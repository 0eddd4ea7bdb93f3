import { defineModule } from '../../contract/index.ts';
import { type Clock, defineLongJob, inStep } from '../../store/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { settingsModule } from '../settings/index.ts';
import { identityRoutes } from './routes.ts';
import { createIdentity, type Identity } from './service.ts';

const HOUR_MS = 3_600_000;

/** Removes expired data every hour. */
const tidyJob = defineLongJob('identity.tidy', {
  async run({ identity, clock }: { identity: Identity; clock: Clock }, job) {
    await identity.tidy(clock.local());
    return inStep(HOUR_MS, job);
  },
});

/** Players, their sign-ins and their sessions. */
export const identityModule = defineModule({
  name: 'identity',
  needs: [settingsModule, ledgerModule],
  create: ({ store, nodeChannels, events, clock, config, ledger, settings }) =>
    createIdentity({
      store,
      nodeChannels,
      events,
      ledger,
      platform: settings,
      breachedPasswords: config.breachedPasswords,
      now: clock.local,
    }),
  calls: identityRoutes,
  jobs: [tidyJob],
  jobDeps: (identity, { clock }) => ({ identity, clock }),
  start: (_, { jobs, clock }) => jobs.add(tidyJob, 'hourly', clock.local()),
});
