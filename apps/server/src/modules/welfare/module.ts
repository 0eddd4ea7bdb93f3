import { defineModule } from '../../contract/index.ts';
import { rewardDrawsModule } from '../reward-draws/index.ts';
import { rewardsModule } from '../rewards/index.ts';
import { settingsModule } from '../settings/index.ts';
import type { WelfareDeps } from './deps.ts';
import { installWelfare } from './offers.ts';
import { packetBook } from './packet-book.ts';
import { createPacketClaims } from './packet-claims.ts';
import { poolsJob, splitJob } from './packet-pools.ts';
import { welfareRoutes } from './routes.ts';

/** Welfare: the sign-in calendar, tasks and red packets. What was given is kept by `rewards`. */
export const welfareModule = defineModule({
  name: 'welfare',
  needs: [settingsModule, rewardsModule, rewardDrawsModule],
  install: installWelfare,
  create: ({ store, clock, jobs, settings, rewards, ...deps }): WelfareDeps => ({
    store,
    clock,
    jobs,
    settings: settings.settings,
    rewards,
    rewardDraws: deps['reward-draws'],
    packetClaims: createPacketClaims({ store, rewards }),
  }),
  calls: welfareRoutes,
  jobs: [poolsJob, splitJob],
  jobDeps: (deps) => deps,
  auditChecks: [packetBook],
  start: ({ clock }, { jobs }) => jobs.add(poolsJob, 'always', clock.local()),
  stop: ({ packetClaims }) => packetClaims.idle(),
});
