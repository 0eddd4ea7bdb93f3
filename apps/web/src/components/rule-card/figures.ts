/** A chance of one in `n`, rounded for display: whole from 100 on, otherwise two decimals. In 1/10 000, like odds. */
export function chanceUnits(n: number): bigint {
  return n >= 100 ? BigInt(Math.round(n)) * 10_000n : BigInt(Math.round(n * 100)) * 100n;
}

/** `975000` ppm is `97.5`, floored to two decimals. */
export function percentOf(ppm: number): string {
  return (Math.floor(ppm / 100) / 100).toFixed(2).replace(/\.?0+$/, '');
}
