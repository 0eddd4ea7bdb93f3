import { expect, test } from 'vitest';
import { createMissed, type ReadNewest } from './missed.ts';

type Message = Awaited<ReturnType<ReadNewest>>['items'][number];
const message = (seq: number): Message => ({
  seq,
  kind: 'text',
  from: null,
  client_id: `id ${seq}`,
  text: 'hello',
  removed: false,
  removes: null,
  at: 0,
});

/** A room whose readings begin at once and end when the test says so; each has the newest three messages at most. */
function room() {
  let [last, at] = [0, 0];
  const removed = new Map<number, number>();
  const readings: { readonly after: number; readonly end: () => void }[] = [];
  const missed = createMissed(
    (_, after) => {
      const first = Math.max(after, last - 3) + 1;
      const items = Array.from({ length: last - first + 1 }, (_one, place) => ({
        ...message(first + place),
        removes: removed.get(first + place) ?? null,
      }));
      const answer = { items, last_seq: last };
      return new Promise((resolve) => readings.push({ after, end: () => resolve(answer) }));
    },
    () => at,
    async () => {},
  );
  return {
    readings,
    async missed(after: number) {
      const asked = missed('hall', after);
      await begun();
      readings.at(-1)?.end();
      return asked;
    },
    ask: (after: number) => missed('hall', after),
    post: (count: number) => {
      last += count;
    },
    remove(seq: number) {
      last += 1;
      removed.set(last, seq);
    },
    pass: (ms: number) => {
      at += ms;
    },
  };
}
const begun = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const numbers = ({ items }: { readonly items: readonly Message[] }) => items.map(({ seq }) => seq);

test('those who ask before a reading begins share it, each with what they missed', async () => {
  const { readings, ask, post } = room();
  post(3);
  const [one, other, current] = [ask(2), ask(0), ask(3)];
  await begun();
  expect(readings.map(({ after }) => after)).toEqual([0]);
  readings[0]!.end();
  expect(numbers(await one)).toEqual([3]);
  expect(numbers(await other)).toEqual([1, 2, 3]);
  expect(await current).toEqual({ items: [], last_seq: 3, more: false });
});

test('who asks while a reading runs gets the next one, which is not older than the question and adds to the one before', async () => {
  const { readings, ask, post } = room();
  post(1);
  const first = ask(0);
  await begun();
  post(1);
  const second = ask(0);
  await begun();
  expect(readings).toHaveLength(1);
  readings[0]!.end();
  expect(numbers(await first)).toEqual([1]);
  await begun();
  expect(readings.map(({ after }) => after)).toEqual([0, 1]);
  readings[1]!.end();
  expect(numbers(await second)).toEqual([1, 2]);
});

test('who missed more than is kept gets none of it', async () => {
  const { missed, post } = room();
  post(5);
  expect(await missed(1)).toEqual({ items: [], last_seq: 5, more: true });
  expect(numbers(await missed(2))).toEqual([3, 4, 5]);
  // More came than a reading has, so that what was kept does not lead to it.
  post(7);
  expect(await missed(5)).toEqual({ items: [], last_seq: 12, more: true });
  expect(numbers(await missed(9))).toEqual([10, 11, 12]);
});

test('the content of a kept message that was removed since is gone', async () => {
  const { missed, post, remove } = room();
  post(2);
  await missed(0);
  remove(1);
  expect((await missed(0)).items).toMatchObject([
    { seq: 1, text: null, removed: true },
    { seq: 2, text: 'hello', removed: false },
    { seq: 3, removes: 1 },
  ]);
});

test('nothing is kept for longer than half a minute', async () => {
  const { readings, missed, post, pass } = room();
  post(1);
  await missed(0);
  pass(29_999);
  await missed(0);
  pass(1);
  await missed(0);
  expect(readings.map(({ after }) => after)).toEqual([0, 1, 0]);
});

test('a reading that fails is the failure of those who wait for it alone', async () => {
  let fails = true;
  const missed = createMissed(async (_, after) => {
    if (fails) throw new Error('no database');
    return { items: [], last_seq: after + 4 };
  });
  await expect(missed('hall', 0)).rejects.toThrow('no database');
  fails = false;
  expect(await missed('hall', 4)).toEqual({ items: [], last_seq: 4, more: false });
});
