/** From one bullet to the next, the flight of one, and what is seen of a hit, ms. */
const gapMs = 130;
const flightMs = 460;
const hitMs = 620;

/** How long a volley of so many bullets takes, ms. */
export const volleyLength = (bullets: number): number => (bullets - 1) * gapMs + flightMs + hitMs;

/** Where a bullet is on its way. */
export interface Flight {
  /** Has left the barrel. */
  readonly fired: boolean;
  /** Share of the way to its fish; 1 = there. */
  readonly way: number;
  /** Share of what is seen of the hit. */
  readonly hit: number;
}

/** The state of the bullet at a place in the volley, `ms` after its start. */
export function flightAt(bullet: number, ms: number): Flight {
  const since = ms - bullet * gapMs;
  return {
    fired: since >= 0,
    way: share(since / flightMs),
    hit: share((since - flightMs) / hitMs),
  };
}

const share = (part: number) => Math.min(Math.max(part, 0), 1);
