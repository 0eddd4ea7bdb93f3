import { readConfig } from './config.ts';
import type { FromApi, ToApi } from './relay.ts';
import { type RunningApi, runApi } from './run-api.ts';

/**
 * `node apps/server/src/serve.ts`: the process that answers calls. The process of draws starts it (`api-process.ts`), tells it
 * when to begin, and ends with it; it is not run by hand.
 */
const tell = (message: FromApi): void => void process.send?.(message);

let running: Promise<RunningApi> | undefined;
let stopping = false;

process.on('message', (message: ToApi) => {
  if (message.kind === 'serve') begin();
  else void running?.then((api) => api.hear(message)).catch(() => {});
});

function begin(): void {
  running ??= runApi(readConfig(process.env), { joins: true });
  running.then(
    () => tell({ kind: 'ready' }),
    (error: unknown) => {
      tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
      process.exitCode = 1;
      process.disconnect?.();
    },
  );
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  try {
    await (await running)?.stop();
    process.exit(0);
  } catch {
    process.exit(1);
  }
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);
// The process of draws is gone, and with it the database: what is in hand cannot be answered any more.
process.on('disconnect', () => process.exit(1));
