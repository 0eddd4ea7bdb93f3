/** The simulated beacon as a process: `node apps/sandbox/src/beacon/main.ts`. */
import { runParty } from '../party/index.ts';
import { createBeaconApp } from './app.ts';

const app = await runParty('beacon', createBeaconApp);
// The first signature spends half a second on building tables. Do it now, before a draw waits for it.
await app.inject('/public/latest');
