import { expect, test } from 'vitest';
import type { Act } from '../api/rooms.ts';
import { kindOfRoom, muteOf, unreadOf } from './rooms.ts';

test.each([
  [10, 7, 3],
  [10, 10, 0],
  [10, 11, 0],
  [10, null, 0],
])('of %i messages, read up to %j, %i are unread', (last_seq, read_seq, unread) => {
  expect(unreadOf({ last_seq, read_seq })).toBe(unread);
});

test('the newest mute of a room holds unless it was ended', () => {
  const act = (id: number, what: Act['act'], room: string) => ({ id, act: what, room }) as Act;
  const acts = [
    act(4, 'remove', 'hall'),
    act(3, 'mute', 'hall'),
    act(2, 'unmute', 'ssc'),
    act(1, 'mute', 'ssc'),
  ];
  expect(muteOf(acts, 'hall')?.id).toBe(3);
  expect(muteOf(acts, 'ssc')).toBeUndefined();
  expect(muteOf(acts, 'k3')).toBeUndefined();
});

test('the kind of a room is in its name', () => {
  expect(['hall', 'k3', 'team.12', 'service.ab'].map(kindOfRoom)).toEqual([
    'hall',
    'family',
    'team',
    'service',
  ]);
});
