import { type Log, type Store, silentLog } from '../../store/index.ts';

/** Appends committed batches to the hash chain (L5). */
export interface ChainKeeper {
  /** Begins; any number of nodes may, one at a time does the work. */
  start(): void;
  stop(): Promise<void>;
  /** Chains all that is committed now; returns how many batches. */
  drain(): Promise<number>;
}

/** A batch is chained within 1 s of its commit; asking four times a second leaves room for the work itself. */
const PERIOD_MS = 250;
const BATCHES_MAX = 500;

/** Asks instead of being told: a notice in every money transaction would make writers wait for each other. */
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
