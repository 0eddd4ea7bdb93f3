import type { PlayItem } from '../families/declare.ts';
import { pushTier } from '../play/play.ts';
import { type Fraction, type Odds, oddsKey, oddsScale } from './odds.ts';

/** Return and win chance of one kind of unit bet. */
export interface KindReturn {
  readonly kind: string;
  /** Exact expected payout per unit staked, returned stakes included. */
  readonly returned: Fraction;
  /** Chance that some tier wins; returned stakes do not count. */
  readonly chance: Fraction;
}

/** Return and chance of every kind of unit bet of an item at given odds. */
export function returnsOf(item: PlayItem, odds: Odds): readonly KindReturn[] {
  const kinds = [...new Set(item.tiers.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const tiers = item.tiers.filter((tier) => tier.kind === kind);
    const total = tiers[0]?.total ?? 1n;
    return {
      kind,
      returned: {
        numerator: tiers.reduce((sum, tier) => sum + tier.wins * (odds[oddsKey(item, tier)] ?? 0n), 0n),
        denominator: total * oddsScale,
      },
      chance: {
        numerator: tiers.reduce((sum, tier) => (tier.tier === pushTier ? sum : sum + tier.wins), 0n),
        denominator: total,
      },
    };
  });
}

/** A chance as 1 in N, for display: 38.324 is one win in 38.324 unit bets. Infinite for chance 0. */
export function oneIn({ numerator, denominator }: Fraction): number {
  if (numerator === 0n) return Number.POSITIVE_INFINITY;
  return Number((denominator * 1_000_000n) / numerator) / 1_000_000;
}
