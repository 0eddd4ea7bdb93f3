import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './store/index.ts';

/** What has to be closed when a node stops. */
export interface Closers {
  /** Adds a step; `name` says in the log what did not end in time. */
  add(name: string, close: () => Promise<unknown>): void;
  /** Takes all steps, the last added first. One that fails or takes too long does not keep the others from theirs. */
  closeAll(): Promise<void>;
}

/** Longest time for one step, ms. The embedded database takes longest: it writes its books. */
const STEP_MS_MAX = 10_000;

/** Collects the steps of an orderly stop, each bounded in time. */
export function createClosers(log: Log, stepMsMax = STEP_MS_MAX): Closers {
  const steps: { name: string; close: () => Promise<unknown> }[] = [];
  const take = async (name: string, close: () => Promise<unknown>): Promise<void> => {
    const inTime = new AbortController();
    const late = pause(stepMsMax, 'late' as const, { signal: inTime.signal, ref: true }).catch(
      () => undefined,
    );
    const closed = close().then(
      () => undefined,
      (error: unknown) => log.error({ err: error, step: name }, 'a step of the stop failed'),
    );
    if ((await Promise.race([closed, late])) === 'late')
      log.error({ step: name }, 'a step of the stop did not end in time');
    inTime.abort();
  };
  return {
    add: (name, close) => void steps.push({ name, close }),
    closeAll: async () => {
      for (const { name, close } of steps.splice(0).reverse()) await take(name, close);
    },
  };
}
