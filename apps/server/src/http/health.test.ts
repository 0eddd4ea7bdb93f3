import { expect, test } from 'vitest';
import { lookSeldom } from './health.ts';

/** A node whose readiness and time the test sets; counts how often it was looked at. */
function nodeThat(state: { ready: boolean; now: number }) {
  let looks = 0;
  const isReady = lookSeldom(
    async () => {
      looks += 1;
      if (!state.ready) throw new Error('not ready');
    },
    () => state.now,
  );
  return { isReady, looks: () => looks };
}

test('a node that is ready is looked at once a second, however often it is asked', async () => {
  const state = { ready: true, now: 0 };
  const { isReady, looks } = nodeThat(state);
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  state.now = 999;
  expect(await isReady()).toBe(true);
  expect(looks()).toBe(1);
  state.now = 1_000;
  await isReady();
  expect(looks()).toBe(2);
});

test('a node that is not ready is looked at again after a quarter of a second', async () => {
  const state = { ready: false, now: 0 };
  const { isReady, looks } = nodeThat(state);
  expect(await isReady()).toBe(false);
  state.ready = true;
  state.now = 249;
  expect(await isReady()).toBe(false);
  expect(looks()).toBe(1);
  state.now = 250;
  expect(await isReady()).toBe(true);
});
