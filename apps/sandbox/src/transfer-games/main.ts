/** A simulated game platform with a wallet of its own, as a process: `node apps/sandbox/src/transfer-games/main.ts`. */
import { runParty } from '../party/index.ts';
import { createTransferGamesApp } from './app.ts';

await runParty('game platform', createTransferGamesApp);
