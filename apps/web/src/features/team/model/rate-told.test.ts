import { expect, test } from 'vitest';
import { changeOf } from './rate-told.ts';

const next = { ppm: 7_000, from: '2026-11-29' };

test('[R1] a decided rate has the day from which it holds and the upline', () => {
  expect(changeOf(12, { next, inviter: 'c***6' })).toEqual({
    ppm: 7_000,
    from: '2026-11-29',
    inviter: 'c***6',
    mark: '12 2026-11-29 7000',
  });
});

test('without a decided rate there is nothing to tell', () => {
  expect(changeOf(12, { next: null, inviter: 'c***6' })).toBeUndefined();
});

test('each change of each player is told: another rate, another day, another player', () => {
  const mark = (id: number, ppm: number, from: string) =>
    changeOf(id, { next: { ppm, from }, inviter: null })?.mark;
  const marks = [mark(1, 7_000, '2026-11-29'), mark(1, 6_000, '2026-11-29'), mark(1, 7_000, '2026-11-30')];
  expect(new Set([...marks, mark(2, 7_000, '2026-11-29')]).size).toBe(4);
});
