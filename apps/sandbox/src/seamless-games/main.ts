/** The simulated game platform Harbor as a process: `node apps/sandbox/src/seamless-games/main.ts`. */
import { runParty } from '../party/index.ts';
import { createSeamlessGamesApp } from './app.ts';

await runParty('game platform', createSeamlessGamesApp);
