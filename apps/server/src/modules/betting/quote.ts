import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Lotteries } from '../lotteries/index.ts';
import { type Bettor, inCall } from './accept.ts';
import type { Judging } from './judging.ts';
import { type RebateMaxOf, termsFor } from './terms.ts';

/**
 * Figures of bets that are not placed yet. `bettor`: whose bound on rebates holds, and whose session is charged; undefined for orders
 * of the platform itself.
 * Errors: `not_found` for an unknown lottery; `lottery_suspended`; those of `priceBet` for the first bet that cannot be
 * placed; those of `Judging`.
 */
export async function quoteBets(
  { lotteries, judging, rebateMaxOf }: { lotteries: Lotteries; judging: Judging; rebateMaxOf: RebateMaxOf },
  { lottery: id, items }: InputOf<'betQuote'>,
  bettor: Bettor | undefined,
): Promise<ReplyOf<'betQuote'>> {
  const lottery = lotteries.find(id);
  if (!lottery?.listed) throw new AppError('not_found');
  if (!lottery.enabled) throw new AppError('lottery_suspended');
  const terms = await termsFor(lottery, items, bettor, rebateMaxOf);
  const quoted = await judging.quote(items, terms, bettor?.sessionAge?.id);
  return quoted.map((one, index) => {
    if (one.ok) return one.value;
    const { code, data } = inCall(index, one.refusal);
    throw new AppError(code, data as never);
  });
}
