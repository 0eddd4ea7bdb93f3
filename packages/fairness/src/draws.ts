import { type DrawInput, type DrawStream, dice, digits, drawKey, drawStream, pick } from './stream.ts';

/** The result of a draw as JSON: one list, main and special with the lunar year (LHC), or main and extra. */
export type DrawResult =
  | readonly number[]
  | { readonly main: readonly number[]; readonly special: number; readonly year: string }
  | { readonly main: readonly number[]; readonly extra: readonly number[] };

/** The twelve signs a lunar year can carry. */
export const YEAR_SIGNS = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const;

/** How each family is drawn. All fields come from one stream, in the order written here. */
const DRAWS = {
  ssc: (s) => digits(s, 5),
  p5: (s) => digits(s, 5),
  d3: (s) => digits(s, 3),
  pc28: (s) => digits(s, 3),
  k3: (s) => dice(s, 3),
  x5: (s) => pick(s, 5, 11),
  pk10: (s) => pick(s, 10, 10),
  kl8: (s) => pick(s, 20, 80),
  kl10: (s) => pick(s, 8, 20),
  lhc: (s, year) => {
    if (year === undefined) throw new RangeError('an lhc draw needs the sign of its lunar year');
    const drawn = pick(s, 7, 49);
    return { main: drawn.slice(0, 6), special: drawn[6]!, year };
  },
  powerball: (s) => mainAndExtra(s, [5, 69], [1, 26]),
  megamillions: (s) => mainAndExtra(s, [5, 70], [1, 24]),
  'megamillions-old': (s) => mainAndExtra(s, [5, 70], [1, 25]),
  euromillions: (s) => mainAndExtra(s, [5, 50], [2, 12]),
  uklotto: (s) => {
    // The bonus is the seventh ball of the same machine, so it never equals a main number.
    const drawn = pick(s, 7, 59);
    return { main: drawn.slice(0, 6), extra: drawn.slice(6) };
  },
  ssq: (s) => mainAndExtra(s, [6, 33], [1, 16]),
  dlt: (s) => mainAndExtra(s, [5, 35], [2, 12]),
  'dlt-2019': (s) => mainAndExtra(s, [5, 35], [2, 12]),
} satisfies Record<string, (stream: DrawStream, year?: string) => DrawResult>;

/** A lottery family that the protocol can draw. */
export type DrawFamily = keyof typeof DRAWS;

/** All families, in the order of the rules. */
export const DRAW_FAMILIES = Object.keys(DRAWS) as readonly DrawFamily[];

/** Takes one draw from a stream. `year` is the lunar-year sign, needed for `lhc` and ignored elsewhere. */
export const drawFor = (family: DrawFamily, stream: DrawStream, year?: string): DrawResult =>
  DRAWS[family](stream, year);

/** The result of a draw from its public inputs. */
export const computeDraw = (family: DrawFamily, input: DrawInput, year?: string): DrawResult =>
  drawFor(family, drawStream(drawKey(input)), year);

type Machine = readonly [balls: number, of: number];

const mainAndExtra = (stream: DrawStream, main: Machine, extra: Machine): DrawResult => ({
  main: pick(stream, ...main),
  extra: pick(stream, ...extra),
});
