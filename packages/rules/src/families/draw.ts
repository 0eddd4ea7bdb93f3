/** The twelve signs of the zodiac in order. */
export const zodiacSigns = [
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

export type ZodiacSign = (typeof zodiacSigns)[number];

/** Draw of LHC: six main numbers in drawing order, the special number, and the sign of the lunar year of the draw date. */
export interface LhcDraw {
  readonly main: readonly number[];
  readonly special: number;
  readonly year: string;
}

/** Draw of a jackpot lottery; order inside `main` and `extra` is irrelevant. */
export interface JackpotDraw {
  readonly main: readonly number[];
  readonly extra: readonly number[];
}

/** Drawn numbers in the JSON form of the rules catalogue. */
export type Draw = readonly number[] | LhcDraw | JackpotDraw;

/** Drawn numbers of a family that draws one list. Throws on any other form. */
export function numbersOf(draw: Draw): readonly number[] {
  if ('main' in draw) throw new TypeError('this family draws one list of numbers');
  return draw;
}

/** Drawn numbers of LHC. Throws on any other form. */
export function lhcDrawOf(draw: Draw): LhcDraw {
  if (!('special' in draw)) throw new TypeError('LHC draws main numbers, a special number and a year');
  return draw;
}

/** Drawn numbers of a jackpot lottery. Throws on any other form. */
export function jackpotDrawOf(draw: Draw): JackpotDraw {
  if (!('extra' in draw)) throw new TypeError('a jackpot lottery draws main and extra numbers');
  return draw;
}
