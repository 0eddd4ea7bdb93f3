/** Probability that a chi-square value with `degrees` degrees of freedom is at least `value`. */
export const chiSquareTail = (value: number, degrees: number): number =>
  1 - lowerGamma(degrees / 2, value / 2);

/**
 * Probability that uniform p-values deviate from uniform at least as far as these (Kolmogorov–Smirnov, with the correction
 * of Stephens for small sets).
 */
export function uniformTail(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const n = sorted.length;
  const distance = Math.max(...sorted.map((p, i) => Math.max((i + 1) / n - p, p - i / n)));
  const scaled = distance * (Math.sqrt(n) + 0.12 + 0.11 / Math.sqrt(n));
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) sum += (k % 2 === 1 ? 1 : -1) * Math.exp(-2 * k * k * scaled * scaled);
  return Math.min(1, Math.max(0, 2 * sum));
}

/** Probability of at least `count` hits in `trials`, each with probability `p`. */
export function binomialTail(count: number, trials: number, p: number): number {
  let term = (1 - p) ** trials;
  let below = 0;
  for (let k = 0; k < count; k += 1) {
    below += term;
    term *= ((trials - k) / (k + 1)) * (p / (1 - p));
  }
  return 1 - below;
}

/** The regularized lower incomplete gamma function P(a, x). Source: NIST Handbook of Mathematical Functions, 8.7 and 8.9. */
function lowerGamma(a: number, x: number): number {
  if (x <= 0) return 0;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; term > sum * 1e-15; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return scale * sum;
  }
  // The continued fraction of the upper function, by Lentz's method.
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 1_000; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return 1 - scale * fraction;
}

/** ln Γ(a) by Stirling's series, after shifting a upwards to where the series is exact to 1e-15. */
function logGamma(a: number): number {
  let shift = 0;
  let x = a;
  for (; x < 12; x += 1) shift -= Math.log(x);
  const inverse = 1 / (x * x);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / x;
  return shift + (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + series;
}
