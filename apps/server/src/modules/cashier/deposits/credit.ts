import { type Amount, amountOf } from '@tessera/protocol';
import type { Events } from '../../../contract/index.ts';
import { AppError } from '../../../http/index.ts';
import type { Clock, Jobs, Tx } from '../../../store/index.ts';
import type { Ledger, Posting } from '../../ledger/index.ts';
import { assertWithinDepositLimit } from '../../protection/index.ts';
import { depositCredited } from '../events.ts';
import { cashierMovements } from '../movements.ts';
import { returnJob } from './return.ts';
import type { Deposit, DepositView } from './rows.ts';

/** A payment for a deposit, as reported by its provider. */
export interface Payment {
  readonly provider: 'payments' | 'chain';
  /** Its permanent id at the provider (L10). */
  readonly externalId: string;
  /** In the currency it was paid in. */
  readonly amount: Amount;
  readonly currency: string;
  /** ms */
  readonly paidAt: number;
}

/** Value of the deposit in the base currency (before the fee), and its fee. */
export interface Worth {
  readonly amount: Amount;
  readonly fee: Amount;
}

export interface CreditDeps {
  readonly ledger: Pick<Ledger, 'post'>;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly events: Events;
  readonly clock: Pick<Clock, 'local'>;
}

type Reason = NonNullable<DepositView['reason']>;

const RETURNED_FOR: readonly string[] = ['limit_deposit_reached', 'self_excluded', 'timeout_active'];

/**
 * Credits a deposit with a payment, inside the transaction that locks the deposit's row. A payment is credited at most
 * once, however often and by whomever it is reported (L10). A payment that exceeds the player's own limits, or arrives
 * during a break, is returned to its sender (RP1).
 * Errors: `session_limit_reached` and `platform_maintenance`, which are temporary: the payment is reported again later.
 */
export async function credit(
  tx: Tx,
  deps: CreditDeps,
  deposit: Deposit,
  payment: Payment,
  worth: Worth,
): Promise<'credited' | 'returning' | 'known'> {
  if (await isDecided(tx, payment)) return 'known';
  // A second payment of a credited order is not added to the player's balance.
  if (deposit.state === 'credited') return sendBack(tx, deps, deposit, payment, 'amount_differs');
  try {
    await assertWithinDepositLimit(tx, deposit.user_id, worth.amount);
  } catch (error) {
    if (!(error instanceof AppError) || !RETURNED_FOR.includes(error.code)) throw error;
    return sendBack(tx, deps, deposit, payment, error.code as Reason);
  }
  await book(tx, deps, deposit, payment, worth);
  return 'credited';
}

/** Books a payment for a deposit. The caller has checked that it is neither decided nor against a limit of the player. */
export async function book(
  tx: Tx,
  deps: Pick<CreditDeps, 'ledger' | 'events'>,
  deposit: Deposit,
  payment: Payment,
  worth: Worth,
): Promise<void> {
  await deps.ledger.post(tx, postingsOf(deposit, payment, worth));
  await recordPayment(tx, deposit, payment, 'credited');
  await tx.query(
    `update deposit set state = 'credited', credited_at = app_now(), reason = null, payment = $2, amount = $3, fee = $4,
       pay_amount = $5
     where id = $1`,
    [deposit.id, payment.externalId, worth.amount, worth.fee, payment.amount],
  );
  await deps.events.publish(tx, depositCredited, String(deposit.id), {
    deposit: deposit.id,
    user: deposit.user_id,
    channel: deposit.channel_id,
    ...worth,
  });
}

/** Records a payment that may not be credited, fails its deposit and starts the return of the money. */
export async function sendBack(
  tx: Tx,
  deps: CreditDeps,
  deposit: Deposit,
  payment: Payment,
  reason: Reason,
): Promise<'returning' | 'known'> {
  if (await isDecided(tx, payment)) return 'known';
  // On a chain only a person can return money: the sender may be an exchange that cannot assign it to a customer.
  const state = payment.provider === 'chain' ? 'review' : 'returning';
  await recordPayment(tx, deposit, payment, state, reason);
  await tx.query(
    `update deposit set state = 'failed', reason = $2 where id = $1 and state not in ('credited', 'failed')`,
    [deposit.id, reason],
  );
  if (state === 'returning') await deps.jobs.add(returnJob, payment.externalId, deps.clock.local(), {}, tx);
  return 'returning';
}

async function isDecided(tx: Tx, { provider, externalId }: Payment): Promise<boolean> {
  const { rows } = await tx.query<{ state: string }>(
    'select state from deposit_payment where provider = $1 and external_id = $2 for update',
    [provider, externalId],
  );
  return rows[0] !== undefined && !['seen', 'gone'].includes(rows[0].state);
}

async function recordPayment(
  tx: Tx,
  { id, user_id }: Deposit,
  { provider, externalId, amount, currency, paidAt }: Payment,
  state: string,
  reason: string | null = null,
): Promise<void> {
  await tx.query(
    `insert into deposit_payment (provider, external_id, deposit_id, user_id, amount, currency, state, reason, paid_at, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, app_now())
     on conflict (provider, external_id) do update set state = excluded.state, reason = excluded.reason,
       deposit_id = excluded.deposit_id, amount = excluded.amount, at = excluded.at`,
    [provider, externalId, id, user_id, amount, currency, state, reason, new Date(paidAt)],
  );
}

const BASE = 'CNY';

/** Postings of a deposit. Another currency is converted through `fx`, with both legs at once. */
export function postingsOf(
  { user_id: userId }: Pick<Deposit, 'user_id'>,
  { provider, externalId, amount, currency }: Payment,
  worth: Worth,
): Posting[] {
  const key = `${provider} ${externalId}`;
  const source = { userId: null, kind: `ext:${provider}` } as const;
  const fx = { userId: null, kind: 'fx' } as const;
  const changed = currency !== BASE;
  const gains = [
    {
      account: { userId, kind: 'main' } as const,
      currency: BASE,
      amount: amountOf(worth.amount - worth.fee),
    },
    ...(worth.fee > 0n
      ? [{ account: { userId: null, kind: 'fees' } as const, currency: BASE, amount: worth.fee }]
      : []),
  ];
  const deposit: Posting = {
    kind: cashierMovements.deposit.kind,
    key,
    userId,
    entries: [{ account: changed ? fx : source, currency: BASE, amount: amountOf(-worth.amount) }, ...gains],
  };
  if (!changed) return [deposit];
  const coin: Posting = {
    kind: cashierMovements['deposit.coin'].kind,
    key,
    userId,
    entries: [
      { account: source, currency, amount: amountOf(-amount) },
      { account: fx, currency, amount },
    ],
  };
  return [coin, deposit];
}
