import { expect, test } from 'vitest';
import { createBatchQueue, Failed, runOrSplit } from './batch-queue.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A queue whose batches stay open until the test closes them. */
function heldQueue(lanes: number, room: number, shared = 256) {
  const batches: { items: number[]; close(error?: Error): void }[] = [];
  const queue = createBatchQueue<{ id: number; weight: number }, number>({
    lanes,
    room,
    shared,
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

test('items of one turn run as one batch, each with its own answer', async () => {
  const { batches, add } = heldQueue(1, 256);
  const answers = Promise.all([add(1), add(2), add(3)]);
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([[1, 2, 3]]);
  batches[0]!.close();
  expect(await answers).toEqual([10, 20, 30]);
});

test('while all lanes run the other items wait, and the next free lane takes all of them', async () => {
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

test('free lanes share a long queue, so that they overlap; a short queue is one batch', async () => {
  const { batches, add } = heldQueue(2, 256, 3);
  void Promise.all([1, 2, 3, 4, 5, 6, 7].map((id) => add(id)));
  await turn();
  expect(batches.map(({ items }) => items)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7],
  ]);
  const few = heldQueue(2, 256, 3);
  void Promise.all([1, 2, 3].map((id) => few.add(id)));
  await turn();
  expect(few.batches.map(({ items }) => items)).toEqual([[1, 2, 3]]);
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

test('one bad item does not fail its batch: a failed batch is run again item by item, unless the cause is shared', async () => {
  const run = async (batch: readonly number[]) => {
    if (batch.includes(13)) throw new Error('thirteen');
    return batch.map((item) => item * 10);
  };
  const nothingShared = () => undefined;
  expect(await runOrSplit(run, [1, 2], nothingShared)).toEqual([10, 20]);
  expect(await runOrSplit(run, [1, 13, 2], nothingShared)).toEqual([
    10,
    new Failed(new Error('thirteen')),
    20,
  ]);
  await expect(runOrSplit(run, [13], nothingShared)).rejects.toThrow('thirteen');
  await expect(runOrSplit(run, [1, 13], () => new Error('shut'))).rejects.toThrow('shut');
  const queue = createBatchQueue<{ id: number; weight: number }, number>({
    lanes: 1,
    room: 9,
    shared: 9,
    run: (batch) =>
      runOrSplit(
        run,
        batch.map(({ id }) => id),
        nothingShared,
      ),
  });
  const answers = await Promise.allSettled([1, 13].map((id) => queue.submit({ id, weight: 1 })));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});
