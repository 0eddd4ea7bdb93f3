import { defineModule } from '../../contract/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { settingsModule } from '../settings/index.ts';
import { identityRoutes } from './routes.ts';
import { createIdentity } from './service.ts';

const TIDY = 'identity.tidy';
const HOUR_MS = 3_600_000;

/** Players, their sign-ins and their sessions. */
export const identityModule = defineModule({
  name: 'identity',
  needs: [settingsModule, ledgerModule],
  create: ({ store, nodeChannels, clock, config, ledger, settings }) =>
    createIdentity({
      store,
      nodeChannels,
      ledger,
      platform: settings,
      breachedPasswords: config.breachedPasswords,
      now: clock.local,
    }),
  calls: identityRoutes,
  jobs: (jobs, identity, { clock }) =>
    jobs.onLong(TIDY, async ({ runAt }) => {
      await identity.tidy(clock.local());
      return { runAgainAt: runAt + HOUR_MS };
    }),
  start: (_, { jobs, clock }) => jobs.add(TIDY, 'hourly', clock.local()),
});
