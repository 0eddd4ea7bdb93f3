import { type RoundClock, roundAt, roundTimeMs } from '@tessera/fairness';

/** Behaviour of the beacon. Every mode but `normal` simulates a failure. */
export const MODES = ['normal', 'down', 'late', 'wrong-signature', 'wrong-round'] as const;
export type Mode = (typeof MODES)[number];

/** Delay of a round in mode `late`, in ms. */
export const LATE_MS = 30_000;

/** Answer to a request for a round. */
export type Answer =
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'early'; readonly retryAt: number }
  /** `signed`: the round that the signature covers. `stray`: sign with a key that is not the beacon's. */
  | { readonly kind: 'round'; readonly round: number; readonly signed: number; readonly stray: boolean };

/** Decides an answer. Without `round`, the newest. No mode ever reveals a round before its time. */
export function answerFor(mode: Mode, clock: RoundClock, nowMs: number, round?: number): Answer {
  if (mode === 'down') return { kind: 'unavailable' };
  const delayMs = mode === 'late' ? LATE_MS : 0;
  const newest = roundAt(clock, nowMs - delayMs);
  const asked = round ?? Math.max(1, newest);
  if (asked > newest) return { kind: 'early', retryAt: roundTimeMs(clock, asked) + delayMs };
  const signed = mode === 'wrong-round' ? Math.max(1, asked - 1) : asked;
  return { kind: 'round', round: asked, signed, stray: mode === 'wrong-signature' };
}
