/** The service stand-in as a process: `node apps/sandbox/src/service/main.ts`. */
import { runParty } from '../party/index.ts';
import { createServiceApp } from './app.ts';

await runParty('service stand-in', createServiceApp);
