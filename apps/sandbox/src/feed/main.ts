/** The simulated result feed as a process: `node apps/sandbox/src/feed/main.ts`. */
import { runParty } from '../party/index.ts';
import { createFeedApp } from './app.ts';

await runParty('feed', createFeedApp);
