import { type Amount, amountOf } from '@tessera/protocol/money';
import { type Odds, oddsKey } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';

/** One prize of a jackpot ticket. */
export interface TicketTier {
  readonly tier: string;
  /** Fixed prize of one line. */
  readonly prize: Amount;
  /** One winning line in this many, rounded to a whole number. */
  readonly oneIn: number;
}

/** The tiers that pay, the largest prize first, for one line of this stake. Tiers without a prize are left out. */
export function ticketTiers(item: PlayItem, odds: Odds, lineStake: Amount): readonly TicketTier[] {
  return item.tiers
    .map((tier) => ({
      tier: tier.tier,
      prize: amountOf((lineStake * (odds[oddsKey(item, tier)] ?? 0n)) / 10_000n),
      oneIn: Number((2n * BigInt(tier.total) + BigInt(tier.wins)) / (2n * BigInt(tier.wins))),
    }))
    .filter(({ prize }) => prize > 0n)
    .toSorted((a, b) => (a.prize === b.prize ? b.oneIn - a.oneIn : a.prize < b.prize ? 1 : -1));
}
