import { defineModule } from '../contract/index.ts';
import { isPunctual, readPunctuality } from '../modules/draws/index.ts';

/** Whether this node is ready: the database answers, and the steps of draws are on time. */
export const readinessModule = defineModule({
  name: 'readiness',
  needs: [],
  create: ({ store, metrics }) => ({
    /** Updates the metrics of draws. Errors: throws when the node is not ready. */
    async check(): Promise<void> {
      const punctuality = await readPunctuality(store.health);
      metrics.drawLateness.value = punctuality.lateMs / 1000;
      metrics.drawStepsFailing.value = punctuality.failing;
      if (!isPunctual(punctuality)) throw new Error('steps of draws are overdue or keep failing');
    },
  }),
});
