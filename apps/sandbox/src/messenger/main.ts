/** The simulated provider of e-mails and text messages as a process: `node apps/sandbox/src/messenger/main.ts`. */
import { runParty } from '../party/index.ts';
import { createMessengerApp } from './app.ts';

await runParty('messenger', createMessengerApp);
