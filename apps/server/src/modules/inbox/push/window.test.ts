import { expect, test } from 'vitest';
import { createPushWindow } from './window.ts';

const after = (window: ReturnType<typeof createPushWindow>, ms: number, times: number): number => {
  for (let time = 0; time < times; time += 1) window.answered(ms);
  return window.size;
};

test('the window doubles with each round of quick answers, up to 256, and shrinks to 16 with slow ones', () => {
  const window = createPushWindow();
  expect(window.size).toBe(32);
  expect(after(window, 20, 32)).toBe(64);
  expect(after(window, 20, 1_000)).toBe(256);
  expect(after(window, 1_000, 1_000)).toBe(256);
  expect(after(window, 2_000, 128)).toBe(128);
  expect(after(window, 4_000, 1_000)).toBe(16);
});
