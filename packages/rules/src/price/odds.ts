import type { ParsedContent } from '../content/parsed.ts';
import type { PlayItem } from '../families/declare.ts';
import { pushTier, type Tier } from '../play/play.ts';
import type { Pricing } from './pricing.ts';

/** Payout per unit staked in 1/10 000, stake included, floored; key `tier`, or `tier/kind` when the item has several kinds. */
export type Odds = Readonly<Record<string, bigint>>;

/** Payouts per unit staked are integers in ten-thousandths. */
export const oddsScale = 10_000n;

const millionth = 1_000_000n;

/** Key of a tier in `Odds`. */
export function oddsKey({ tiers }: Pick<PlayItem, 'tiers'>, tier: Pick<Tier, 'tier' | 'kind'>): string {
  return tiers.every(({ kind }) => kind === 'unit') ? tier.tier : `${tier.tier}/${tier.kind}`;
}

/**
 * Odds of every tier and kind at a rebate of `rebatePpm` (0 to the highest rebate).
 * tradition: fair payout x group / 2000 with group = base + 20 x (rMax - rebate in %); credit: fair payout x (RTP - rebate).
 * A returned stake pays exactly the stake. Throws when the rebate is out of range.
 * Source: architecture, section 10, "Price".
 */
export function oddsOfItem(item: PlayItem, pricing: Pricing, rebatePpm: number): Odds {
  const factor = returnFactor(item, pricing, rebatePpm);
  const table = pricing.prizes?.[item.id] ?? pricing.prizes?.[item.family];
  const { tiers } = item;
  return Object.fromEntries(
    tiers.map((tier) => {
      const key = oddsKey(item, tier);
      if (tier.tier === pushTier) return [key, oddsScale];
      const fixed = table?.[key] ?? table?.[tier.tier];
      if (fixed !== undefined) return [key, fixed];
      const fair = fairPayout(tiers, tier);
      const legs = BigInt(tier.legs ?? 1);
      return [
        key,
        (oddsScale * fair.numerator * factor.numerator ** legs) /
          (fair.denominator * factor.denominator ** legs),
      ];
    }),
  );
}

/**
 * The part of an item's odds that a content can win in some draw. Picks decide it on boards, in a three-number pack (one of
 * hundreds of kinds) and in a parlay. These odds are enough to settle the bet later. Keys and values are unchanged.
 */
export function oddsWithin(item: PlayItem, parsed: ParsedContent, odds: Odds): Odds {
  const winnable = item.play.winnable?.(parsed);
  if (winnable === undefined) return odds;
  const tiers = item.play.tiers();
  const keys = new Set(
    winnable.flatMap((index) => {
      const tier = tiers[index];
      return tier === undefined ? [] : [oddsKey(item, tier)];
    }),
  );
  return Object.fromEntries(Object.entries(odds).filter(([key]) => keys.has(key)));
}

/** An exact positive fraction, not reduced. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/**
 * Payout per unit staked, stake included, at which one kind of unit bet returns exactly its stake on average:
 * (1 - P(push)) / P(win), split equally over the tiers of the kind when there are several.
 */
export function fairPayout(tiers: readonly Tier[], tier: Tier): Fraction {
  const sameKind = tiers.filter(({ kind }) => kind === tier.kind);
  const winning = BigInt(sameKind.filter((other) => other.tier !== pushTier).length);
  const returned = sameKind.find((other) => other.tier === pushTier)?.wins ?? 0n;
  return { numerator: tier.total - returned, denominator: tier.wins * winning };
}

/** Share of the fair payout that the item returns at a rebate. Throws when the rebate is out of range. */
export function returnFactor(item: Pick<PlayItem, 'board'>, pricing: Pricing, rebatePpm: number): Fraction {
  if (!Number.isSafeInteger(rebatePpm) || rebatePpm < 0 || rebatePpm > pricing.rMaxPpm) {
    throw new RangeError(`rebate of ${rebatePpm} ppm is outside 0 to ${pricing.rMaxPpm}`);
  }
  if (item.board === 'credit')
    return { numerator: BigInt(pricing.rtpPpm - rebatePpm), denominator: millionth };
  // 20 for each per cent is 20 x (ppm / 10 000), so `group` is in units of 1/10 000 here.
  const group = BigInt(pricing.base) * oddsScale + 20n * BigInt(pricing.rMaxPpm - rebatePpm);
  return { numerator: group, denominator: 2000n * oddsScale };
}
