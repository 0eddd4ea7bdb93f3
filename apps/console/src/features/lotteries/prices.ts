import { priceBounds } from '@tessera/protocol/console-permissions';
import { pricingOf } from '@tessera/protocol/pricing';
import { catalogueHouse, createRules, type Family, type FamilyRules } from '@tessera/rules/core';
import { type ItemReturn, itemReturns } from '@tessera/rules/item-returns';
import type { Lottery } from './lottery-data.ts';

/** The two prices that operators change. */
export interface TypedPrice {
  readonly base: number;
  readonly rtpPpm: number;
}

/** What the plays return at a price. */
export interface PriceReturns {
  /** Largest sum of return and rebate first. */
  readonly items: readonly ItemReturn[];
  readonly above: number;
  readonly leastPpm: number;
  readonly mostPpm: number;
  readonly withRebatePpm: number;
}

/** Reads what is typed: a whole prize group, and a percentage with at most four places. Undefined outside the bounds. */
export function typedPrice(base: string, rtp: string): TypedPrice | undefined {
  if (!/^\d{4}$/.test(base.trim()) || !/^\d{1,3}(\.\d{1,4})?$/.test(rtp.trim())) return undefined;
  const price = { base: Number(base), rtpPpm: Math.round(Number(rtp) * 10_000) };
  const isIn = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
  return isIn(price.base, priceBounds.base) && isIn(price.rtpPpm, priceBounds.rtpPpm) ? price : undefined;
}

/** Returns of all plays on sale at a price, by the rules of the family. */
export function returnsAt(
  family: FamilyRules,
  lottery: Pick<Lottery, 'family' | 'boards' | 'house' | 'pricing'>,
  price: TypedPrice,
): PriceReturns {
  const rules = createRules([family], { ...catalogueHouse, ...lottery.house });
  const found = itemReturns(rules, {
    // Safe cast: the rules were loaded by this name.
    family: lottery.family as Family,
    boards: lottery.boards,
    pricing: pricingOf({ ...lottery.pricing, ...price }),
  });
  return {
    items: found.toSorted((one, other) => other.withRebatePpm - one.withRebatePpm),
    above: found.filter(({ isAboveStake }) => isAboveStake).length,
    leastPpm: Math.min(...found.map(({ leastPpm }) => leastPpm)),
    mostPpm: Math.max(...found.map(({ mostPpm }) => mostPpm)),
    withRebatePpm: Math.max(...found.map(({ withRebatePpm }) => withRebatePpm)),
  };
}
