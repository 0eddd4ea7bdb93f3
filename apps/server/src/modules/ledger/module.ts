import { defineModule } from '../../contract/index.ts';
import { auditJobs, createAuditor } from './auditor.ts';
import { createChain } from './chain.ts';
import { createLedger } from './ledger.ts';

/** Postings and balances. */
export const ledgerModule = defineModule({
  name: 'ledger',
  needs: [],
  create: ({ store, nodeChannels }) => createLedger(store, nodeChannels),
});

/** The periodic audit of the ledger, with the checks of all modules. */
export const auditorModule = defineModule({
  name: 'auditor',
  needs: [ledgerModule],
  create: ({ auditStore, clock, jobs, ledger, log, auditChecks, whenSound }) =>
    createAuditor({
      auditStore,
      clock,
      jobs,
      ledger,
      log,
      checks: auditChecks,
      whenSound: async (tx, checkpoint) => {
        for (const work of whenSound) await work(tx, checkpoint);
      },
    }),
  jobs: auditJobs,
  jobDeps: (auditor, { clock }) => ({ auditor, clock }),
  start: (auditor) => auditor.start(),
});

/** The hash chain over the ledger. */
export const ledgerChainModule = defineModule({
  name: 'ledgerChain',
  needs: [],
  create: ({ store, log }) => createChain(store, log),
  start: (chain) => chain.start(),
  stop: (chain) => chain.stop(),
});
