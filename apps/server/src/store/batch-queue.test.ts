import { expect, test } from 'vitest';
import { createBatchQueue } from './batch-queue.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A queue whose batches stay open until the test closes them. */
function heldQueue(lanes: number, room: number) {
  const batches: { items: number[]; close(error?: Error): void }[] = [];
  const queue = createBatchQueue<{ id: number; weight: number }, number>({
    lanes,
    room,
    run: (batch) =>
      new Promise((resolve, reject) => {
        const items = batch.map(({ id }) => id);
        batches.push({
          items,
          close: (error) => (error ? reject(error) : resolve(items.map((id) => id * 10))),
        });
      }),
  });
  return { queue, batches, add: (id: number, weight = 1) => queue.submit({ id, weight }) };
}

test('what arrives in one turn runs as one batch, each answered with its own', async () => {
  const { batches, add } = heldQueue(1, 256);
  const answers = Promise.all([add(1), add(2), add(3)]);
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2, 3]]);
  batches[0]!.close();
  expect(await answers).toEqual([10, 20, 30]);
});

test('while all lanes run the rest gathers, and the next free lane takes it whole', async () => {
  const { batches, add } = heldQueue(2, 256);
  const first = add(1);
  await turn();
  const second = add(2);
  await turn();
  const rest = Promise.all([add(3), add(4)]);
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1], [2]]);
  batches[1]!.close();
  await second;
  await turn();
  expect(batches[2]!.items).toEqual([3, 4]);
  batches[0]!.close();
  batches[2]!.close();
  await first;
  expect(await rest).toEqual([30, 40]);
});

test('a batch never holds more than its room, but one heavy item still goes through', async () => {
  const { batches, add } = heldQueue(9, 10);
  void Promise.all([add(1, 6), add(2, 4), add(3, 1), add(4, 50), add(5, 10)]);
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2], [3], [4], [5]]);
});

test('a failed batch fails its own items and no others', async () => {
  const { queue, batches, add } = heldQueue(1, 1);
  const failed = add(1);
  const fine = add(2);
  await turn();
  batches[0]!.close(new Error('down'));
  await expect(failed).rejects.toThrow('down');
  await turn();
  batches[1]!.close();
  expect(await fine).toBe(20);
  await queue.idle();
});
