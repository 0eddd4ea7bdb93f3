/** Number of newest answers the offset is computed from. */
const SAMPLES = 5;
/** A correction up to this size is applied gradually, a larger one at once. */
const ABSORB_MAX_MS = 2_000;
/** Maximum change of the shown offset per elapsed time: now() always runs forward, at 0.9 to 1.1 of real speed. */
const ABSORB_RATE = 0.1;

/** Difference between server and device clock: the target, and the shown value that approaches it. */
export interface ClockOffset {
  samples: readonly number[];
  targetMs: number;
  shownMs: number;
  /** Device time for which `shownMs` is valid. */
  shownAtMs: number;
}

export const unknownOffset: ClockOffset = { samples: [], targetMs: 0, shownMs: 0, shownAtMs: 0 };

/**
 * Adds one answer as a sample: sent at `sentMs`, received at `receivedMs` (device clock), stamped `serverMs` by the server.
 * The target is the median of the last five.
 */
export function withSample(
  offset: ClockOffset,
  sentMs: number,
  receivedMs: number,
  serverMs: number,
): ClockOffset {
  const samples = [...offset.samples, serverMs - (sentMs + receivedMs) / 2].slice(-SAMPLES);
  const targetMs = medianOf(samples);
  const shownMs = shownOffset(offset, receivedMs);
  const jump = offset.samples.length === 0 || Math.abs(targetMs - shownMs) > ABSORB_MAX_MS;
  return { samples, targetMs, shownMs: jump ? targetMs : shownMs, shownAtMs: receivedMs };
}

/** The offset to show at device time `deviceMs`, between the last shown one and the target. */
export function shownOffset(offset: ClockOffset, deviceMs: number): number {
  const reach = Math.max(0, deviceMs - offset.shownAtMs) * ABSORB_RATE;
  const way = offset.targetMs - offset.shownMs;
  return offset.shownMs + Math.max(-reach, Math.min(reach, way));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
