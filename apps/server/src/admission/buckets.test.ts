import { describe, expect, test } from 'vitest';
import { createBuckets } from './buckets.ts';

test('a bucket admits its burst at once, then its rate', () => {
  let now = 0;
  const limits = createBuckets(() => now);
  const rate = { burst: 3, perMinute: 60 };
  expect([1, 2, 3, 4].map(() => limits.take('a', rate))).toEqual([0, 0, 0, 1000]);
  now = 500;
  expect(limits.take('a', rate)).toBe(500);
  now = 1000;
  expect(limits.take('a', rate)).toBe(0);
  expect(limits.take('a', rate)).toBe(1000);
});

test('one caller never uses up the calls of another', () => {
  const limits = createBuckets(() => 0);
  const rate = { burst: 1, perMinute: 1 };
  expect(limits.take('a', rate)).toBe(0);
  expect(limits.take('b', rate)).toBe(0);
  expect(limits.take('a', rate)).toBeGreaterThan(0);
});

test('a changed limit applies from the next call on', () => {
  let now = 0;
  const limits = createBuckets(() => now);
  limits.take('a', { burst: 1, perMinute: 1 });
  now = 1000;
  expect(limits.take('a', { burst: 5, perMinute: 600 })).toBe(0);
});

test('sweeping removes only callers whose bucket is full again', () => {
  let now = 0;
  const limits = createBuckets(() => now);
  limits.take('busy', { burst: 1, perMinute: 0.001 });
  now = 120_000;
  for (let i = 0; i < 10_001; i++) limits.take(`visitor-${i}`, { burst: 5, perMinute: 60 });
  expect(limits.take('busy', { burst: 1, perMinute: 0.001 })).toBeGreaterThan(0);
});

describe('[E15] nodes of one platform', () => {
  const rate = { burst: 10, perMinute: 600 };

  test('report to each other what a caller spent, from a tenth of the burst on', () => {
    const buckets = createBuckets(() => 0);
    for (let i = 0; i < 3; i++) buckets.take('busy', rate);
    buckets.take('quiet', { burst: 100, perMinute: 60 });
    expect(buckets.spentLately()).toEqual([{ key: 'busy', count: 3, rate }]);
    expect(buckets.spentLately()).toEqual([]);
  });

  test('subtract what was spent on other nodes, down to a debt of one burst', () => {
    let now = 0;
    const buckets = createBuckets(() => now);
    buckets.spend({ key: 'a', count: 10, rate });
    expect(buckets.take('a', rate)).toBe(100);
    buckets.spend({ key: 'a', count: 1000, rate });
    now = 1000;
    expect(buckets.take('a', rate)).toBe(100);
    now = 1100;
    expect(buckets.take('a', rate)).toBe(0);
  });
});

test('a returned token can be taken again, and is not reported', () => {
  const buckets = createBuckets(() => 0);
  const rate = { burst: 1, perMinute: 1 };
  buckets.take('a', rate);
  buckets.giveBack('a');
  expect(buckets.take('a', rate)).toBe(0);
  buckets.giveBack('a');
  expect(buckets.spentLately()).toEqual([]);
});
