/**
 * The simulated result feed as a process: `node apps/sandbox/src/feed/main.ts`.
 * Environment: PORT (required, on 127.0.0.1), DATA_DIR (required, holds its keys), TESSERA_MODE, LOG_LEVEL (`warn`).
 */
import { createFeedApp } from './app.ts';

const { PORT, DATA_DIR, TESSERA_MODE, LOG_LEVEL } = process.env;
if (!PORT || !DATA_DIR) throw new Error('the feed needs PORT and DATA_DIR');
if (TESSERA_MODE === 'production') throw new Error('production has no simulated feed');

const { app } = createFeedApp({ dir: DATA_DIR, mode: TESSERA_MODE, logLevel: LOG_LEVEL || 'warn' });
const stop = async () => {
  await app.close();
  if (process.connected) process.disconnect();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// Started by a program of ours that has died: nobody needs this feed any more.
process.once('disconnect', stop);
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
