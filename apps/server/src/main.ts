import { readConfig } from './config.ts';
import { runApi } from './run-api.ts';
import { runWorker } from './run-worker.ts';
import { runUntilStopped } from './stopping.ts';

/** `node apps/server/src/main.ts`: runs one node until it is told to stop (`runUntilStopped`). */
runUntilStopped(async () => {
  const config = readConfig(process.env);
  return config.role === 'api' ? runApi(config, { joins: false }) : runWorker(config);
});
