import { defineModule, on } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { playerExcluded, protectionModule } from '../protection/index.ts';
import { rewardDrawsModule } from '../reward-draws/index.ts';
import { installOffer, rewardsModule } from '../rewards/index.ts';
import { settingsModule } from '../settings/index.ts';
import { welfareModule } from '../welfare/index.ts';
import type { ActivityDeps } from './deps.ts';
import { excludedJob } from './jobs.ts';
import { activityKinds } from './kinds/index.ts';
import { activityRoutes } from './routes.ts';
import { wheelBook } from './wheel-book.ts';

const kindJobs = activityKinds.flatMap(({ jobs = [] }) => jobs);
const kindSteps = activityKinds.flatMap(({ steps = [] }) => steps);

/** Activities: what players join by a press of their own. */
export const activitiesModule = defineModule({
  name: 'activities',
  needs: [settingsModule, socketModule, protectionModule, rewardsModule, rewardDrawsModule, welfareModule],
  async install(tx) {
    const { rows } = await tx.query<{ now: Date }>('select app_now() as now');
    for (const { shipped } of activityKinds)
      for (const offer of shipped(rows[0]!.now.getTime())) await installOffer(tx, offer);
  },
  create: ({ store, clock, jobs, settings, socket, rewards, ...deps }): ActivityDeps => ({
    store,
    clock,
    jobs,
    settings: settings.settings,
    rewards,
    rewardDraws: deps['reward-draws'],
    emit: socket.emit,
  }),
  calls: activityRoutes,
  jobs: [...kindJobs, ...kindSteps],
  events: [on(playerExcluded, excludedJob), ...activityKinds.flatMap(({ events = [] }) => events)],
  jobDeps: (deps) => deps,
  auditChecks: [wheelBook],
  async start({ clock }, { jobs }) {
    for (const job of kindJobs) await jobs.add(job, 'always', clock.local());
  },
});
