import { defineModule, on } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { bettingModule } from '../betting/index.ts';
import { upcomingIssues } from '../draws/index.ts';
import { ledgerModule } from '../ledger/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { playerExcluded, protectionModule } from '../protection/index.ts';
import { settingsModule } from '../settings/index.ts';
import { betsDecided, settlementModule } from '../settlement/index.ts';
import { heldBook } from './held-book.ts';
import { closeJob, decidedJob, openJob, startJob, stopAllJob } from './jobs.ts';
import { chaseRoutes } from './routes.ts';
import { createChases } from './service.ts';
import { standingOf } from './standing.ts';

/** Chases: the same bets on consecutive issues. */
export const chaseModule = defineModule({
  name: 'chases',
  needs: [
    settingsModule,
    ledgerModule,
    lotteriesModule,
    protectionModule,
    socketModule,
    bettingModule,
    settlementModule,
  ],
  create: ({ store, clock, jobs, events, ledger, lotteries, betting, socket, settings }) =>
    createChases({
      store,
      clock,
      jobs,
      events,
      ledger,
      lotteries,
      betting,
      emit: socket.emit,
      issues: (through, lottery, count) => upcomingIssues(through, clock, lottery.id, count),
      standing: (userId) => standingOf(store, userId, () => settings.opening.isOpen(clock.local())),
    }),
  jobs: [startJob, openJob, closeJob],
  events: [on(betsDecided, decidedJob), on(playerExcluded, stopAllJob)],
  jobDeps: ({ deps }) => deps,
  calls: chaseRoutes,
  auditChecks: [heldBook],
});
