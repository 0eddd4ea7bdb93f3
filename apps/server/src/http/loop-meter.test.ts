import { setImmediate as turn } from 'node:timers/promises';
import { endpoints } from '@tessera/protocol/endpoints';
import { expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { createLoopMeter, LOOP_MAX_MS } from './loop-meter.ts';

/** Blocks the thread for this processor time, ms. */
function work(ms: number): void {
  const from = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(from);
    if ((user + system) / 1000 >= ms) return;
  }
}

const app = useApp({
  extend({ platform: { register } }) {
    register({ ...endpoints.cacheVersion, path: '/test/slow' }, async () => {
      await turn();
      work(3 * LOOP_MAX_MS);
      return {} as never;
    });
  },
});

const heldBy = (path: string, bound: number | '+Inf'): number => {
  const line = `tessera_call_loop_seconds_bucket{le="${bound}",path="${path}"} `;
  const found = app()
    .platform.metrics.print()
    .split('\n')
    .find((one) => one.startsWith(line));
  return Number(found?.slice(line.length) ?? 0);
};

test('[E16] a call that blocks the event loop is measured, also after an `await`', async () => {
  await app()
    .browser()
    .call('POST /test/slow' as never);
  await expect.poll(() => heldBy('/test/slow', '+Inf')).toBe(1);
  expect(heldBy('/test/slow', LOOP_MAX_MS / 1000)).toBe(0);
});

test('[E16] a call is measured by its own longest stretch, not by the sum of its turns', async () => {
  let spent = 0;
  const meter = createLoopMeter(() => spent);
  const end = meter.begin();
  spent += 7;
  const other = meter.begin();
  spent += 5;
  // One stretch up to here: the loop has not turned yet.
  expect(other()).toBe(5);
  expect(end()).toBe(12);
  const later = meter.begin();
  expect(later()).toBe(0);
});
