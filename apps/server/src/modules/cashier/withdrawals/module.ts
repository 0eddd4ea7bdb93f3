import { defineModule } from '../../../contract/index.ts';
import { providersModule } from '../../../parts/providers.ts';
import { socketModule } from '../../../parts/socket.ts';
import { identityModule } from '../../identity/index.ts';
import { ledgerModule } from '../../ledger/index.ts';
import { settingsModule } from '../../settings/index.ts';
import { clearWithdrawals } from './clear.ts';
import { withdrawalBook } from './hold-book.ts';
import { withdrawalRoutes } from './routes.ts';
import { reviewJob, sendJob } from './send.ts';
import { createWithdrawals } from './service.ts';

/** Withdrawals and the payees they go to. */
export const withdrawalsModule = defineModule({
  name: 'withdrawals',
  needs: [settingsModule, ledgerModule, identityModule, socketModule, providersModule],
  create: ({ socket, settings, ...deps }) =>
    createWithdrawals({ ...deps, platform: settings, emit: socket.emit }),
  calls: withdrawalRoutes,
  jobs: [reviewJob, sendJob],
  jobDeps: (withdrawals) => withdrawals,
  auditChecks: [withdrawalBook],
  whenSound: clearWithdrawals,
});
