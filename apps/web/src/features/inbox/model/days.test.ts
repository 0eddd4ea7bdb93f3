import { expect, test } from 'vitest';
import type { InboxEvent } from '../../../data/inbox/changes.ts';
import { byDay } from './days.ts';

const event = (id: number, at: string) => ({ id, at: Date.parse(at) }) as unknown as InboxEvent;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

test('events stand with their day, the newest day first', () => {
  const events = [
    event(4, '2026-11-28T09:00Z'),
    event(3, '2026-11-28T01:00Z'),
    event(1, '2026-11-26T23:00Z'),
  ];
  expect(byDay(events, dayOf).map(({ day, events: of }) => [day, of.map(({ id }) => id)])).toEqual([
    ['2026-11-28', [4, 3]],
    ['2026-11-26', [1]],
  ]);
});

test('two events of a midnight in the other order make no third day', () => {
  const events = [
    event(3, '2026-11-28T00:00Z'),
    event(2, '2026-11-27T23:59Z'),
    event(1, '2026-11-28T00:00Z'),
  ];
  expect(byDay(events, dayOf)).toHaveLength(2);
});

test('without events there is no day', () => {
  expect(byDay([], dayOf)).toEqual([]);
});
