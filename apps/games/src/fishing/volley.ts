/** Interval between bullets, duration of a flight, and duration of a hit effect, ms. */
const gapMs = 130;
const flightMs = 460;
const hitMs = 620;

/** Duration of a volley with the given number of bullets, ms. */
export const volleyLength = (bullets: number): number => (bullets - 1) * gapMs + flightMs + hitMs;

/** State of a bullet in flight. */
export interface Flight {
  /** Whether it has left the barrel. */
  readonly fired: boolean;
  /** Share of the distance to its fish; 1 = arrived. */
  readonly way: number;
  /** Progress of the hit effect. */
  readonly hit: number;
}

/** The state of a bullet, by its index in the volley, `ms` after the start. */
export function flightAt(bullet: number, ms: number): Flight {
  const since = ms - bullet * gapMs;
  return {
    fired: since >= 0,
    way: share(since / flightMs),
    hit: share((since - flightMs) / hitMs),
  };
}

const share = (part: number) => Math.min(Math.max(part, 0), 1);
