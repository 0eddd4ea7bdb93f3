import { defineModule, on } from '../../contract/index.ts';
import { providersModule } from '../../parts/providers.ts';
import { defineLongJob, inStep } from '../../store/index.ts';
import { identityModule, securityChanged } from '../identity/index.ts';
import { settingsModule } from '../settings/index.ts';
import { createContactVault } from './contact-vault.ts';
import type { RecoveryDeps } from './deps.ts';
import { failedJob } from './failed.ts';
import { createMessageCodes } from './message-codes.ts';
import { codeJob, forgetMessages, tellJob } from './messages.ts';
import { deliveryReport } from './report.ts';
import { recoveryRoutes } from './routes.ts';
import { sendJob } from './send.ts';
import { forgetCodes } from './sent-codes.ts';

const HOUR_MS = 3_600_000;

/** Removes codes and old messages every hour. */
const tidyJob = defineLongJob('recovery.tidy', {
  async run({ store, clock }: RecoveryDeps, job) {
    const now = clock.local();
    await forgetCodes(store, now - HOUR_MS);
    await forgetMessages(store, now);
    return inStep(HOUR_MS, job);
  },
});

/** Addresses of players, messages to them about the security of the account, and the way back after a lost password. */
export const recoveryModule = defineModule({
  name: 'recovery',
  needs: [settingsModule, identityModule, providersModule],
  create: ({ store, clock, jobs, settings, identity, providers }): RecoveryDeps => ({
    store,
    clock,
    jobs,
    identity,
    platform: settings,
    providers,
    vault: createContactVault(settings.secrets),
    codes: createMessageCodes(settings.secrets.key('contact code')),
  }),
  callbacks: (recovery, { providers }) =>
    providers.callbacks.add('messages/report', 'messenger', deliveryReport(recovery)),
  calls: recoveryRoutes,
  jobs: [codeJob, sendJob, failedJob, tidyJob],
  events: [on(securityChanged, tellJob)],
  jobDeps: (recovery) => recovery,
  start: (_, { jobs, clock }) => jobs.add(tidyJob, 'hourly', clock.local()),
});
