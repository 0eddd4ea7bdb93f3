import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from './store/index.ts';

/** The closing steps of a node's stop. */
export interface Closers {
  /** Adds a step. `name` names it in the log when it fails or takes longer than `msMax`. */
  add(name: string, close: () => Promise<unknown>, msMax?: number): void;
  /** Runs all steps, the last added first. A step that fails or takes too long does not stop the others. */
  closeAll(): Promise<void>;
}

interface Step {
  readonly name: string;
  readonly close: () => Promise<unknown>;
  readonly msMax: number;
}

/** Default time limit of a step, ms. */
const STEP_MS_MAX = 5_000;

/** Collects the steps of an orderly stop, each bounded in time. */
export function createClosers(log: Log): Closers {
  const steps: Step[] = [];
  const take = async ({ name, close, msMax }: Step): Promise<void> => {
    const inTime = new AbortController();
    const late = pause(msMax, 'late' as const, { signal: inTime.signal, ref: true }).catch(() => undefined);
    const closed = close().then(
      () => undefined,
      (error: unknown) => log.error({ err: error, step: name }, 'a step of the stop failed'),
    );
    if ((await Promise.race([closed, late])) === 'late')
      log.error({ step: name }, 'a step of the stop did not end in time');
    inTime.abort();
  };
  return {
    add: (name, close, msMax = STEP_MS_MAX) => void steps.push({ name, close, msMax }),
    closeAll: async () => {
      for (const step of steps.splice(0).reverse()) await take(step);
    },
  };
}
