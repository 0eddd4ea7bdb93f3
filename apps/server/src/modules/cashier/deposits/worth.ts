import type { Amount } from '@tessera/protocol';
import type { Tx } from '../../../store/index.ts';
import { toBase } from '../rates/rates.ts';
import { feeOf } from './channels.ts';
import type { Worth } from './credit.ts';
import type { Deposit } from './rows.ts';

/** Value of a payment in the base currency, at the rate of the order, which was shown to the player. */
export async function worthOf(
  tx: Tx,
  { channel_id, rate, pay_amount, pay_currency, amount, fee }: Deposit,
  paid: { readonly amount: Amount; readonly currency: string },
): Promise<Worth> {
  // Paid exactly as ordered: the player gets exactly the promised amount.
  if (paid.amount === pay_amount && paid.currency === pay_currency) return { amount, fee };
  const { rows } = await tx.query<{ fee_ppm: number; fee_fixed: Amount }>(
    'select fee_ppm, fee_fixed from deposit_channel where id = $1',
    [channel_id],
  );
  const worth = rate === null ? paid.amount : toBase(paid.amount, rate);
  return { amount: worth, fee: feeOf(rows[0]!, worth) };
}
