/** Schedule of a beacon: round r is emitted at genesis + (r - 1) x period. Both in whole seconds since 1970, UTC. */
export interface RoundClock {
  readonly genesis: number;
  readonly period: number;
}

/** Time of a round in milliseconds since 1970. */
export const roundTimeMs = (clock: RoundClock, round: number): number =>
  (clock.genesis + (round - 1) * clock.period) * 1000;

/** The newest round emitted at a time in ms; 0 before the first. */
export const roundAt = (clock: RoundClock, timeMs: number): number =>
  Math.max(0, Math.floor((timeMs - clock.genesis * 1000) / (clock.period * 1000)) + 1);

/** First round whose time is at or after a time in ms. */
export const firstRoundFrom = (clock: RoundClock, timeMs: number): number =>
  Math.max(1, Math.ceil((timeMs - clock.genesis * 1000) / (clock.period * 1000)) + 1);
