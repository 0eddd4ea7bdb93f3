import type { ParsedContent } from '../content/parsed.ts';
import type { PlayItem } from '../families/declare.ts';
import { type Odds, oddsKey, oddsScale } from './odds.ts';

/**
 * The largest payout of a content in one draw: the exact maximum over draws. For single entry of KL8 and jackpot lotteries
 * with many lines it is an upper bound, which is enough for exposure. A bound that is too high only refuses a bet; a bound
 * that is too low would let the operator accept a loss it cannot cover. `lineStake` and the result are in 1/10 000 of the
 * currency. Each line is floored separately.
 */
export function maxWin(item: PlayItem, parsed: ParsedContent, lineStake: bigint, odds: Odds): bigint {
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
