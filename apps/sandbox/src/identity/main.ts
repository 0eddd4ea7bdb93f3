/** The simulated identity check as a process: `node apps/sandbox/src/identity/main.ts`. */
import { runParty } from '../party/index.ts';
import { createIdentityApp } from './app.ts';

await runParty('identity check', createIdentityApp);
