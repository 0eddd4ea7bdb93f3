/** One fish of the sea, with a path that is a function of time, so that a shot can hit it. Lengths are shares of the sea. */
export interface Swimmer<Species extends string = string> {
  readonly species: Species;
  /** Middle of its lane, 0 (surface) to 1. */
  readonly lane: number;
  /** Sea widths per second, 0.03 to 0.1. */
  readonly speed: number;
  /** Position on its lap at time 0, in widths. */
  readonly phase: number;
  /** 1 = heads right. */
  readonly heading: 1 | -1;
  /** Height of its waves, and waves per second. */
  readonly sway: number;
  readonly rhythm: number;
}

/** Position of a fish. `x` and `y` are shares of the sea; below 0 or above 1 they are outside. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Radians, negative is upwards, relative to its heading. */
  readonly tilt: number;
  /** Number of the current crossing of the sea. */
  readonly lap: number;
}

/** Distance outside the sea at which a fish turns round, widths. */
const margin = 0.14;
const lapLength = 1 + 2 * margin;
const laneTop = 0.12;
const laneBottom = 0.75;

/**
 * The fish of a sea, `each` of every species, spread over lanes and laps. The same text gives the same sea. The paths are
 * decoration, derived from public data of the round; they do not influence what a shot catches.
 */
export function schoolOf<Species extends string>(
  text: string,
  species: readonly Species[],
  each: number,
): Swimmer<Species>[] {
  const next = numbersOf(text);
  const count = species.length * each;
  const lanes = shuffled(
    Array.from({ length: count }, (_, place) => place),
    next,
  );
  return lanes.map((lane, place) => ({
    species: species[place % species.length]!,
    lane: laneTop + ((lane + 0.5) / count) * (laneBottom - laneTop),
    speed: 0.03 + next() * 0.045,
    // Two fish of one species are half a lap apart, so that one of them is always visible.
    phase:
      (((place % species.length) / species.length + Math.floor(place / species.length) / each) % 1) *
      lapLength,
    heading: next() < 0.5 ? 1 : -1,
    sway: 0.012 + next() * 0.018,
    rhythm: 0.12 + next() * 0.16,
  }));
}

/** Position of a fish after a number of seconds. */
export function placeOf(swimmer: Swimmer, seconds: number): Place {
  const way = swimmer.phase + swimmer.speed * seconds;
  const lap = Math.floor(way / lapLength);
  const along = way - lap * lapLength - margin;
  const turn = 2 * Math.PI * swimmer.rhythm * seconds + swimmer.phase * 9;
  const rise = swimmer.sway * 2 * Math.PI * swimmer.rhythm * Math.cos(turn);
  return {
    x: swimmer.heading === 1 ? along : 1 - along,
    y: swimmer.lane + swimmer.sway * Math.sin(turn),
    tilt: Math.atan2(rise, swimmer.speed) * 0.6,
    lap,
  };
}

/** Whether a fish is far enough inside the sea to be aimed at. */
export const isSeen = ({ x }: Place): boolean => x > 0.02 && x < 0.98;

/** Index of the nearest place within `reach` of a point, all in the same unit; -1 = none. */
export function nearest(
  places: readonly { readonly x: number; readonly y: number }[],
  point: { readonly x: number; readonly y: number },
  reach: number,
): number {
  let found = -1;
  let best = reach;
  places.forEach(({ x, y }, at) => {
    const far = Math.hypot(x - point.x, y - point.y);
    if (far <= best) {
      best = far;
      found = at;
    }
  });
  return found;
}

/** Deterministic pseudo-random numbers in [0, 1) from a text (FNV-1a, then xorshift). */
function numbersOf(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  state = state | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  const pile = [...items];
  for (let at = pile.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [pile[at], pile[other]] = [pile[other]!, pile[at]!];
  }
  return pile;
}
