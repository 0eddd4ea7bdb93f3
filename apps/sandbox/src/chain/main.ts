/** The simulated chain as a process: `node apps/sandbox/src/chain/main.ts`. */
import { runParty } from '../party/index.ts';
import { createChainApp } from './app.ts';

await runParty('chain', createChainApp);
