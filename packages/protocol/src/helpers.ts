/** Small exact arithmetic (R9.6) without floats: combinations, sums and fixed decimals. */

/** Ways to choose `k` of `n`, exact: C(80, 20) needs 62 bits. 0 if `k` < 0 or `k` > `n`; both must be integers. */
export function combinations(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  const smaller = BigInt(Math.min(k, n - k));
  let ways = 1n;
  for (let i = 1n; i <= smaller; i += 1n) ways = (ways * (BigInt(n) - smaller + i)) / i;
  return ways;
}

/** A plain decimal: text such as `-12.50`, an integer, or a finite number (read through its printed text). */
export type DecimalInput = string | number | bigint;

/**
 * Sum of decimals as text, with as many places as the longest input: `sum(['0.1', '0.20'])` is `'0.30'`. An empty list
 * sums to `'0'`. Throws RangeError if a value is not a decimal.
 */
export function sum(values: Iterable<DecimalInput>): string {
  let total: Decimal = { digits: 0n, places: 0 };
  for (const value of values) {
    const next = decimalOf(value);
    const places = Math.max(total.places, next.places);
    total = { digits: scaled(total, places) + scaled(next, places), places };
  }
  return print(total);
}

/** Rounding mode: halves away from zero, or everything toward zero. */
export type Rounding = 'half-up' | 'down';

/**
 * Rounds a decimal to exactly `places` (0 to 100) as text: `roundFixed('1.005', 2)` is `'1.01'`, where a float would
 * print 1.00. Money is never rounded up: use `truncate` of `money.ts` for amounts. Throws RangeError if the value is
 * not a decimal.
 */
export function roundFixed(value: DecimalInput, places: number, rounding: Rounding = 'half-up'): string {
  const decimal = decimalOf(value);
  if (decimal.places <= places) return print({ digits: scaled(decimal, places), places });
  const step = 10n ** BigInt(decimal.places - places);
  const rest = decimal.digits % step;
  const size = rest < 0n ? -rest : rest;
  const away = rounding === 'half-up' && size * 2n >= step ? (decimal.digits < 0n ? -1n : 1n) : 0n;
  return print({ digits: decimal.digits / step + away, places });
}

interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/;

function decimalOf(value: DecimalInput): Decimal {
  const match = DECIMAL.exec(String(value));
  if (match === null) throw new RangeError('not a decimal');
  const [, sign, whole, fraction = '', exponent = '0'] = match;
  const size = BigInt(whole! + fraction);
  const digits = sign === '-' ? -size : size;
  const places = fraction.length - Number(exponent);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

function scaled({ digits, places }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - places);
}

function print({ digits, places }: Decimal): string {
  const text = (digits < 0n ? -digits : digits).toString().padStart(places + 1, '0');
  const point = text.length - places;
  const sign = digits < 0n ? '-' : '';
  return places === 0 ? sign + text : `${sign}${text.slice(0, point)}.${text.slice(point)}`;
}
