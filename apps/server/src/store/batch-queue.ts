import { forbidInsideTransaction } from './transaction-scope.ts';

/** Something that waits to be accepted together with others. */
export interface Weighted {
  /** Its share of a batch's room. */
  readonly weight: number;
}

/** In the place of an answer: this item alone has failed. */
export class Failed {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

export interface QueueOptions<Item, Answer> {
  /** Batches that may run at the same time. */
  lanes: number;
  /** Most weight of one batch. */
  room: number;
  /** From this many items on, free lanes share the line evenly; fewer are not worth a second batch. One lane shares with none. */
  shared?: number;
  /** Answers every item of a batch, in order. When it throws, every item of the batch fails with that error. */
  run(batch: readonly Item[]): Promise<readonly (Answer | Failed)[]>;
}

/** Collects what arrives while earlier batches run, and runs it as one batch when a lane is free. */
export interface BatchQueue<Item, Answer> {
  /**
   * Joins the queue. Rejects with the error of its batch, or its own. Refused inside a transaction: a batch may need a connection
   * while the caller holds one.
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
 * A queue without a clock: a batch is whatever stands in line when a lane turns free, so nobody waits for company,
 * and the busier the lanes the larger the batches. An item heavier than the room is a batch of its own.
 *
 * Those who are answered together come back together. If they were one batch again, the lanes would take turns instead of
 * overlapping; so a long line is shared between the lanes that are free.
 */
export function createBatchQueue<Item extends Weighted, Answer>(
  options: QueueOptions<Item, Answer>,
): BatchQueue<Item, Answer> {
  let line: Waiting<Item, Answer>[] = [];
  let running = 0;
  let scheduled = false;
  let watchers: (() => void)[] = [];

  // One turn of the event loop lets everything that has already arrived step into the same batch.
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
 * Runs a batch; when it fails as a whole, each item by itself, so that nobody suffers for what stands in another's.
 * An error that is everybody's is thrown, as `sharedError` words it.
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
