import { defineModule } from '../../contract/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { rewardsModule } from '../rewards/index.ts';
import { settingsModule } from '../settings/index.ts';
import { vipModule } from '../vip/index.ts';
import { waterBackBook } from './book.ts';
import type { WaterBackDeps } from './deps.ts';
import { edgesJob, makeJob } from './jobs.ts';
import { writeSides } from './lists.ts';
import { waterBackRoutes } from './routes.ts';

/** Water-back of each day's qualifying stake. */
export const waterBackModule = defineModule({
  name: 'water-back',
  needs: [settingsModule, lotteriesModule, rewardsModule, vipModule],
  install: writeSides,
  create: ({ store, clock, events, log, settings, lotteries, rewards }): WaterBackDeps => ({
    store,
    clock,
    events,
    log,
    settings: settings.settings,
    lotteries,
    rewards,
  }),
  calls: waterBackRoutes,
  jobs: [makeJob, edgesJob],
  jobDeps: (deps) => deps,
  auditChecks: [waterBackBook],
  async start({ clock }, { jobs }) {
    await jobs.add(edgesJob, String(clock.local()), clock.local());
    await jobs.add(makeJob, 'quarters', clock.local());
  },
});
