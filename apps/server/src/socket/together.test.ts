import type { ChatMessage } from '@tessera/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTogether } from './together.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const message = (room: string, seq: number): ChatMessage => ({
  room,
  seq,
  kind: 'text',
  from: null,
  client_id: `${room} ${seq}`,
  text: 'x',
  removed: false,
  removes: null,
  at: seq,
});

/** What was sent so far: room and numbers. */
function sender() {
  const sent: [string, ...number[]][] = [];
  const together = createTogether((messages) =>
    sent.push([messages[0]!.room, ...messages.map(({ seq }) => seq)]),
  );
  return { sent, together, say: (room: string, seq: number) => together.add(message(room, seq)) };
}

test('a message in a quiet room is sent at once, those of the next moment together and by number', () => {
  const { sent, say } = sender();
  say('hall', 1);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([['hall', 1]]);
  for (const seq of [3, 2, 4]) say('hall', seq);
  vi.advanceTimersByTime(30);
  say('hall', 5);
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(30);
  expect(sent.slice(1)).toEqual([['hall', 2, 3, 4, 5]]);
});

test('rooms do not wait for each other, and a room is quiet again after a pause', () => {
  const { sent, say } = sender();
  say('hall', 1);
  vi.advanceTimersByTime(1);
  say('hall', 2);
  say('ssc', 1);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([
    ['hall', 1],
    ['ssc', 1],
  ]);
  vi.advanceTimersByTime(200);
  say('hall', 3);
  vi.advanceTimersByTime(1);
  expect(sent.slice(2)).toEqual([
    ['hall', 2],
    ['hall', 3],
  ]);
});

test('no timer is left when all rooms are quiet, or after the end', () => {
  const { sent, say, together } = sender();
  for (let room = 0; room < 100; room += 1) say(`room ${room}`, 1);
  vi.advanceTimersByTime(200);
  expect(vi.getTimerCount()).toBe(0);
  say('hall', 1);
  together.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(sent).toHaveLength(100);
});

test('every message is sent once, whenever it comes', () => {
  const { sent, say } = sender();
  for (let seq = 1; seq <= 500; seq += 1) {
    say('hall', seq);
    vi.advanceTimersByTime((seq * 7) % 45);
  }
  vi.advanceTimersByTime(200);
  expect(sent.flatMap(([, ...seqs]) => seqs)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
  expect(sent.length).toBeLessThan(300);
});
