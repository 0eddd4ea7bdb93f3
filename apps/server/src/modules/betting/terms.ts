import type { Lottery } from '../lotteries/index.ts';
import type { BetDraft, LotteryTerms } from './price.ts';

/** The most rebate that a player may take on a bet, in ppm; null without such a bound. */
export type RebateMaxOf = (userId: bigint) => number | null | Promise<number | null>;

/**
 * The terms of a lottery for bets of a player; undefined: of the platform itself. The player's bound is looked up only for bets with
 * a rebate.
 */
export async function termsFor(
  { family, config }: Lottery,
  items: readonly Pick<BetDraft, 'rebate_ppm'>[],
  bettor: { readonly userId: bigint; readonly currency: string } | undefined,
  rebateMaxOf: RebateMaxOf,
): Promise<LotteryTerms> {
  if (!bettor || bettor.currency === 'TRIAL' || items.every(({ rebate_ppm }) => rebate_ppm === 0))
    return { family, config };
  const most = await rebateMaxOf(bettor.userId);
  return most === null ? { family, config } : { family, config, rebateMaxPpm: most };
}
