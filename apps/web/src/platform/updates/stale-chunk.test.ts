import { expect, test, vi } from 'vitest';
import { forgetReload, isStaleChunk, reloadOnce } from './stale-chunk.ts';

function marks() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('a missing file reloads the page once, not forever', () => {
  const reload = vi.fn();
  const window = marks();
  expect(reloadOnce(window, reload)).toBe(true);
  expect(reloadOnce(window, reload)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('the next release may reload again', () => {
  const reload = vi.fn();
  const window = marks();
  reloadOnce(window, reload);
  forgetReload(window);
  expect(reloadOnce(window, reload)).toBe(true);
});

test.each([
  ['Failed to fetch dynamically imported module: https://a/assets/x.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['x is not a function', false],
])('"%s" reports a missing file: %s', (message, stale) => {
  expect(isStaleChunk(new Error(message))).toBe(stale);
});
