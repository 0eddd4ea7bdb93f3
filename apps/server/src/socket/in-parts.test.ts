import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParts } from './in-parts.ts';

const receivers = Array.from({ length: 7 }, (_, place) => place);

test('a few are told in each turn of the event loop, everyone once', async () => {
  const told: number[][] = [];
  inParts(receivers, (some) => told.push(some), 3);
  expect(told).toEqual([[0, 1, 2]]);
  await turn();
  await turn();
  expect(told).toEqual([[0, 1, 2], [3, 4, 5], [6]]);
  await turn();
  expect(told).toHaveLength(3);
  inParts([], () => told.push([]));
  expect(told).toHaveLength(3);
});

test('each receiver hears what is told later after what was told before', async () => {
  const heard = new Map<number, string[]>(receivers.map((one) => [one, []]));
  const tell = (text: string) =>
    inParts(receivers, (some) => some.forEach((one) => void heard.get(one)!.push(text)), 2);
  tell('first');
  tell('second');
  await turn();
  tell('third');
  for (let turns = 0; turns < 6; turns += 1) await turn();
  expect([...heard.values()]).toEqual(receivers.map(() => ['first', 'second', 'third']));
});
