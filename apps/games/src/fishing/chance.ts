import { type FishId, fishChance, printFactor } from '@tessera/games';

/** The probability of a catch in percent with two decimals, truncated. */
export function chanceText(fish: FishId): string {
  const { wins, of } = fishChance(fish);
  return `${printFactor(Math.floor((wins * 10_000) / of))}%`;
}
