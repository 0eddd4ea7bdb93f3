/** The simulated push service as a process: `node apps/sandbox/src/push/main.ts`. */
import { runParty } from '../party/index.ts';
import { createPushApp } from './app.ts';

await runParty('push', createPushApp);
