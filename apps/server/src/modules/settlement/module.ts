import { defineModule } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { betBook } from './bet-book.ts';
import { correctionBook } from './correction-book.ts';
import { createSettlement, followUpJob } from './service.ts';

/** Payouts, refunds and rebates of the bets of a draw. */
export const settlementModule = defineModule({
  name: 'settlement',
  needs: [socketModule],
  create: ({ store, clock, jobs, events, socket }) =>
    createSettlement({ store, clock, jobs, events, emit: socket.emit }),
  jobs: [followUpJob],
  jobDeps: ({ deps }) => deps,
  auditChecks: [betBook, correctionBook],
});
