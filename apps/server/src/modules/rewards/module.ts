import { defineModule, on } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { playerExcluded, protectionModule } from '../protection/index.ts';
import { betsDecided } from '../settlement/index.ts';
import { decidedJob, excludedJob, expireJob } from './jobs.ts';
import { rewardBook } from './reward-book.ts';
import { rewardRoutes } from './routes.ts';
import { createRewards } from './service.ts';

/** Rewards: offers, what players are given and paid, and the switch for promotions. */
export const rewardsModule = defineModule({
  name: 'rewards',
  needs: [protectionModule, socketModule],
  create: ({ store, events, clock, socket }) =>
    createRewards({ store, events, emit: socket.emit, now: clock.local }),
  calls: rewardRoutes,
  jobs: [expireJob],
  events: [on(playerExcluded, excludedJob), on(betsDecided, decidedJob)],
  jobDeps: (rewards) => rewards,
  auditChecks: [rewardBook],
  start: ({ now }, { jobs }) => jobs.add(expireJob, 'minutely', now()),
});
