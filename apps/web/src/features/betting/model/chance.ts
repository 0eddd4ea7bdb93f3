import { type Odds, oddsKey } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';

/** Chances of one line, in words of arithmetic. */
export interface Chance {
  /** `1 in oneIn`, rounded to the nearest; the likeliest and the rarest way to win. */
  readonly likeliest: bigint;
  readonly rarest: bigint;
}

/** Chance of one line to win: the likeliest and the rarest of the item's tiers. Returned stakes are no win. */
export function chanceOf({ tiers }: Pick<PlayedItem, 'tiers'>): Chance {
  const ways = tiers
    .filter(({ tier }) => tier !== 'push')
    .map(({ wins, total }) => (total * 2n + wins) / (wins * 2n))
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return { likeliest: ways[0] ?? 1n, rarest: ways.at(-1) ?? 1n };
}

/**
 * Return to the player at these odds, in ppm of the stake, floored: the least over the item's kinds of lines, so no kind
 * returns less than what is shown. Returned stakes count as returned.
 */
export function returnPpmOf(item: Pick<PlayedItem, 'tiers'>, odds: Odds): number {
  const kinds = Map.groupBy(item.tiers, ({ kind }) => kind);
  const returns = [...kinds.values()].map((tiers) =>
    tiers.reduce(
      (sum, tier) => sum + (tier.wins * (odds[oddsKey(item, tier)] ?? 0n) * 100n) / tier.total,
      0n,
    ),
  );
  return Number(returns.reduce((least, value) => (value < least ? value : least), returns[0] ?? 0n));
}
