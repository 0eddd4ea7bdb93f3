import type { Amount } from '@tessera/protocol';
import type { Store } from '../../../store/index.ts';
import { cashierMovements } from '../movements.ts';
import type { Method } from './channels.ts';
import { type DepositState, receiptFiles } from './rows.ts';

/** State of a payment that a provider has reported. */
export type PaymentState = 'seen' | 'gone' | 'credited' | 'returning' | 'returned' | 'review';

/** A deposit in a list of operators. */
export interface ListedDeposit extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly user_name: string;
  readonly channel_id: string;
  readonly method: Method;
  readonly provider: 'payments' | 'chain';
  readonly state: DepositState;
  readonly amount: Amount;
  readonly pay_amount: Amount;
  readonly pay_currency: string;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly receipts: number;
  /** State of the newest payment for it; null without one. */
  readonly paid: PaymentState | null;
}

const COLUMNS = `d.id, d.user_id, u.user_name, d.channel_id, d.method, d.provider, d.state, d.amount, d.pay_amount, d.pay_currency,
  d.reason, d.created_at,
  (select count(*)::integer from file_name f where f.kind = '${receiptFiles.name}' and f.subject_id = d.id) as receipts,
  (select p.state from deposit_payment p where p.deposit_id = d.id
    order by p.state <> 'review', p.at desc limit 1) as paid`;

const views = {
  review: `d.id in (select p.deposit_id from deposit_payment p where p.state = 'review') and ($1::bigint is null or d.id > $1)
    order by d.id`,
  claimed: `d.payee is not null and ($1::bigint is null or d.id < $1) and (d.state = 'paid' or d.state = 'expired' and exists (
    select from file_name f where f.kind = '${receiptFiles.name}' and f.subject_id = d.id)) order by d.id desc`,
  open: `d.state in ('created', 'paid', 'confirming') and d.payee is not null and ($1::bigint is null or d.id > $1) order by d.id`,
  ended: `d.state in ('credited', 'failed', 'expired', 'cancelled') and d.payee is not null and ($1::bigint is null or d.id < $1)
    order by d.id desc`,
} as const;

/**
 * Deposits of a view. `review`: a payment waits for operators. `claimed`: the player says that it was paid, and no provider does.
 * Those that wait come the oldest first after the cursor, the others the newest first before it.
 */
export async function listDepositsForConsole(
  store: Pick<Store, 'query'>,
  view: keyof typeof views,
  cursor: number | undefined,
  limit: number,
): Promise<readonly ListedDeposit[]> {
  const { rows } = await store.query<ListedDeposit>(
    `select ${COLUMNS} from deposit d join player u on u.id = d.user_id where ${views[view]} limit $2`,
    [cursor ?? null, limit],
  );
  return rows;
}

/** One deposit with its terms. */
export interface ShownToOperators extends ListedDeposit {
  readonly fee: Amount;
  readonly rate: Amount | null;
  readonly payer: string;
  readonly expires_at: Date;
  readonly credited_at: Date | null;
}

/** One deposit. Undefined for an unknown id. */
export async function depositForConsole(
  store: Pick<Store, 'query'>,
  id: number,
): Promise<ShownToOperators | undefined> {
  const { rows } = await store.query<ShownToOperators>(
    `select ${COLUMNS}, d.fee, d.rate, d.payer, d.expires_at, d.credited_at
     from deposit d join player u on u.id = d.user_id where d.id = $1`,
    [id],
  );
  return rows[0];
}

/** A payment as its provider has reported it. */
export interface ReportedPayment extends Record<string, unknown> {
  readonly provider: 'payments' | 'chain';
  readonly external_id: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly state: PaymentState;
  readonly reason: string | null;
  readonly confirmations: number | null;
  readonly paid_at: Date;
  readonly at: Date;
}

/** Payments for a deposit, the newest first. */
export async function paymentsOf(
  store: Pick<Store, 'query'>,
  depositId: number,
): Promise<readonly ReportedPayment[]> {
  const { rows } = await store.query<ReportedPayment>(
    `select provider, external_id, amount, currency, state, reason, confirmations, paid_at, at
     from deposit_payment where deposit_id = $1 order by at desc limit 20`,
    [depositId],
  );
  return rows;
}

/** An entry of the ledger about a payment. */
export interface PaymentEntry extends Record<string, unknown> {
  readonly kind: string;
  readonly account: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly at: Date;
}

/** What the ledger has about these payments. */
export async function entriesOfPayments(
  store: Pick<Store, 'query'>,
  payments: readonly Pick<ReportedPayment, 'provider' | 'external_id'>[],
): Promise<readonly PaymentEntry[]> {
  if (payments.length === 0) return [];
  const { rows } = await store.query<PaymentEntry>(
    `select m.kind, m.account, m.amount, m.currency, m.at from (
       select id, kind, key, account, amount, currency, at from player_movement where kind = any($1) and key = any($2)
       union all
       select id, kind, key, account, amount, currency, at from house_movement where kind = any($1) and key = any($2)
     ) m order by m.id limit 50`,
    [
      [cashierMovements.deposit.kind, cashierMovements['deposit.coin'].kind],
      payments.map(({ provider, external_id }) => `${provider} ${external_id}`),
    ],
  );
  return rows;
}

/** Names of the pictures of a deposit, the oldest first. */
export async function receiptsOf(store: Pick<Store, 'query'>, depositId: number): Promise<readonly string[]> {
  const { rows } = await store.query<{ name: string }>(
    `select name from file_name where kind = $1 and subject_id = $2 order by at limit 10`,
    [receiptFiles.name, depositId],
  );
  return rows.map(({ name }) => name);
}

/** How many payments wait for operators, up to 1 000. */
export async function depositReviewCount(store: Pick<Store, 'query'>): Promise<number> {
  const { rows } = await store.query<{ count: number }>(
    `select count(*)::integer as count from (select from deposit_payment where state = 'review' limit 1000) one`,
  );
  return rows[0]!.count;
}
