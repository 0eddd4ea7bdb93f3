import { type Log, type Store, silentLog } from '../../store/index.ts';

/** Appends committed batches to the hash chain (L5). */
export interface ChainKeeper {
  /** Starts the chaining. Any number of nodes may run it; one at a time does the work. */
  start(): void;
  stop(): Promise<void>;
  /** Chains all batches committed so far; returns their number. */
  drain(): Promise<number>;
}

/** A batch must be chained within 1 s of its commit; polling four times per second leaves time for the work itself. */
const PERIOD_MS = 250;
const BATCHES_MAX = 500;

/** Polls instead of listening: a notification in every money transaction would make writers wait for each other. */
export function createChain(store: Store, log: Log = silentLog): ChainKeeper {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let active = false;

  const drain = async (): Promise<number> => {
    let total = 0;
    for (;;) {
      const { rows } = await store.query<{ chained: number }>('select ledger_chain($1) as chained', [
        BATCHES_MAX,
      ]);
      const chained = rows[0]?.chained ?? 0;
      total += chained;
      if (chained < BATCHES_MAX) return total;
    }
  };

  const tick = async (): Promise<void> => {
    await drain().catch((error: unknown) => log.error({ error }, 'the ledger could not be chained'));
    if (active) schedule();
  };

  const schedule = (): void => {
    timer = setTimeout(() => {
      turn = tick();
    }, PERIOD_MS);
  };

  return {
    drain,
    start: () => {
      active = true;
      schedule();
    },
    stop: async () => {
      active = false;
      clearTimeout(timer);
      await turn;
    },
  };
}
