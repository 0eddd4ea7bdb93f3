/** Parts per million as per cent with one decimal, rounded down: `12000` is `1.2`. */
export function percentOf(ppm: number): string {
  return `${Math.floor(ppm / 10_000)}.${Math.floor((ppm % 10_000) / 1_000)}`;
}
