import { defineModule, on } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { playerContacted } from '../cases/index.ts';
import { depositCredited, withdrawalPaid, withdrawalReturned } from '../cashier/index.ts';
import { chaseEnded } from '../chase/index.ts';
import { appealAnswered, playerModerated, reportsDecided } from '../chat/index.ts';
import { securityChanged } from '../identity/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { noticesSeen } from '../notices/index.ts';
import { harmMarked, playerExcluded } from '../protection/index.ts';
import { rewardGiven } from '../rewards/index.ts';
import { caseAnswered, caseResolved } from '../service/index.ts';
import { settingsModule } from '../settings/index.ts';
import { betsCorrected, betsDecided } from '../settlement/index.ts';
import { memberJoined, ratesChanged } from '../teams/index.ts';
import { levelRose } from '../vip/index.ts';
import { waterBackMade } from '../water-back/index.ts';
import { contactedJob, excludedJob, markedJob, securityJob } from './account-events.ts';
import { chaseJob, correctionJob, drawJob } from './bet-events.ts';
import type { InboxDeps } from './deps.ts';
import { actJob, answeredJob, appealJob, reportJob, resolvedJob } from './message-events.ts';
import { depositJob, paidJob, returnedJob } from './money-events.ts';
import { noticesJob, noticesSeenJob } from './notice-events.ts';
import { securityPushJob, sweepJob } from './push/jobs.ts';
import { createPushParts } from './push/parts.ts';
import { sendJob } from './push/send-job.ts';
import { levelJob, rewardJob, waterBackJob } from './reward-events.ts';
import { inboxRoutes } from './routes.ts';
import { joinedJob, rateJob } from './team-events.ts';
import { tidyJob } from './tidy.ts';

/** The notification centre: what happened to each player, what they have read, and what is announced (ADR 43), also by push (ADR 44). */
export const inboxModule = defineModule({
  name: 'inbox',
  needs: [socketModule, settingsModule, lotteriesModule],
  create: ({ store, clock, jobs, log, config, socket, settings, lotteries }): InboxDeps => ({
    store,
    clock,
    jobs,
    emit: socket.emit,
    push: createPushParts({
      store,
      log,
      platform: settings,
      lotteries,
      standIn: config.pushUrl,
      accountFile: config.fcmAccount,
    }),
  }),
  calls: inboxRoutes,
  jobs: [noticesJob, tidyJob, sendJob, sweepJob],
  events: [
    on(betsDecided, drawJob),
    on(betsCorrected, correctionJob),
    on(chaseEnded, chaseJob),
    on(depositCredited, depositJob),
    on(withdrawalPaid, paidJob),
    on(withdrawalReturned, returnedJob),
    on(securityChanged, securityJob),
    on(securityChanged, securityPushJob),
    on(harmMarked, markedJob),
    on(playerExcluded, excludedJob),
    on(playerContacted, contactedJob),
    on(rewardGiven, rewardJob),
    on(waterBackMade, waterBackJob),
    on(levelRose, levelJob),
    on(ratesChanged, rateJob),
    on(memberJoined, joinedJob),
    on(caseAnswered, answeredJob),
    on(caseResolved, resolvedJob),
    on(playerModerated, actJob),
    on(reportsDecided, reportJob),
    on(appealAnswered, appealJob),
    on(noticesSeen, noticesSeenJob),
  ],
  jobDeps: (inbox) => inbox,
  async start({ push }, { jobs, clock }) {
    await jobs.add(noticesJob, 'minutes', clock.local());
    await jobs.add(tidyJob, 'hourly', clock.local());
    await jobs.add(sweepJob, 'minutes', clock.local());
    // What a node that died had taken is due again before the next sweep.
    push.pump.start();
  },
  stop: ({ push }) => push.close(),
});
