/** Colour of a number that has one; `grey` only for the neutral sums of 28, the last five only for jackpot lotteries. */
export type Wave = 'red' | 'blue' | 'green' | 'grey' | 'white' | 'gold' | 'pink' | 'sky' | 'violet';

/**
 * How numbers are drawn: `plain` balls, `keno` with a blue lower half, `ring` in the colours of LHC, `square` lanes of a race, `die`,
 * `sum` in the colours of 28, `two-reds` with 19 and 20 in red. Two zones: `zones` with a red main and a blue second zone, `white-red` of Powerball, `white-gold`
 * of Mega Millions, `stars` of EuroMillions, `ranges` of UK Lotto, whose colours change every ten numbers.
 */
export type BallLook =
  | 'plain'
  | 'keno'
  | 'ring'
  | 'square'
  | 'die'
  | 'sum'
  | 'two-reds'
  | 'zones'
  | 'white-red'
  | 'white-gold'
  | 'stars'
  | 'ranges';

/** Shape of a number. */
export type BallShape = 'plain' | 'ring' | 'square' | 'coded' | 'die';

interface Drawing {
  readonly shape: BallShape;
  /** Colour of a number by the tables of the design, or `null`. `isSpecial` marks the second zone. */
  waveOf(value: number, isSpecial: boolean): Wave | null;
}

const colourless = () => null;

const drawings: Readonly<Record<BallLook, Drawing>> = {
  plain: { shape: 'plain', waveOf: colourless },
  keno: { shape: 'plain', waveOf: (value) => (value <= 40 ? 'blue' : null) },
  ring: { shape: 'ring', waveOf: lhcWave },
  square: { shape: 'square', waveOf: colourless },
  die: { shape: 'die', waveOf: colourless },
  sum: { shape: 'coded', waveOf: sumWave },
  'two-reds': { shape: 'coded', waveOf: (value) => (value >= 19 ? 'red' : 'blue') },
  zones: twoZones('red', 'blue'),
  'white-red': twoZones('white', 'red'),
  'white-gold': twoZones('white', 'gold'),
  stars: twoZones('white', 'gold'),
  ranges: { shape: 'coded', waveOf: (value) => tens[Math.floor(value / 10)] ?? null },
};

/** The shape of the numbers of a look. */
export const shapeOf = (look: BallLook): BallShape => drawings[look].shape;

/**
 * Colour of a number of a look, or `null` for plain balls. `isSpecial` marks the second zone of two-zone lotteries. For `ring`, a
 * table from the server takes precedence over this one.
 */
export const waveOf = (look: BallLook, value: number, isSpecial = false): Wave | null =>
  drawings[look].waveOf(value, isSpecial);

function twoZones(main: Wave, extra: Wave): Drawing {
  return { shape: 'coded', waveOf: (_value, isSpecial) => (isSpecial ? extra : main) };
}

const reds = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const blues = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);
const neutralSums = new Set([0, 13, 14, 27]);
const tens: readonly Wave[] = ['white', 'sky', 'pink', 'green', 'gold', 'violet'];
const thirds: readonly Wave[] = ['red', 'green', 'blue'];

function lhcWave(value: number): Wave {
  if (reds.has(value)) return 'red';
  return blues.has(value) ? 'blue' : 'green';
}

function sumWave(value: number): Wave | null {
  return neutralSums.has(value) ? 'grey' : (thirds[value % 3] ?? null);
}
