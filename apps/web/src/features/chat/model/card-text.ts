import type { Card } from '../api/cards.ts';

type Chance = Card['chances'][number];

/**
 * Chances in lowest terms, the lowest and the highest of several: 10 wins in 1 000 are `1/100`, with 1 win in 20 beside it
 * `1/100 – 1/20`.
 */
export function chancesText(chances: readonly Chance[]): string {
  const sorted = [...chances].sort((one, other) => {
    const difference = BigInt(one.wins) * BigInt(other.total) - BigInt(other.wins) * BigInt(one.total);
    return difference < 0n ? -1 : Number(difference > 0n);
  });
  const texts = new Set([...sorted.slice(0, 1), ...sorted.slice(-1)].map(fractionText));
  return [...texts].join(' – ');
}

function fractionText({ wins, total }: Chance): string {
  const [numerator, denominator] = [BigInt(wins), BigInt(total)];
  const common = commonDivisor(numerator, denominator);
  return `${numerator / common}/${denominator / common}`;
}

function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}

/** A return in percent, cut to two decimals: 975 000 ppm is `97.5%`; two of them when they differ. */
export function percentText({ least, most }: Card['return_ppm']): string {
  const text = (ppm: number) => `${Math.floor(ppm / 100) / 100}%`;
  return least === most ? text(least) : `${text(least)} – ${text(most)}`;
}
