import {
  type Amount,
  amountOf,
  type InputOf,
  parseAmount,
  printAmount,
  type ReplyOf,
} from '@tessera/protocol';
import { AppError, type CallContext } from '../../../http/index.ts';
import { findAccount } from '../payees/payee-row.ts';
import type { WithdrawalDeps } from './deps.ts';
import { playerOf } from './factor.ts';
import { feeOf, leftToday, payOf, setAmount } from './terms.ts';
import { readWithdrawable } from './withdrawable.ts';

/** What a player can withdraw and the fee. Errors: `trial_not_allowed`, `not_found` for an account of another player. */
export async function quoteWithdrawal(
  { amount: asked, target }: InputOf<'withdrawQuote'>,
  context: CallContext,
  deps: WithdrawalDeps,
): Promise<ReplyOf<'withdrawQuote'>> {
  const { store, identity, platform } = deps;
  const { settings } = platform;
  const user = await playerOf(context, identity);
  const { currency } = user;
  const [money, left] = await Promise.all([
    readWithdrawable(store, { userId: user.id, currency }, settings),
    leftToday(store, user.id, context.now, settings),
  ]);
  const parsed = asked === undefined ? undefined : parseAmount(asked);
  const amount = parsed?.ok ? parsed.value : amountOf(0n);
  const fee = feeOf(amount, left.free, settings);
  const arrives = amountOf(amount - fee);
  const automatic = amount < setAmount(settings, 'withdrawAutoBelow');
  const lockedUntil = user.withdraw_locked_until?.getTime() ?? 0;
  return {
    currency,
    balance: printAmount(money.balance),
    withdrawable: printAmount(money.withdrawable),
    blocked: money.blocked.map((part) => ({ reason: part.reason, amount: printAmount(part.amount) })),
    turnover: money.turnover.map(({ source, required, done, left: open }) => ({
      source,
      required: printAmount(required),
      done: printAmount(done),
      left: printAmount(open),
    })),
    fee: printAmount(fee),
    arrives: printAmount(arrives),
    pay: target ? await payFor(deps, user.id, currency, target, arrives) : null,
    minutes: settings.get(automatic ? 'withdrawMinutes' : 'withdrawReviewMinutes'),
    free_left: left.free,
    day_left: left.day,
    min: printAmount(setAmount(settings, 'withdrawMin')),
    max: printAmount(left.max),
    auto_below: printAmount(setAmount(settings, 'withdrawAutoBelow')),
    locked_until: lockedUntil > context.now ? lockedUntil : null,
  };
}

async function payFor(
  deps: WithdrawalDeps,
  userId: bigint,
  currency: string,
  { kind, id }: NonNullable<InputOf<'withdrawQuote'>['target']>,
  arrives: Amount,
): Promise<ReplyOf<'withdrawQuote'>['pay']> {
  if (!(await findAccount(deps.store, userId, kind, BigInt(id)))) throw new AppError('not_found');
  if (arrives <= 0n) return null;
  const pay = await payOf(deps.store, kind, currency, arrives);
  if (!pay.rate) return null;
  return {
    currency: pay.currency,
    amount: printAmount(pay.amount),
    rate: printAmount(pay.rate.value),
    at: pay.rate.at,
  };
}
