/** Easing: maps linear progress (0 to 1) to eased progress. */
export type Ease = (share: number) => number;

export const easeOut: Ease = (share) => 1 - (1 - share) ** 3;
export const easeIn: Ease = (share) => share ** 3;

/** Clamps a number to a range, both ends included. */
export const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max);

/** Linear interpolation between two numbers. */
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Progress, 0 to 1, of a movement of `lengthMs` that began at `startMs`. */
export const progress = (nowMs: number, startMs: number, lengthMs: number) =>
  lengthMs <= 0 ? 1 : clamp((nowMs - startMs) / lengthMs, 0, 1);
