/** Radii of the drawing, whose centre is 0: of the hub, and of the outermost ring. */
export const HUB = 80;
export const RIM = 204;
/** How far each ring begins after the one outside it, in turns: equal prizes of several rings do not line up. */
const SHIFT = 0.382;

/** The place of one tile: a piece of a ring. Angles in turns, clockwise from the top. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly inner: number;
  readonly outer: number;
}

/**
 * The places of `size` tiles in equally wide rings, the outermost first, each clockwise. A ring has as many tiles as
 * its circumference asks for, so that all have about the same area; the number of rings is the one that makes tiles most square.
 */
export function piecesOf(size: number): readonly Piece[] {
  const rings = ringsFor(size);
  const width = (RIM - HUB) / rings;
  const middles = Array.from({ length: rings }, (_, ring) => RIM - (ring + 0.5) * width);
  const whole = sum(middles);
  return middles.flatMap((_, ring) => {
    const first = Math.round((size * sum(middles.slice(0, ring))) / whole);
    const count = Math.round((size * sum(middles.slice(0, ring + 1))) / whole) - first;
    const outer = RIM - ring * width;
    return Array.from({ length: count }, (_, at) => ({
      from: ring * SHIFT + at / count,
      to: ring * SHIFT + (at + 1) / count,
      inner: outer - width,
      outer,
    }));
  });
}

/** How far the wheel is turned, in turns, when a piece is at the pointer: the top. */
export const restAt = ({ from, to }: Piece): number => 1 - (from + to) / 2;

/** What is left to turn from `at` until `rest` is reached, 0 to 1; both in turns. */
export const wayTo = (rest: number, at: number): number => (((rest - at) % 1) + 1) % 1;

const RINGS_MAX = 12;

function ringsFor(size: number): number {
  const ways = Array.from({ length: RINGS_MAX }, (_, at) => at + 1);
  // The length of a tile along its ring, over its width.
  const ratio = (rings: number) => (Math.PI * (RIM + HUB) * rings) / size / ((RIM - HUB) / rings);
  const bent = (rings: number) => Math.abs(Math.log(ratio(rings)));
  return ways.reduce((best, rings) => (bent(rings) < bent(best) ? rings : best));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
