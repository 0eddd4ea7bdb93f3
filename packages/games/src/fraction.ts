/** An exact ratio in lowest terms; `den` is positive. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

/** The ratio `num` / `den` in lowest terms. Throws RangeError when `den` is zero. */
export function fraction(num: bigint, den: bigint = 1n): Fraction {
  if (den === 0n) throw new RangeError('a fraction needs a denominator');
  const common = divisor(num < 0n ? -num : num, den < 0n ? -den : den) * (den < 0n ? -1n : 1n);
  return { num: num / common, den: den / common };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.num * b.den + b.num * a.den, a.den * b.den);

export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den);

/** The ratio in millionths, rounded down. */
export const ppmOf = ({ num, den }: Fraction): number => Number((num * 1_000_000n) / den);

/** The ratio as a percentage with two decimals, rounded down: `"97.00"`. */
export function percentOf(value: Fraction): string {
  const text = ((value.num * 10_000n) / value.den).toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** Ways to choose `k` of `n`; 0 if there are none. */
export function combinations(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 0; i < k; i += 1) ways = (ways * BigInt(n - i)) / BigInt(i + 1);
  return k < 0 || k > n ? 0n : ways;
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}
