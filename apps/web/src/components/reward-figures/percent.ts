import type { Edge } from '@tessera/rewards';

/** Parts per million as a percentage with 2 to 4 decimals: `3000` is `0.30%`, `25000` is `2.50%`, `125` is `0.0125%`. */
export function percentText(ppm: number): string {
  const whole = Math.floor(ppm / 10_000);
  const rest = String(ppm % 10_000).padStart(4, '0');
  return `${whole}.${rest.slice(0, 2)}${rest.slice(2).replace(/0+$/, '')}%`;
}

/** An edge as a percentage, rounded up to parts per million. */
export const edgeText = ({ num, den }: Edge): string =>
  percentText(Number((num * 1_000_000n + den - 1n) / den));
