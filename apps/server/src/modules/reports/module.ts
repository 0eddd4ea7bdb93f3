import { defineModule } from '../../contract/index.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { settingsModule } from '../settings/index.ts';
import type { ReportDeps } from './deps.ts';
import { rollUpJob } from './jobs.ts';
import { reportRoutes } from './routes.ts';

/** Reports of players and teams. */
export const reportsModule = defineModule({
  name: 'reports',
  needs: [settingsModule, lotteriesModule],
  create: ({ store, clock, log, settings, lotteries }): ReportDeps => ({
    store,
    clock,
    log,
    settings: settings.settings,
    lotteries,
  }),
  calls: reportRoutes,
  jobs: [rollUpJob],
  jobDeps: (deps) => deps,
  async start({ clock }, { jobs }) {
    await jobs.add(rollUpJob, 'next', clock.local());
  },
});
