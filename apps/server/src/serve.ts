import { readConfig } from './config.ts';
import type { ToApi } from './relay.ts';
import { runApi } from './run-api.ts';
import { runUntilStopped } from './stopping.ts';

/**
 * `node apps/server/src/serve.ts`: the process that answers calls. The worker process starts it (`api-process.ts`) and tells
 * it when to serve. It ends together with the worker process. It is not started by hand.
 */
// When the worker process dies, the embedded database ends too, and calls in progress cannot be answered any more.
process.once('disconnect', () => process.exit(1));

const told = new Promise<void>((resolve) => {
  process.on('message', (message: ToApi) => {
    if (message.kind === 'serve') resolve();
  });
});

runUntilStopped(async () => {
  await told;
  const api = await runApi(readConfig(process.env), { joins: true });
  process.on('message', api.hear);
  return api;
});
