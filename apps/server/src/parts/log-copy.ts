import { join } from 'node:path';
import { defineModule } from '../contract/index.ts';
import { type LogCopier, startLogCopy } from '../log-copy/index.ts';
import { type CopyDeps, copyJob, eventLogModule } from '../modules/event-log/index.ts';

interface CopyProcess extends CopyDeps {
  stop(): Promise<void>;
}

/**
 * The process of this node that copies the operators' log. Its job starts it and restarts it. A copy that is itself damaged stops no node:
 * the job fails, is tried again, and the dashboard says that the copy is late.
 */
export const logCopyModule = defineModule({
  name: 'logCopy',
  needs: [eventLogModule],
  create({ store, log, config: { mode, dataDir } }): CopyProcess {
    let started: Promise<LogCopier> | undefined;
    return {
      store,
      log,
      async copier() {
        if (dataDir === undefined) return undefined;
        started ??= startLogCopy({ dir: join(dataDir, 'log-copy'), mode }).catch((error: unknown) => {
          started = undefined;
          throw error;
        });
        return started;
      },
      stop: async () => (await started?.catch(() => undefined))?.stop(),
    };
  },
  jobs: [copyJob],
  jobDeps: (copy) => copy,
  start: (_, { jobs, clock }) => jobs.add(copyJob, 'all', clock.local()),
  stop: (copy) => copy.stop(),
});
