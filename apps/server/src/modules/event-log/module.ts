import { defineModule } from '../../contract/index.ts';
import { createEventLog } from './event-log.ts';

/** The hash-chained audit log. */
export const eventLogModule = defineModule({
  name: 'eventLog',
  needs: [],
  create: ({ store, jobs }) => createEventLog({ store, jobs }),
  start: (events, { clock }) => events.start(clock.local()),
});
