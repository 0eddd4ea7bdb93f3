import { expect } from 'vitest';
import { isFull } from './report.ts';

/** F1: limit from a kill until the server answers again and has completed the interrupted work. */
const RECOVERY_MS_MAX = 10_000;

let diedAt: number | undefined;
let slowest = 0;
let count = 0;

/** Records that the server was killed just now. */
export function died(): void {
  diedAt = performance.now();
}

/** Records that the work interrupted by the last kill is complete. Does nothing without a kill since the last call. */
export function recovered(): void {
  if (diedAt === undefined) return;
  const tookMs = performance.now() - diedAt;
  diedAt = undefined;
  count += 1;
  slowest = Math.max(slowest, tookMs);
}

/**
 * The number of recoveries in this file and the longest duration, as text. A test calls this at its end, when it knows that
 * nothing was lost. In the full form, which has the machine to itself, the test fails when a recovery took longer than F1
 * allows; the short form shares the machine with other work and only reports the figure.
 *
 * Errors: throws when there was no recovery.
 */
export function recovery(): string {
  if (count === 0) throw new Error('No recovery was recorded.');
  if (isFull)
    expect(slowest, 'ms from a kill to the end of the interrupted work').toBeLessThanOrEqual(RECOVERY_MS_MAX);
  return `${count} recoveries, ready and done within ${(slowest / 1_000).toFixed(1)} s`;
}
