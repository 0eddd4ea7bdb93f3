import { startApiProcess } from './api-process.ts';
import { readConfig } from './config.ts';
import { requireDeployment } from './deployment.ts';
import { createLog } from './log.ts';
import { runUntilStopped } from './stopping.ts';

/** Stops this process when the process that answers calls was told to stop and this one was not. */
const stopOurselves = (): void => void process.kill(process.pid, 'SIGTERM');

/**
 * `node apps/server/src/main.ts`: runs one node until it is told to stop (`runUntilStopped`). The slow steps of a start run side by side:
 * the process that answers calls loads its program, the database of a killed node ends, and this process loads its own program.
 */
runUntilStopped(async () => {
  const config = readConfig(process.env);
  if (config.role === 'api') {
    const { runApi } = await import('./run-api.ts');
    return runApi(config, { joins: false });
  }
  requireDeployment(config);
  const log = createLog(config.logLevel);
  const api = config.role === 'all' ? startApiProcess(log, stopOurselves) : undefined;
  const { openDatabase } = await import('./store/index.ts');
  const database = openDatabase({ ...config, log });
  // `runWorker` handles the error. Without this line an earlier rejection would count as unhandled.
  database.catch(() => {});
  const { runWorker } = await import('./run-worker.ts');
  return runWorker({ config, log, database, api });
});
