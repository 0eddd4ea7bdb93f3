import { defineModule } from '../../contract/index.ts';
import { chainJob, createEventLog } from './event-log.ts';

/** The hash-chained audit log. */
export const eventLogModule = defineModule({
  name: 'eventLog',
  needs: [],
  create: createEventLog,
  jobs: [chainJob],
  jobDeps: (eventLog) => eventLog,
  start: (_, { jobs, clock }) => jobs.add(chainJob, 'all', clock.local()),
});
