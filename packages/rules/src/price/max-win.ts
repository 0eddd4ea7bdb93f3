import type { ParsedContent } from '../content/parsed.ts';
import type { PlayedItem } from '../families/declare.ts';
import { type Odds, oddsKey, oddsScale } from './odds.ts';

/**
 * The most one draw can pay a content: the real maximum over draws. Single entry of KL8 and of jackpot lotteries with many lines
 * gets a bound that no draw exceeds instead, which is all that exposure needs: too much can only refuse a bet, too little would
 * let the house lose what it does not have. `lineStake` is in 1/10 000 of the currency, as is the answer; every line is floored
 * on its own.
 */
export function maxWin(item: PlayedItem, parsed: ParsedContent, lineStake: bigint, odds: Odds): bigint {
  const tiers = item.play.tiers();
  return item.play.best(parsed, (index) => {
    const tier = tiers[index];
    return tier === undefined ? 0n : linePayout(lineStake, odds[oddsKey(item, tier)] ?? 0n);
  });
}

/** Payout of one line, floored to 1/10 000. */
export function linePayout(lineStake: bigint, odds: bigint): bigint {
  return (lineStake * odds) / oddsScale;
}
