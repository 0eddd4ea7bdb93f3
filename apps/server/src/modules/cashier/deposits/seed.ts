import type { Amount } from '@tessera/protocol';
import { amountOf } from '@tessera/protocol';
import type { Tx } from '../../../store/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import { cashierMovements } from '../movements.ts';

/** A deposit of the demonstration, in the base currency. */
export interface SeededDeposit {
  readonly userId: bigint;
  readonly amount: Amount;
  readonly payer: string;
}

/**
 * Where money of the demonstration comes from and goes to, in place of a provider: the statements of providers are compared without
 * it. Unlike a starting balance, it counts as deposited.
 */
export const DEMO_BANK = 'demo-bank';

/**
 * Credits deposits at the time of the clock: what orders and payments would have written. Errors: throws without a channel of the payment gateway.
 */
export async function seedDeposits(
  tx: Tx,
  ledger: Pick<Ledger, 'post'>,
  deposits: readonly SeededDeposit[],
): Promise<void> {
  if (deposits.length === 0) return;
  const { rows } = await tx.query<{ id: bigint; user_id: bigint; amount: bigint }>(
    `with channel as (
       select id, method from deposit_channel where method in ('bank', 'qr') order by sort limit 1
     ), paid as (
       insert into deposit (user_id, channel_id, method, provider, state, amount, fee, pay_amount, pay_currency, payer, expires_at,
         created_at, credited_at)
       select wanted.user_id, channel.id, channel.method, 'payments', 'credited', wanted.amount, 0, wanted.amount, 'CNY',
         wanted.payer, app_now(), app_now(), app_now()
       from unnest($1::bigint[], $2::bigint[], $3::text[]) wanted (user_id, amount, payer), channel
       returning id, user_id, amount
     ), payment as (
       insert into deposit_payment (provider, external_id, deposit_id, user_id, amount, currency, state, paid_at, at)
       select $4, id::text, id, user_id, amount, 'CNY', 'credited', app_now(), app_now() from paid
     )
     select id, user_id, amount from paid`,
    [
      deposits.map(({ userId }) => userId),
      deposits.map(({ amount }) => amount),
      deposits.map(({ payer }) => payer),
      DEMO_BANK,
    ],
  );
  if (rows.length < deposits.length) throw new Error('no channel for the deposits of the demonstration');
  await ledger.post(
    tx,
    rows.map(({ id, user_id: userId, amount }) => ({
      kind: cashierMovements.deposit.kind,
      key: `${DEMO_BANK} ${id}`,
      userId,
      entries: [
        { account: { userId: null, kind: `ext:${DEMO_BANK}` }, currency: 'CNY', amount: amountOf(-amount) },
        { account: { userId, kind: 'main' }, currency: 'CNY', amount: amountOf(amount) },
      ],
    })),
  );
}
