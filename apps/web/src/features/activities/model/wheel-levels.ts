import type { Amount } from '@tessera/protocol/money';

/** Colours of tiles with a prize, 1 to this; 0 is that of tiles without one. */
export const LEVELS = 5;

/** The colour of each prize, by the order of the prizes alone: the highest has the last one. Prizes ascend. */
export function levelsOf(prizes: readonly Amount[]): ReadonlyMap<Amount, number> {
  const won = prizes.filter((prize) => prize > 0n);
  return new Map([
    ...prizes.map((prize) => [prize, 0] as const),
    ...won.map(
      (prize, at) => [prize, LEVELS - Math.floor(((won.length - 1 - at) * LEVELS) / won.length)] as const,
    ),
  ]);
}
