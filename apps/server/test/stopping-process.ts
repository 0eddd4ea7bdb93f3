import { spawn } from 'node:child_process';
import { endsWithUs } from '../src/children.ts';
import { runUntilStopped } from '../src/stopping.ts';

/**
 * A miniature node for tests of its stop. The first argument is its behaviour: `orderly`, `hangs` (never stops), `starts`
 * (never ready) or `breaks` (an uncaught error when it is told to stop). It prints the process number of a child that
 * ignores signals.
 */
const [behaviour, orderlyMs] = process.argv.slice(2);
const never = new Promise<never>(() => setInterval(() => {}, 1_000));

runUntilStopped(
  async () => {
    const deaf =
      "process.on('SIGTERM', () => {}); process.on('SIGQUIT', () => {}); console.log('deaf'); setInterval(() => {}, 1000)";
    const child = spawn(process.execPath, ['-e', deaf], {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    endsWithUs(child, 'SIGQUIT');
    child.stdout.once('data', () => console.log(child.pid));
    if (behaviour === 'starts') await never;
    return {
      async stop() {
        if (behaviour === 'hangs') await never;
        if (behaviour === 'breaks') setImmediate(() => Promise.reject(new Error('nobody catches this')));
        if (behaviour === 'breaks') await never;
        child.kill('SIGKILL');
      },
    };
  },
  { orderlyMs: Number(orderlyMs), graceMs: 200, sameWishMs: 100 },
);
