import { type Log, type Store, silentLog } from '../../store/index.ts';
import { rollUpHold } from './hold/index.ts';
import { houseRollUp, rollUp } from './roll-up.ts';

/** Rolls up what the ledger moves. Any number of nodes may run it; one at a time does the work. */
export interface RollUpKeeper {
  start(): void;
  /** Ends after the current step. */
  stop(): Promise<void>;
}

/** Longest wait between two looks at the chain. */
const PERIOD_MS = 2_000;

/**
 * Looks at the chain every two seconds, and goes on at once while batches are waiting. Not a job: a clock that is moved by a day in tests
 * stops at every run of every job.
 */
export function createRollUpKeeper(
  store: Pick<Store, 'tx'>,
  zone: () => string,
  log: Log = silentLog,
): RollUpKeeper {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let active = false;

  const tick = async (): Promise<void> => {
    for (const step of [rollUp, houseRollUp, rollUpHold]) {
      try {
        let more = true;
        while (active && more) ({ more } = await store.tx((tx) => step(tx, zone())));
      } catch (error) {
        log.error({ error }, 'reports could not be rolled up');
      }
    }
    if (active) schedule();
  };

  const schedule = (): void => {
    timer = setTimeout(() => {
      turn = tick();
    }, PERIOD_MS);
  };

  return {
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
