import { type Amount, amountOf } from '@tessera/protocol';
import { AppError } from '../../../http/index.ts';
import type { Jobs, Tx } from '../../../store/index.ts';
import type { Ledger, Posting } from '../../ledger/index.ts';
import { assertWithinDepositLimit } from '../../protection/index.ts';
import { RETURN, TELL } from './jobs.ts';
import type { Deposit, DepositView } from './rows.ts';

/** Money that came in for a deposit, by the word of its provider. */
export interface Payment {
  readonly provider: 'payments' | 'chain';
  /** Its name there, for good (L10). */
  readonly externalId: string;
  /** In the currency it was paid in. */
  readonly amount: Amount;
  readonly currency: string;
  /** ms */
  readonly paidAt: number;
}

/** What the deposit is worth in the base currency, before and after the fee. */
export interface Worth {
  readonly amount: Amount;
  readonly fee: Amount;
}

export interface CreditDeps {
  readonly ledger: Pick<Ledger, 'post'>;
  readonly jobs: Pick<Jobs, 'add'>;
  /** Server time in ms, for jobs. */
  readonly now: () => number;
}

type Reason = NonNullable<DepositView['reason']>;

const RETURNED_FOR: readonly string[] = ['limit_deposit_reached', 'self_excluded', 'timeout_active'];

/**
 * Credits a deposit with a payment, in the transaction that holds the deposit's row: at most once for the payment's name,
 * whoever tells of it how often (L10). A payment the player's own limits or breaks do not let in goes back to where it
 * came from (RP1).
 * Errors: `session_limit_reached` and `platform_maintenance`, which pass: the payment is told of again later.
 */
export async function credit(
  tx: Tx,
  deps: CreditDeps,
  deposit: Deposit,
  payment: Payment,
  worth: Worth,
): Promise<'credited' | 'returning' | 'known'> {
  if (await isDecided(tx, payment)) return 'known';
  // A second payment of an order that was credited: nothing of it is owed to the player's balance.
  if (deposit.state === 'credited') return sendBack(tx, deps, deposit, payment, 'amount_differs');
  try {
    await assertWithinDepositLimit(tx, deposit.user_id, worth.amount);
  } catch (error) {
    if (!(error instanceof AppError) || !RETURNED_FOR.includes(error.code)) throw error;
    return sendBack(tx, deps, deposit, payment, error.code as Reason);
  }
  await deps.ledger.post(tx, postingsOf(deposit, payment, worth));
  await recordPayment(tx, deposit, payment, 'credited');
  await tx.query(
    `update deposit set state = 'credited', credited_at = app_now(), reason = null, payment = $2, amount = $3, fee = $4,
       pay_amount = $5
     where id = $1`,
    [deposit.id, payment.externalId, worth.amount, worth.fee, payment.amount],
  );
  await deps.jobs.add(TELL, String(deposit.id), deps.now(), { user: String(deposit.user_id) }, tx);
  return 'credited';
}

/** Notes a payment that may not be credited, fails its deposit and has the money sent back. */
export async function sendBack(
  tx: Tx,
  deps: CreditDeps,
  deposit: Deposit,
  payment: Payment,
  reason: Reason,
): Promise<'returning' | 'known'> {
  if (await isDecided(tx, payment)) return 'known';
  // Nobody but a person can send money back on a chain: its sender may be an exchange that gives it to no one.
  const state = payment.provider === 'chain' ? 'review' : 'returning';
  await recordPayment(tx, deposit, payment, state, reason);
  await tx.query(
    `update deposit set state = 'failed', reason = $2 where id = $1 and state not in ('credited', 'failed')`,
    [deposit.id, reason],
  );
  if (state === 'returning') await deps.jobs.add(RETURN, payment.externalId, deps.now(), {}, tx);
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

/** The entries of a deposit (architecture, section 10). One in another currency is changed through `fx`, both legs at once. */
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
    kind: 'deposit',
    key,
    userId,
    entries: [{ account: changed ? fx : source, currency: BASE, amount: amountOf(-worth.amount) }, ...gains],
  };
  if (!changed) return [deposit];
  const coin: Posting = {
    kind: 'deposit.coin',
    key,
    userId,
    entries: [
      { account: source, currency, amount: amountOf(-amount) },
      { account: fx, currency, amount },
    ],
  };
  return [coin, deposit];
}
