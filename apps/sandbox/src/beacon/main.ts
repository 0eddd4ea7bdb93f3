/** The simulated beacon as a process: `node apps/sandbox/src/beacon/main.ts`. */
import { runParty } from '../party/index.ts';
import { createBeaconApp } from './app.ts';

const app = await runParty('beacon', createBeaconApp);
// The first signature builds tables for half a second; better now than when a draw waits for it.
await app.inject('/public/latest');
