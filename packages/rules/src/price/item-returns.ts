import type { Family } from '../families/all-facts.ts';
import type { Board, PlayItem } from '../families/declare.ts';
import type { Odds } from './odds.ts';
import type { Pricing } from './pricing.ts';
import { returnsOf } from './return.ts';

/** What an item gives back of the stake on average, in ppm. */
export interface ItemReturn {
  readonly item: PlayItem;
  /** Of its worst kind of unit bet without a rebate, and of its best one; rounded down. */
  readonly leastPpm: number;
  readonly mostPpm: number;
  /** Return and rebate together, at the rebate where they are largest; rounded up. */
  readonly withRebatePpm: number;
  /** Whether return and rebate together are more than the stake; exact. */
  readonly isAboveStake: boolean;
}

/** The part of the engine that knows items and their odds. */
interface PricedItems {
  playItems(family: Family): readonly PlayItem[];
  oddsOf(playId: string, pricing: Pricing, rebatePpm: number): Odds;
}

const MILLION = 1_000_000n;

/**
 * Returns of the items on these boards at these prices. The return falls with the rebate along a convex curve, so return and rebate
 * together are largest without a rebate or at the highest one. A rebate is counted on stake that ties return too, which earns none, so
 * items with ties are found a little earlier.
 *
 * @example
 * itemReturns(createRules([k3]), { family: 'k3', boards: ['credit'], pricing: demoPricing })
 *   .some(({ isAboveStake }) => isAboveStake);   // false
 */
export function itemReturns(
  rules: PricedItems,
  { family, boards, pricing }: { family: Family; boards: readonly Board[]; pricing: Pricing },
): readonly ItemReturn[] {
  const items = rules.playItems(family).filter(({ board }) => boards.includes(board));
  return items.map((item) => {
    const at = (rebate: number) =>
      returnsOf(item, rules.oddsOf(item.id, pricing, rebate)).map(({ returned }) => returned);
    const plain = at(0);
    const ends = [0, pricing.rMaxPpm].flatMap((rebate) =>
      at(rebate).map(({ numerator, denominator }) => ({
        numerator: numerator * MILLION + BigInt(rebate) * denominator,
        denominator,
      })),
    );
    const floors = plain.map(({ numerator, denominator }) => Number((numerator * MILLION) / denominator));
    const ceilings = ends.map(({ numerator, denominator }) =>
      Number((numerator + denominator - 1n) / denominator),
    );
    return {
      item,
      leastPpm: Math.min(...floors),
      mostPpm: Math.max(...floors),
      withRebatePpm: Math.max(...ceilings),
      isAboveStake: ends.some(({ numerator, denominator }) => numerator > denominator * MILLION),
    };
  });
}
