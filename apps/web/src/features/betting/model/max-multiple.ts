import type { Amount } from '@tessera/protocol/money';
import type { ParsedContent, Pricing } from '@tessera/rules';
import type { PlayedItem } from '@tessera/rules/core';
import { quoteOf, type StakeTerms } from './quote.ts';
import { type BetCaps, capBlock } from './stake-gate.ts';

/** What holds the multiple of a bet down. */
export interface MultipleLimits extends BetCaps {
  /** The largest multiple of the lottery, 1 or more. */
  readonly multipleMax: number;
  /** What the player has; absent for a visitor. */
  readonly balance: Amount | undefined;
}

/**
 * The largest multiple a content can be bet with: of the lottery, within the balance and the caps of a bet. At least 1, where
 * even that is too much: the button that bets says why.
 */
export function maxMultiple(
  item: PlayedItem,
  parsed: ParsedContent,
  terms: StakeTerms,
  pricing: Pricing,
  limits: MultipleLimits,
): number {
  const fits = (multiple: number): boolean => {
    const quote = quoteOf(item, parsed, { ...terms, multiple }, pricing);
    return !capBlock(quote, limits) && (limits.balance === undefined || quote.stake <= limits.balance);
  };
  // Floors of prizes do not divide back: the border is looked for, a larger multiple never costs or returns less.
  let least = 1;
  let most = limits.multipleMax;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}
