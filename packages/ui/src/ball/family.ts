/** Colour of a number in families that have colours; `grey` only for the neutral sums of 28. */
export type Wave = 'red' | 'blue' | 'green' | 'grey';

/** Shape of a family's numbers. */
export type BallLook = 'plain' | 'ring' | 'square' | 'coded' | 'die';

/**
 * The look of a lottery family by its id in the rules (`ssc`, `lhc`, `pk10`, …). A family with a year, such as `dlt-2019`,
 * looks like its base family; an unknown one gets plain balls.
 */
export function lookOf(family: string): BallLook {
  return looks[baseOf(family)] ?? 'plain';
}

/**
 * Colour of a number by the tables of the design, or `null` for plain balls.
 *
 * `isSpecial` marks the second zone of two-zone lotteries. For `lhc`, a table from the server takes precedence over this one.
 */
export function waveOf(family: string, value: number, isSpecial = false): Wave | null {
  switch (baseOf(family)) {
    case 'lhc':
      return lhcWave(value);
    case 'pc28':
      return neutralSums.has(value) ? 'grey' : (thirds[value % 3] ?? null);
    case 'kl10':
      return value >= 19 ? 'red' : 'blue';
    case 'kl8':
      return value <= 40 ? 'blue' : null;
    default:
      if (lookOf(family) !== 'coded') return null;
      return isSpecial ? 'blue' : 'red';
  }
}

const looks: Readonly<Record<string, BallLook>> = {
  lhc: 'ring',
  pk10: 'square',
  k3: 'die',
  pc28: 'coded',
  kl10: 'coded',
  kl8: 'plain',
  ssq: 'coded',
  dlt: 'coded',
  powerball: 'coded',
  megamillions: 'coded',
  euromillions: 'coded',
  uklotto: 'coded',
};

const reds = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const blues = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);
const neutralSums = new Set([0, 13, 14, 27]);
const thirds: readonly Wave[] = ['red', 'green', 'blue'];

function lhcWave(value: number): Wave {
  if (reds.has(value)) return 'red';
  return blues.has(value) ? 'blue' : 'green';
}

function baseOf(family: string): string {
  return family.split('-', 1)[0] ?? family;
}
