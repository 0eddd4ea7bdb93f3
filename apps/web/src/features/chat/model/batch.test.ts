import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

test('requests of one moment are one request for each room, at most 50 items each', async () => {
  const asked: [string, readonly number[]][] = [];
  const load = createBatch<string>(async (room, seqs) => {
    asked.push([room, seqs]);
    return new Map(seqs.filter((seq) => seq !== 7).map((seq) => [seq, `${room} ${seq}`]));
  });
  const answers = await Promise.all([load('a', 1), load('a', 7), load('b', 1), load('a', 1)]);
  expect(answers).toEqual(['a 1', undefined, 'b 1', 'a 1']);
  expect(asked).toEqual([
    ['a', [1, 7]],
    ['b', [1]],
  ]);
  asked.length = 0;
  await Promise.all(Array.from({ length: 120 }, (_, place) => load('a', place + 10)));
  expect(asked.map(([, seqs]) => seqs.length)).toEqual([50, 50, 20]);
});

test('a failure reaches everybody who waited, and the next request is a new one', async () => {
  let broken = true;
  const load = createBatch<number>(async (_, seqs) => {
    if (broken) throw new Error('lost');
    return new Map(seqs.map((seq) => [seq, seq]));
  });
  const answers = await Promise.allSettled([load('a', 1), load('a', 2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await load('a', 1)).toBe(1);
});
