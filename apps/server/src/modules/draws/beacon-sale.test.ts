import type { Beacon } from '@tessera/fairness';
import { testBeacon } from '@tessera/fairness/testing';
import { expect, test } from 'vitest';
import type { Lottery } from '../lotteries/index.ts';
import { sellOnBeacon } from './beacon-sale.ts';

/** A node whose beacon gives the answers a test chooses. */
function world() {
  const beacon: Beacon = testBeacon();
  const said: string[] = [];
  const ready = { value: 0 };
  let isSuspended = (_: Lottery) => false;
  let answer: (known: Beacon) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const later = new Promise<Beacon>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });
  const log = {
    info: () => {},
    warn: () => {},
    debug: () => {},
    error: (_: object, text: string) => void said.push(text),
  };
  const sell = (mode: 'demo' | 'production', pin: (withinMs?: number) => Promise<Beacon | undefined>) =>
    sellOnBeacon({
      beacon: { pin },
      mode,
      ready,
      log,
      lotteries: {
        suspendWhere(asked) {
          isSuspended = asked;
        },
      },
    });
  return {
    ready,
    said,
    /** The beacon does not answer at the start; later it answers as `answer` or `refuse` decide. */
    away: () =>
      sell('production', (withinMs) => (withinMs === undefined ? later : Promise.resolve(undefined))),
    sell,
    later,
    answer: () => answer(beacon),
    refuse: (text: string) => refuse(new Error(text)),
    sells: (source: Lottery['source']) => !isSuspended({ source } as Lottery),
  };
}

test('[E17] production without a beacon opens no own lottery until the beacon was checked', async () => {
  const node = world();
  await node.away();
  expect([node.sells('verifiable'), node.sells('feed'), node.ready.value]).toEqual([false, true, 0]);
  expect(node.said).toEqual([expect.stringContaining('sell nothing')]);
  node.answer();
  await expect.poll(() => node.ready.value).toBe(1);
  expect(node.sells('verifiable')).toBe(true);
});

test('[E17] a beacon that later proves to be simulated is refused with a log entry, and own lotteries stay closed', async () => {
  const node = world();
  await node.away();
  node.refuse('Production refuses a simulated beacon');
  await expect.poll(() => node.said.at(-1)).toContain('refused');
  expect([node.sells('verifiable'), node.ready.value]).toEqual([false, 0]);
});

test('[E17] a beacon refused during the start aborts the start', async () => {
  const node = world();
  await expect(node.sell('production', () => Promise.reject(new Error('simulated')))).rejects.toThrow(
    'simulated',
  );
});

test('a demo starts at once, independent of its beacon', async () => {
  const node = world();
  await node.sell('demo', () => node.later);
  expect(node.sells('verifiable')).toBe(true);
  node.answer();
  await expect.poll(() => node.ready.value).toBe(1);
});
