import { expect, test } from 'vitest';
import { factKeys, factsOf, markOf } from './facts.ts';
import { dayAfter, newestOf, withIssue } from './results.ts';

const draw = (issue: string, draw_at: number, result: number[] | null = null) =>
  ({ issue, draw_at, result, state: result ? 'settled' : 'closed' }) as never;

test('a result stays visible until the next one is more than three minutes late', () => {
  const draws = { current: null, pending: [draw('0002', 1_000)], last: draw('0001', 0, [1]) } as never;
  expect(newestOf(draws, 1_000 + 180_000)).toMatchObject({ kind: 'result' });
  expect(newestOf(draws, 1_001 + 180_000)).toMatchObject({ kind: 'waiting', waitedMs: 180_001 });
  expect(newestOf(undefined, 0)).toEqual({ kind: 'unknown' });
});

test('date arithmetic crosses the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
});

test('an issue is found by any part of it', () => {
  const draws = ['20261121-0041', '20261121-0042'].map((issue) => ({ issue })) as never;
  expect(withIssue(draws, ' 0042 ').map(({ issue }) => issue)).toEqual(['20261121-0042']);
  expect(withIssue(draws, '')).toHaveLength(2);
});

test.each([
  ['ssc', [3, 7, 6, 6, 8], '30'],
  ['k3', [1, 2, 3], '6'],
  ['ssq', { main: [1, 2, 3, 4, 5, 6], extra: [7] }, '21'],
])('%s: every column has a value', (family, result, sum) => {
  const facts = factsOf(family, result);
  expect(factKeys(family).map((key) => facts.has(key))).not.toContain(false);
  expect(facts.get('sum')).toBe(sum);
});

test('opposites and ties have different marks', () => {
  expect(['big', 'even', 'tie', 'straight'].map((value) => markOf(value))).toEqual([
    'first',
    'second',
    'tie',
    undefined,
  ]);
  expect(markOf('dragon', 'ball-7-sign')).toBeUndefined();
});
