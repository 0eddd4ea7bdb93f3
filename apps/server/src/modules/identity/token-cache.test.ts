import { expect, test } from 'vitest';
import { createTokenCache } from './token-cache.ts';

test('[A11] a row is cached for at most half a second', async () => {
  let now = 0;
  let reads = 0;
  const cache = createTokenCache<number>(() => now);
  const load = async () => ++reads;
  expect([await cache.get('a', load), await cache.get('a', load)]).toEqual([1, 1]);
  now = 500;
  expect(await cache.get('a', load)).toBe(2);
});

test('forgetting removes matching rows and discards running loads', async () => {
  const cache = createTokenCache<string>(() => 0);
  await cache.get('a', async () => 'ended');
  await cache.get('b', async () => 'other');
  let finish = (_row: string) => {};
  const reading = cache.get(
    'c',
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  cache.forget((row) => row === 'ended');
  finish('stale');
  await reading;
  expect(await cache.get('a', async () => 'fresh')).toBe('fresh');
  expect(await cache.get('b', async () => 'fresh')).toBe('other');
  expect(await cache.get('c', async () => 'fresh')).toBe('fresh');
});

test('an unknown token is loaded again', async () => {
  const cache = createTokenCache<string>(() => 0);
  expect(await cache.get('a', async () => undefined)).toBeUndefined();
  expect(await cache.get('a', async () => 'now there')).toBe('now there');
});
