import { type Amount, printAmount } from '@tessera/protocol';
import { AppError } from '../../../http/index.ts';
import type { Tx } from '../../../store/index.ts';
import { sign } from '../../approvals/index.ts';
import { assertWithinDepositLimit } from '../../protection/index.ts';
import { book, type CreditDeps, type Worth } from './credit.ts';
import type { PaymentState, ReportedPayment } from './for-console.ts';
import { type Deposit, lockDeposit } from './rows.ts';
import { worthOf } from './worth.ts';

/** A payment that operators decide about, with its deposit. Both are locked until the commit. */
export interface ReviewedPayment {
  readonly deposit: Deposit;
  readonly payment: ReportedPayment;
  /** What it is worth in the base currency. */
  readonly worth: Worth;
  /** Why it cannot be credited, in English; undefined when it can. */
  readonly refusal: string | undefined;
}

/** Reads a payment and what crediting it would give. Undefined for a payment that is not of this deposit. */
export async function reviewedPayment(
  tx: Tx,
  depositId: bigint,
  externalId: string,
): Promise<ReviewedPayment | undefined> {
  const deposit = await lockDeposit(tx, depositId);
  if (!deposit) return undefined;
  const { rows } = await tx.query<ReportedPayment>(
    `select provider, external_id, amount, currency, state, reason, confirmations, paid_at, at
     from deposit_payment where provider = $1 and external_id = $2 and deposit_id = $3 for update`,
    [deposit.provider, externalId, depositId],
  );
  const payment = rows[0];
  if (!payment) return undefined;
  const worth = await worthOf(tx, deposit, payment);
  return { deposit, payment, worth, refusal: await refusalOf(tx, deposit, payment, worth) };
}

/** Operators pass over a difference of amount or payer, never over a limit or a break of the player (RP1). */
async function refusalOf(
  tx: Tx,
  deposit: Deposit,
  { currency }: ReportedPayment,
  { amount, fee }: Worth,
): Promise<string | undefined> {
  if (deposit.state === 'credited') return 'the order was credited with another payment';
  if (currency !== deposit.pay_currency) return `it was paid in ${currency}, not in ${deposit.pay_currency}`;
  if (amount <= fee) return 'it is not worth more than its fee';
  try {
    await assertWithinDepositLimit(tx, deposit.user_id, amount);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return `a limit or break of the player refuses it: ${error.code}`;
    throw error;
  }
}

/** How a payment under review is shown to those who decide about it. */
export const paymentText = ({ deposit, payment, worth }: ReviewedPayment) => ({
  userId: Number(deposit.user_id),
  ordered: `${printAmount(deposit.pay_amount)} ${deposit.pay_currency}`,
  paid: `${printAmount(payment.amount)} ${payment.currency}`,
  why: payment.reason,
  worth: printAmount(worth.amount),
});

interface Decision {
  readonly id: bigint;
  readonly payment: string;
  readonly note: string;
  readonly signers: readonly bigint[];
}

/** Credits a payment under review, signed by these operators. Errors: throws when {@link reviewedPayment} has a refusal. */
export async function creditReviewed(
  tx: Tx,
  decision: Decision,
  deps: Pick<CreditDeps, 'ledger' | 'events'>,
): Promise<void> {
  const { deposit, payment, worth, refusal } = await inReview(tx, decision);
  if (refusal !== undefined) throw new Error(`payment ${decision.payment}: ${refusal}`);
  await signBy(tx, decision, payment, 'credited');
  const { provider, external_id: externalId, amount, currency, paid_at } = payment;
  await book(
    tx,
    deps,
    deposit,
    { provider, externalId, amount, currency, paidAt: paid_at.getTime() },
    { amount: worth.amount as Amount, fee: worth.fee },
  );
}

/** Marks a payment under review as sent back by hand, signed by these operators. */
export async function returnReviewed(tx: Tx, decision: Decision): Promise<void> {
  const { payment } = await inReview(tx, decision);
  await signBy(tx, decision, payment, 'returned');
  await markReturned(tx, payment.provider, payment.external_id);
}

/** Marks a payment under review as returned. False when it is not under review. */
export async function markReturned(tx: Tx, provider: string, externalId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update deposit_payment set state = 'returned', at = app_now()
     where provider = $1 and external_id = $2 and state = 'review'`,
    [provider, externalId],
  );
  return rowCount === 1;
}

async function inReview(tx: Tx, { id, payment }: Decision): Promise<ReviewedPayment> {
  const found = await reviewedPayment(tx, id, payment);
  const state: PaymentState | undefined = found?.payment.state;
  if (!found || state !== 'review') throw new Error(`payment ${payment} of deposit ${id} is ${state}`);
  return found;
}

async function signBy(
  tx: Tx,
  { signers, note }: Decision,
  { provider, external_id }: ReportedPayment,
  act: 'credited' | 'returned',
): Promise<void> {
  for (const operatorId of signers)
    await sign(tx, { subject: `payment:${provider}/${external_id}`, act, note, operatorId });
}
