import { forbidInsideTransaction } from './transaction-scope.ts';

/** An item that is accepted in a batch with others. */
export interface Weighted {
  /** Its part of a batch's capacity (`room`). */
  readonly weight: number;
}

/** Returned instead of an answer: only this item has failed. */
export class Failed {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

export interface QueueOptions<Item, Answer> {
  /** Batches that may run at the same time. */
  lanes: number;
  /** Maximum weight of one batch. */
  room: number;
  /** From this many waiting items on, the free lanes share them evenly. Fewer items are not worth a second batch. */
  shared?: number;
  /** Answers every item of a batch, in order. When it throws, every item of the batch fails with that error. */
  run(batch: readonly Item[]): Promise<readonly (Answer | Failed)[]>;
}

/** Collects items while earlier batches run, and runs them as one batch when a lane is free. */
export interface BatchQueue<Item, Answer> {
  /**
   * Adds an item. Rejects with the error of its batch or of the item. Refused inside a transaction, because a batch may need
   * a connection while the caller holds one.
   */
  submit(item: Item): Promise<Answer>;
  /** Waits until everything submitted so far is answered. */
  idle(): Promise<void>;
}

interface Waiting<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * A queue without a timer: when a lane becomes free, all waiting items form a batch. So no item waits for a batch to fill,
 * and batches grow with the load. An item heavier than `room` forms a batch alone.
 *
 * Callers that were answered together return together. As one batch again, they would make the lanes take turns instead of
 * overlapping. So a long queue is shared between the free lanes.
 */
export function createBatchQueue<Item extends Weighted, Answer>(
  options: QueueOptions<Item, Answer>,
): BatchQueue<Item, Answer> {
  let line: Waiting<Item, Answer>[] = [];
  let running = 0;
  let scheduled = false;
  let watchers: (() => void)[] = [];

  // One turn of the event loop collects everything that has already arrived into the same batch.
  function schedule(): void {
    if (scheduled || line.length === 0 || running >= options.lanes) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      while (line.length > 0 && running < options.lanes) void runNext();
    });
  }

  async function runNext(): Promise<void> {
    const share = Math.ceil(line.length / (options.lanes - running));
    const size = Math.min(sizeOfNext(line, options.room), Math.max(share, options.shared ?? 1));
    const batch = line.slice(0, size);
    line = line.slice(size);
    running += 1;
    try {
      const answers = await options.run(batch.map(({ item }) => item));
      batch.forEach(({ resolve, reject }, place) => {
        const answer = answers[place]!;
        if (answer instanceof Failed) reject(answer.error);
        else resolve(answer);
      });
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
    } finally {
      running -= 1;
      schedule();
      if (running === 0 && line.length === 0) settleWatchers();
    }
  }

  function settleWatchers(): void {
    for (const done of watchers) done();
    watchers = [];
  }

  return {
    async submit(item) {
      forbidInsideTransaction();
      return new Promise((resolve, reject) => {
        line.push({ item, resolve, reject });
        schedule();
      });
    },
    idle() {
      if (running === 0 && line.length === 0) return Promise.resolve();
      return new Promise((resolve) => watchers.push(resolve));
    },
  };
}

/**
 * Runs a batch. When it fails as a whole, runs each item alone, so that one bad item does not fail its batch.
 * `sharedError` returns the error to throw when the cause concerns all items.
 */
export async function runOrSplit<Item, Answer>(
  run: (batch: readonly Item[]) => Promise<readonly Answer[]>,
  batch: readonly Item[],
  sharedError: (error: unknown) => Error | undefined,
): Promise<readonly (Answer | Failed)[]> {
  try {
    return await run(batch);
  } catch (error) {
    const shared = sharedError(error);
    if (batch.length === 1 || shared) throw shared ?? error;
    const alone = await Promise.allSettled(batch.map((item) => run([item])));
    return alone.map((settled) =>
      settled.status === 'fulfilled' ? settled.value[0]! : new Failed(settled.reason),
    );
  }
}

function sizeOfNext(line: readonly Waiting<Weighted, unknown>[], room: number): number {
  let weight = 0;
  const end = line.findIndex(({ item }) => {
    weight += item.weight;
    return weight > room;
  });
  if (end === -1) return line.length;
  return Math.max(end, 1);
}
