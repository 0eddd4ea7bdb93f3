/** How many of the newest answers the offset is taken from (`design.md` 6.3). */
const SAMPLES = 5;
/** A correction up to this size is absorbed gradually, a larger one at once. */
const ABSORB_MAX_MS = 2_000;
/** Share of the elapsed time by which the shown offset may move: now() always runs forward, at 0.9 to 1.1 of its pace. */
const ABSORB_RATE = 0.1;

/** Difference between server and device clock: where it should be, and what is shown on the way there. */
export interface ClockOffset {
  samples: readonly number[];
  targetMs: number;
  shownMs: number;
  /** Device time at which `shownMs` was right. */
  shownAtMs: number;
}

export const unknownOffset: ClockOffset = { samples: [], targetMs: 0, shownMs: 0, shownAtMs: 0 };

/**
 * Takes in one answer: asked at `sentMs`, answered at `receivedMs` (device clock), stamped `serverMs` by the server.
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

/** The offset to show at device time `deviceMs`, on its way from the last shown one to the target. */
export function shownOffset(offset: ClockOffset, deviceMs: number): number {
  const reach = Math.max(0, deviceMs - offset.shownAtMs) * ABSORB_RATE;
  const way = offset.targetMs - offset.shownMs;
  return offset.shownMs + Math.max(-reach, Math.min(reach, way));
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
