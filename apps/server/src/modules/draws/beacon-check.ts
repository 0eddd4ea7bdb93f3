import { Worker } from 'node:worker_threads';
import type { Beacon } from '@tessera/fairness';
import type { Answer, Question } from './beacon-check-thread.ts';

/** Checks signatures of a beacon outside the thread that serves players and runs the steps of draws. */
export interface BeaconCheck {
  /**
   * Whether `signature` (hex) is the beacon's own for `round`.
   *
   * Errors: rejects when the thread ended before it answered; the next question starts a new thread.
   */
  holds(beacon: Beacon, round: number, signature: string): Promise<boolean>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(holds: boolean): void;
  reject(error: Error): void;
}

/** The thread starts with the first question and does not keep the process alive. */
export function createBeaconCheck(): BeaconCheck {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let asked = 0;

  function begin(): Worker {
    const begun = new Worker(new URL('./beacon-check-thread.ts', import.meta.url));
    begun.unref();
    begun.on('message', ({ id, holds }: Answer) => {
      waiting.get(id)?.resolve(holds);
      waiting.delete(id);
    });
    begun.on('error', (error) => ended(begun, error as Error));
    begun.on('exit', () => ended(begun, new Error('the thread that checks the beacon has ended')));
    return begun;
  }

  function ended(which: Worker, error: Error): void {
    if (which !== thread) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    holds(beacon, round, signature) {
      thread ??= begin();
      const id = ++asked;
      thread.postMessage({ id, beacon, round, signature } satisfies Question);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    async close() {
      await thread?.terminate();
    },
  };
}
