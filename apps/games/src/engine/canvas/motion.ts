/** Share of the way (0 to 1) → share of the way, softer. */
export type Ease = (share: number) => number;

export const easeOut: Ease = (share) => 1 - (1 - share) ** 3;
export const easeIn: Ease = (share) => share ** 3;
export const easeInOut: Ease = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);
/** Goes a little beyond its end and comes back. */
export const overshoot: Ease = (share) => 1 + 2.2 * (share - 1) ** 3 + 1.2 * (share - 1) ** 2;

/** Keeps a number between two others, both included. */
export const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** The number `share` of the way from one to another. */
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** How far a movement of `lengthMs` that began at `startMs` has come, 0 to 1. */
export const progress = (nowMs: number, startMs: number, lengthMs: number) =>
  lengthMs <= 0 ? 1 : clamp((nowMs - startMs) / lengthMs, 0, 1);
