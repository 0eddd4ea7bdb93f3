import { defineModule } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { betBook } from './bet-book.ts';
import { correctionBook } from './correction-book.ts';
import { createSettlement } from './service.ts';

/** Payouts, refunds and rebates of the bets of a draw. */
export const settlementModule = defineModule({
  name: 'settlement',
  needs: [socketModule],
  create: ({ store, clock, jobs, socket }) => createSettlement({ store, clock, jobs, emit: socket.emit }),
  auditChecks: [betBook, correctionBook],
});
