import { readConfig } from './config.ts';
import { runServer } from './run.ts';
import { runUntilStopped } from './stopping.ts';

/** `node apps/server/src/main.ts`: runs one node until it is told to stop (`runUntilStopped`). */
runUntilStopped(() => runServer(readConfig(process.env)));
