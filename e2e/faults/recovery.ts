import { expect } from 'vitest';
import { isFull } from './report.ts';

/** F1: from a kill until the server answers again and has done what the kill cut off. */
const RECOVERY_MS_MAX = 10_000;

let diedAt: number | undefined;
let slowest = 0;
let count = 0;

/** The server was killed just now. */
export function died(): void {
  diedAt = performance.now();
}

/** Everything that the last kill cut off is done. Without a kill since the last call it does nothing. */
export function recovered(): void {
  if (diedAt === undefined) return;
  const tookMs = performance.now() - diedAt;
  diedAt = undefined;
  count += 1;
  slowest = Math.max(slowest, tookMs);
}

/**
 * How many recoveries there were in this file, and the longest, in words. A test asks at its end, when it knows that nothing
 * was lost. In the full form, which has the machine to itself, the test fails when a recovery took longer than F1 allows;
 * the short form runs beside whatever else a machine does, and only keeps the figure.
 *
 * Errors: throws when there was no recovery.
 */
export function recovery(): string {
  if (count === 0) throw new Error('A figure of recovery without a recovery.');
  if (isFull)
    expect(slowest, 'ms from a kill to the end of what it cut off').toBeLessThanOrEqual(RECOVERY_MS_MAX);
  return `${count} recoveries, ready and done within ${(slowest / 1_000).toFixed(1)} s`;
}
