import { type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import { inCall } from './accept.ts';
import { oddsText, priceBet } from './price.ts';

/**
 * Figures of bets that are not placed yet.
 * Errors: `not_found` for an unknown or disabled lottery; `lottery_suspended`; those of `priceBet` for the first bet that cannot be placed.
 */
export function quoteBets(
  lotteries: Lotteries,
  { lottery: id, items }: InputOf<'betQuote'>,
): ReplyOf<'betQuote'> {
  const lottery = lotteries.find(id);
  if (!lottery?.listed) throw new AppError('not_found');
  if (!lottery.enabled) throw new AppError('lottery_suspended');
  return items.map((item, index) => {
    const priced = priceBet(item, lottery);
    if (!priced.ok) {
      const { code, data } = inCall(index, priced.refusal);
      throw new AppError(code, data as never);
    }
    const { lines, stake, odds, maxWin } = priced.bet;
    return { lines, stake: printAmount(stake), odds: oddsText(odds), max_win: printAmount(maxWin) };
  });
}
