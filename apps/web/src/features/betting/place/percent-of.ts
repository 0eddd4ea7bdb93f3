/** Parts per million as per cent with one decimal, or two if needed, rounded down: `12000` is `1.2`, `8500` is `0.85`. */
export function percentOf(ppm: number): string {
  const hundredths = Math.floor(ppm / 100);
  const [tenths, rest] = [Math.floor(hundredths / 10), hundredths % 10];
  return `${Math.floor(tenths / 10)}.${tenths % 10}${rest === 0 ? '' : rest}`;
}
