import { type Amount, amountOf, type InputOf, parseAmount, printAmount } from '@tessera/protocol';
import { AppError, type CallContext } from '../../../http/index.ts';
import { once, type Tx } from '../../../store/index.ts';
import type { User } from '../../identity/index.ts';
import { type AccountRow, findAccount, labelOf } from '../payees/payee-row.ts';
import { verifiedNameOf } from '../verified-identity/verified-identity.ts';
import type { WithdrawalDeps } from './deps.ts';
import { playerOf, refusalOf } from './factor.ts';
import { holdPosting } from './money.ts';
import { lockInForce } from './payout-locks.ts';
import { findWithdrawal, type WithdrawView } from './row.ts';
import { reviewJob } from './send.ts';
import { feeOf, leftToday, payOf, setAmount } from './terms.ts';
import { readWithdrawable, type Withdrawable } from './withdrawable.ts';

type Input = InputOf<'withdrawCreate'>;
/** Time of the request, ms, and the language of its texts. */
type Asked = Pick<CallContext, 'now' | 'language'>;

/**
 * Requests a withdrawal. Its money is held in the same transaction. From there it either goes to the player's account or, if the
 * withdrawal is rejected or fails, back. The same `rid` always gets the same answer (L6).
 * Errors: `trial_not_allowed`, `not_found` for an account that is not the player's own, those of `requireFactor` and `judge`.
 */
export async function createWithdrawal(
  input: Input,
  context: CallContext,
  deps: WithdrawalDeps,
): Promise<WithdrawView> {
  const { store, identity } = deps;
  const user = await playerOf(context, identity);
  const { rid, amount, target } = input;
  const parsed = parseAmount(amount);
  if (!parsed.ok || parsed.value <= 0n) throw new AppError('amount_invalid');
  const body = { amount: printAmount(parsed.value), target };
  // A missing account is reported without checking a factor.
  const refusal = (await findAccount(store, user.id, target.kind, BigInt(target.id)))
    ? await refusalOf(input, user, context, identity)
    : new AppError('not_found');
  const request = { userId: user.id, scope: 'withdraw', rid, body };
  return store.tx((tx) =>
    once(tx, request, async () => {
      if (refusal) throw refusal;
      return requestWithdrawal(tx, parsed.value, target, user, context, deps);
    }),
  );
}

/**
 * Requests a withdrawal of a player whose factor was checked: writes it, holds its money and adds the job of its review.
 * Errors: those of `judge`.
 */
export async function requestWithdrawal(
  tx: Tx,
  amount: Amount,
  target: Input['target'],
  user: User,
  context: Asked,
  deps: WithdrawalDeps,
): Promise<WithdrawView> {
  const { settings } = deps.platform;
  const { account, freeLeft } = await judge(tx, amount, target, user, context, deps);
  const fee = feeOf(amount, freeLeft, settings);
  const pay = await payOf(tx, account.kind, user.currency, amountOf(amount - fee));
  const automatic = amount < setAmount(settings, 'withdrawAutoBelow') && !(await isShared(tx, account));
  const minutes = settings.get(automatic ? 'withdrawMinutes' : 'withdrawReviewMinutes');
  const provider = account.kind === 'bank' ? 'payments' : 'chain';
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into withdrawal (id, user_id, currency, amount, fee, account_id, kind, label, provider, pay_currency,
       pay_amount, rate, rate_at, automatic, created_at, expected_at)
     values (nextval('id_seq'), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`,
    [
      user.id,
      user.currency,
      amount,
      fee,
      account.id,
      account.kind,
      labelOf(account, context.language),
      provider,
      pay.currency,
      pay.amount,
      pay.rate?.value ?? null,
      pay.rate ? new Date(pay.rate.at) : null,
      automatic,
      new Date(context.now),
      new Date(context.now + minutes * 60_000),
    ],
  );
  const id = rows[0]!.id;
  await deps.ledger.post(tx, [
    holdPosting({
      id,
      user_id: user.id,
      currency: user.currency,
      amount,
      fee,
      provider,
      pay_currency: pay.currency,
      pay_amount: pay.amount,
    }),
  ]);
  await deps.jobs.add(reviewJob, String(id), context.now, {}, tx);
  return (await findWithdrawal(tx, user.id, id, context.language))!;
}

/**
 * Checks the request under the locks of the player and their accounts. Errors: `withdraw_locked` (A12), `withdraw_held`, `payout_account_locked`
 * (P4), `kyc_required`, `withdraw_day_limit`, `amount_out_of_range`, `balance_insufficient`, `turnover_left`.
 */
async function judge(
  tx: Tx,
  amount: Amount,
  { kind, id }: Input['target'],
  user: User,
  { now }: Asked,
  deps: WithdrawalDeps,
): Promise<{ account: AccountRow; freeLeft: number }> {
  const { settings } = deps.platform;
  // A change of a factor locks this row too: the withdrawal waits for it and then sees its withdrawal lock.
  const { rows } = await tx.query<{ until: Date | null }>(
    'select withdraw_locked_until as until from player where id = $1 for no key update',
    [user.id],
  );
  await tx.query('select from lock_players(array[$1::bigint])', [user.id]);
  const until = rows[0]?.until?.getTime() ?? 0;
  if (until > now) throw new AppError('withdraw_locked', { until });
  if (await lockInForce(tx, user.id)) throw new AppError('withdraw_held');
  const account = await findAccount(tx, user.id, kind, BigInt(id));
  if (!account) throw new AppError('not_found');
  if (account.usable_at.getTime() > now) {
    throw new AppError('payout_account_locked', { until: account.usable_at.getTime() });
  }
  if ((await verifiedNameOf(tx, user.id)) === undefined) throw new AppError('kyc_required');
  const left = await leftToday(tx, user.id, now, settings);
  if (left.day === 0) throw new AppError('withdraw_day_limit');
  const min = setAmount(settings, 'withdrawMin');
  const { max } = left;
  if (amount < min || amount > max) {
    throw new AppError('amount_out_of_range', { min: printAmount(min), max: printAmount(max) });
  }
  refuseUncovered(amount, await readWithdrawable(tx, { userId: user.id, currency: user.currency }, settings));
  return { account, freeLeft: left.free };
}

function refuseUncovered(amount: Amount, { balance, withdrawable, turnover }: Withdrawable): void {
  if (amount > balance) throw new AppError('balance_insufficient');
  if (amount <= withdrawable) return;
  const left = turnover.reduce((sum, line) => sum + line.left, 0n);
  throw new AppError('turnover_left', {
    withdrawable: printAmount(withdrawable),
    left: printAmount(amountOf(left)),
  });
}

/** Whether another player has ever had the same card or address: operators review such withdrawals. */
async function isShared(tx: Tx, { fingerprint, user_id }: AccountRow): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from payout_account where fingerprint = $1 and user_id <> $2 limit 1',
    [fingerprint, user_id],
  );
  return rowCount !== 0;
}
