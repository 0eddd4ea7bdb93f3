import { type ClockOffset, shownOffset, unknownOffset, withSample } from './offset.ts';

let offset: ClockOffset = unknownOffset;
let answeredAt: number | undefined;

/** The estimated server time in ms since the epoch. The only clock of every screen. */
export function now(): number {
  const device = Date.now();
  return Math.round(device + shownOffset(offset, device));
}

/** The server time for the envelope: corrections apply at once, because this time is not displayed. */
export function exactNow(): number {
  return Math.round(Date.now() + offset.targetMs);
}

/** Adds one answer of the server as a sample; both times are by the device's clock. */
export function learnTime(sentMs: number, receivedMs: number, serverMs: number): void {
  offset = withSample(offset, sentMs, receivedMs, serverMs);
  answeredAt = serverMs;
}

/** Server time of its newest answer, ms: shown data is not newer. `undefined` before the first answer. */
export function lastAnswerAt(): number | undefined {
  return answeredAt;
}

/** Drops earlier samples: after `clock_skew` the device clock has been changed. */
export function resetTime(): void {
  offset = unknownOffset;
}
