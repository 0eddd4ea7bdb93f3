import { defineModule, on } from '../../contract/index.ts';
import { socketModule } from '../../parts/socket.ts';
import { lotteriesModule } from '../lotteries/index.ts';
import { settingsModule } from '../settings/index.ts';
import { betsCorrected } from '../settlement/index.ts';
import { teamsModule } from '../teams/index.ts';
import { waterBackModule } from '../water-back/index.ts';
import { commissionBook } from './book.ts';
import { barsJob, correctedJob, daysJob, payJob } from './jobs.ts';
import { commissionRoutes } from './routes.ts';
import { createCommission } from './service.ts';

/** What uplines earn on the stakes of members below them. */
export const commissionModule = defineModule({
  name: 'commission',
  // Water-back writes the list of plays with opposite sides.
  needs: [settingsModule, lotteriesModule, socketModule, waterBackModule, teamsModule],
  create: ({ store, clock, log, settings, lotteries, socket }) =>
    createCommission({ store, clock, log, settings: settings.settings, lotteries, emit: socket.emit }),
  callbacks: ({ figures }, { teams }) => teams.commissionFrom(figures),
  calls: commissionRoutes,
  jobs: [daysJob, payJob, barsJob],
  events: [on(betsCorrected, correctedJob)],
  jobDeps: (commission) => commission,
  auditChecks: [commissionBook],
  async start({ clock }, { jobs }) {
    await jobs.add(barsJob, String(clock.local()), clock.local());
    await jobs.add(daysJob, 'quarters', clock.local());
    await jobs.add(payJob, 'quarters', clock.local());
  },
});
