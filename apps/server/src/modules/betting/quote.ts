import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import { inCall } from './accept.ts';
import type { Judging, Payer } from './judging.ts';

/**
 * Figures of bets that are not placed yet. `who` = the session that asks.
 * Errors: `not_found` for an unknown lottery; `lottery_suspended`; those of `priceBet` for the first bet that cannot be
 * placed; those of `Judging`.
 */
export async function quoteBets(
  { lotteries, judging }: { lotteries: Lotteries; judging: Judging },
  { lottery: id, items }: InputOf<'betQuote'>,
  who: Payer,
): Promise<ReplyOf<'betQuote'>> {
  const lottery = lotteries.find(id);
  if (!lottery?.listed) throw new AppError('not_found');
  if (!lottery.enabled) throw new AppError('lottery_suspended');
  const { family, config } = lottery;
  const quoted = await judging.quote(items, { family, config }, who);
  return quoted.map((one, index) => {
    if (one.ok) return one.value;
    const { code, data } = inCall(index, one.refusal);
    throw new AppError(code, data as never);
  });
}
