import type { Amount } from '@tessera/protocol/money';
import type { ParsedContent, Pricing } from '@tessera/rules';
import type { PlayItem } from '@tessera/rules/core';
import { quoteOf, type StakeTerms } from '../pick/quote.ts';
import { type BetCaps, capBlock } from './stake-gate.ts';

/** Limits of the multiple of a bet. */
export interface MultipleLimits extends BetCaps {
  /** Maximum multiple of the lottery, 1 or more. */
  readonly multipleMax: number;
  /** The player's balance; absent for a visitor. */
  readonly balance: Amount | undefined;
}

/**
 * The largest multiple a content can be bet with, within the lottery's maximum, the balance and the bet caps. At least 1,
 * even if that is too much: the bet button then shows the reason.
 */
export function maxMultiple(
  item: PlayItem,
  parsed: ParsedContent,
  terms: StakeTerms,
  pricing: Pricing,
  limits: MultipleLimits,
): number {
  const fits = (multiple: number): boolean => {
    const quote = quoteOf(item, parsed, { ...terms, multiple }, pricing);
    return !capBlock(quote, limits) && (limits.balance === undefined || quote.stake <= limits.balance);
  };
  // Rounded-down prizes cannot be divided back, so this is a binary search: a larger multiple never costs or returns less.
  let least = 1;
  let most = limits.multipleMax;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}
