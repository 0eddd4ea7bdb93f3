import { expect, test } from 'vitest';
import { createCallLimits } from './call-limits.ts';

test('a bucket lets its burst through at once and then its rate', () => {
  let now = 0;
  const limits = createCallLimits(() => now);
  const rate = { burst: 3, perMinute: 60 };
  expect([1, 2, 3, 4].map(() => limits.take('a', rate))).toEqual([0, 0, 0, 1000]);
  now = 500;
  expect(limits.take('a', rate)).toBe(500);
  now = 1000;
  expect(limits.take('a', rate)).toBe(0);
  expect(limits.take('a', rate)).toBe(1000);
});

test('one caller never spends the calls of another', () => {
  const limits = createCallLimits(() => 0);
  const rate = { burst: 1, perMinute: 1 };
  expect(limits.take('a', rate)).toBe(0);
  expect(limits.take('b', rate)).toBe(0);
  expect(limits.take('a', rate)).toBeGreaterThan(0);
});

test('a changed figure holds from the next call on', () => {
  let now = 0;
  const limits = createCallLimits(() => now);
  limits.take('a', { burst: 1, perMinute: 1 });
  now = 1000;
  expect(limits.take('a', { burst: 5, perMinute: 600 })).toBe(0);
});

test('sweeping forgets only callers whose bucket is full again', () => {
  let now = 0;
  const limits = createCallLimits(() => now);
  limits.take('busy', { burst: 1, perMinute: 0.001 });
  now = 120_000;
  for (let i = 0; i < 10_001; i++) limits.take(`visitor-${i}`, { burst: 5, perMinute: 60 });
  expect(limits.take('busy', { burst: 1, perMinute: 0.001 })).toBeGreaterThan(0);
});
