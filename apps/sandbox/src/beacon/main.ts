/**
 * The simulated beacon as a process: `node apps/sandbox/src/beacon/main.ts`.
 * Environment: PORT (required, on 127.0.0.1), DATA_DIR (required, holds its key), TESSERA_MODE, LOG_LEVEL (`warn`).
 */
import { createBeaconApp } from './app.ts';

const { PORT, DATA_DIR, TESSERA_MODE, LOG_LEVEL } = process.env;
if (!PORT || !DATA_DIR) throw new Error('the beacon needs PORT and DATA_DIR');
if (TESSERA_MODE === 'production') throw new Error('production has no simulated beacon');

const { app } = createBeaconApp({ dir: DATA_DIR, mode: TESSERA_MODE, logLevel: LOG_LEVEL || 'warn' });
const stop = async () => {
  await app.close();
  if (process.connected) process.disconnect();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
// Started by a program of ours that has died: nobody needs this beacon any more.
process.once('disconnect', stop);
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
// The first signature builds tables for half a second; better now than when a draw waits for it.
await app.inject('/public/latest');
