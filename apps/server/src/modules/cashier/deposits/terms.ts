import { type Amount, parseAmount, printAmount } from '@tessera/protocol';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { assertWithinDepositLimit } from '../../protection/index.ts';
import { fromBase, type Rate } from '../rates/rates.ts';
import { type Channel, feeOf, networkOf } from './channels.ts';

/** Price of a deposit: its amounts and fee. Amounts in 1/10 000. */
export interface Terms {
  readonly amount: Amount;
  readonly fee: Amount;
  readonly payAmount: Amount;
  readonly payCurrency: string;
  readonly rate: Rate | undefined;
}

/** Errors: `amount_invalid`, `amount_below_min`, `amount_above_max`, `channel_unavailable` without a rate. */
export function termsOf(channel: Channel, input: string | number, rate: Rate | undefined): Terms {
  const read = parseAmount(input);
  if (!read.ok || read.value <= 0n) throw new AppError('amount_invalid');
  const amount = read.value;
  if (amount < channel.least) throw new AppError('amount_below_min', { min: printAmount(channel.least) });
  if (amount > channel.most) throw new AppError('amount_above_max', { max: printAmount(channel.most) });
  const fee = feeOf(channel, amount);
  if (!networkOf(channel.method))
    return { amount, fee, payAmount: amount, payCurrency: 'CNY', rate: undefined };
  if (!rate) throw new AppError('channel_unavailable');
  return { amount, fee, payAmount: fromBase(amount, rate.value), payCurrency: 'USDT', rate };
}

/**
 * Checks that an order, together with all orders that may still be paid, fits the player's deposit limits (RP1). The
 * limits are checked again when a payment is credited.
 * Errors: those of `assertWithinDepositLimit`.
 */
export async function requireRoomForOrder(tx: Tx, userId: bigint, amount: Amount): Promise<void> {
  // Locks the player's accounts, so that two concurrent orders cannot use the same headroom.
  await tx.query('select from lock_players(array[$1::bigint])', [userId]);
  const { rows } = await tx.query<{ open: Amount }>(
    `select coalesce(sum(amount), 0)::bigint as open from deposit
     where user_id = $1 and state in ('created', 'paid', 'confirming') and expires_at > app_now()`,
    [userId],
  );
  await assertWithinDepositLimit(tx, userId, (amount + rows[0]!.open) as Amount);
}
