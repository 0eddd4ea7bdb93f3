import { readConfig } from './config.ts';
import { runApi } from './run-api.ts';
import { runWorker } from './run-worker.ts';

/**
 * `node apps/server/src/main.ts`: runs one node until it is told to stop, by a signal or by the death of the program of
 * ours that started it. Told so while it starts, it ends as soon as it can do so cleanly.
 */
const starting = Promise.resolve()
  .then(() => {
    const config = readConfig(process.env);
    return config.role === 'api' ? runApi(config, { joins: false }) : runWorker(config, () => void stop());
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  try {
    await (await starting).stop();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);
process.on('disconnect', stop);
