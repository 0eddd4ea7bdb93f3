import { defineModule, on } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { depositCredited, withdrawalPaid, withdrawalReturned } from '../cashier/index.ts';
import { securityChanged } from '../identity/index.ts';
import { noticesSeen } from '../notices/index.ts';
import { harmMarked, playerExcluded } from '../protection/index.ts';
import { rewardGiven } from '../rewards/index.ts';
import { betsCorrected, betsDecided } from '../settlement/index.ts';
import { memberJoined, ratesChanged } from '../teams/index.ts';
import { levelRose } from '../vip/index.ts';
import { excludedJob, markedJob, securityJob } from './account-events.ts';
import { correctionJob, drawJob } from './bet-events.ts';
import type { InboxDeps } from './deps.ts';
import { depositJob, paidJob, returnedJob } from './money-events.ts';
import { noticesJob, noticesSeenJob } from './notice-events.ts';
import { levelJob, rewardJob } from './reward-events.ts';
import { inboxRoutes } from './routes.ts';
import { joinedJob, rateJob } from './team-events.ts';
import { tidyJob } from './tidy.ts';

/** The notification centre: what happened to each player, what they have read, and what is announced (ADR 43). */
export const inboxModule = defineModule({
  name: 'inbox',
  needs: [socketModule],
  create: ({ store, socket }): InboxDeps => ({ store, emit: socket.emit }),
  calls: inboxRoutes,
  jobs: [noticesJob, tidyJob],
  events: [
    on(betsDecided, drawJob),
    on(betsCorrected, correctionJob),
    on(depositCredited, depositJob),
    on(withdrawalPaid, paidJob),
    on(withdrawalReturned, returnedJob),
    on(securityChanged, securityJob),
    on(harmMarked, markedJob),
    on(playerExcluded, excludedJob),
    on(rewardGiven, rewardJob),
    on(levelRose, levelJob),
    on(ratesChanged, rateJob),
    on(memberJoined, joinedJob),
    on(noticesSeen, noticesSeenJob),
  ],
  jobDeps: (inbox) => inbox,
  async start(_, { jobs, clock }) {
    await jobs.add(noticesJob, 'minutes', clock.local());
    await jobs.add(tidyJob, 'hourly', clock.local());
  },
});
