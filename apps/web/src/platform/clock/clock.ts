import { type ClockOffset, shownOffset, unknownOffset, withSample } from './offset.ts';

let offset: ClockOffset = unknownOffset;
let answeredAt: number | undefined;

/** The server's time in ms since the epoch, as far as known. The only clock of every screen (`design.md` 6.3). */
export function now(): number {
  const device = Date.now();
  return Math.round(device + shownOffset(offset, device));
}

/** The server's time for the envelope: corrections count at once, nobody sees it run. */
export function exactNow(): number {
  return Math.round(Date.now() + offset.targetMs);
}

/** Takes in one answer of the server; both times by the device's clock. */
export function learnTime(sentMs: number, receivedMs: number, serverMs: number): void {
  offset = withSample(offset, sentMs, receivedMs, serverMs);
  answeredAt = serverMs;
}

/** Server time, ms, of its newest answer: how old at most is what the page shows. `undefined` before the first one. */
export function lastAnswerAt(): number | undefined {
  return answeredAt;
}

/** Forgets earlier samples: after `clock_skew` they describe a clock that was set meanwhile. */
export function resetTime(): void {
  offset = unknownOffset;
}
