import { defineModule, on } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { rewardsModule } from '../rewards/index.ts';
import { settingsModule } from '../settings/index.ts';
import { betsDecided } from '../settlement/index.ts';
import type { VipDeps } from './deps.ts';
import { bonusesJob, countDrawJob, countEarlierJob, countRoundsJob, raiseJob } from './jobs.ts';
import { vipRoutes } from './routes.ts';

/** VIP levels: counted when bets are decided, with bonuses that players claim. */
export const vipModule = defineModule({
  name: 'vip',
  needs: [settingsModule, rewardsModule, socketModule],
  create: ({ store, clock, events, settings, rewards, socket }): VipDeps => ({
    store,
    clock,
    events,
    settings: settings.settings,
    rewards,
    emit: socket.emit,
  }),
  calls: vipRoutes,
  jobs: [countRoundsJob, raiseJob, bonusesJob, countEarlierJob],
  events: [on(betsDecided, countDrawJob)],
  jobDeps: (vip) => vip,
  async start({ clock }, { jobs }) {
    await jobs.add(countEarlierJob, 'once', clock.local());
    await jobs.add(countRoundsJob, 'minutes', clock.local());
    await jobs.add(raiseJob, 'quarters', clock.local());
    await jobs.add(bonusesJob, 'quarters', clock.local());
  },
});
