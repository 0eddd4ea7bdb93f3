import { printAmount } from '@tessera/protocol';
import type { ConsoleReplyOf } from '@tessera/protocol/console';
import type { Grant } from '@tessera/protocol/console-permissions';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import {
  depositForConsole,
  depositReviewCount,
  entriesOfPayments,
  type ListedDeposit,
  listDepositsForConsole,
  paymentsOf,
  receiptFiles,
  receiptsOf,
} from '../cashier/index.ts';
import { pendingAbout } from './command-row.ts';
import { pageOf } from './page-of.ts';
import type { Console } from './service.ts';

type Row = ConsoleReplyOf<'consoleDepositList'>['items'][number];

const decisions = ['deposit.credit', 'deposit.return'] as const;

/** A page of deposits, without what the role may not see. */
export async function depositPage(
  store: Store,
  {
    view,
    cursor,
    size,
  }: { view: 'review' | 'claimed' | 'open' | 'ended'; cursor?: number | undefined; size: number },
  grant: Grant,
): Promise<ConsoleReplyOf<'consoleDepositList'>> {
  const rows = await listDepositsForConsole(store, view, cursor, size + 1);
  const { page, next } = pageOf(rows, size);
  const pending = await pendingAbout(
    store,
    decisions,
    page.map(({ id }) => id),
  );
  return {
    items: page.map((row) => shownRow(row, pending, grant)),
    next,
    review: await depositReviewCount(store),
  };
}

/** One deposit with what its provider and the ledger have about it. Errors: `not_found`. */
export async function depositDetail(
  { store, files }: Pick<Console, 'store' | 'files'>,
  id: number,
  grant: Grant,
  now: number,
): Promise<ConsoleReplyOf<'consoleDepositGet'>> {
  const row = await depositForConsole(store, id);
  if (!row) throw new AppError('not_found');
  const pending = await pendingAbout(store, decisions, [id]);
  const payments = await paymentsOf(store, id);
  const entries = await entriesOfPayments(store, payments);
  const isMasked = grant.mask.includes('name');
  // A picture of a payment shows names and accounts.
  const pictures = isMasked ? [] : await receiptsOf(store, id);
  return {
    ...shownRow(row, pending, grant),
    fee: printAmount(row.fee),
    rate: row.rate === null ? null : printAmount(row.rate),
    payer: isMasked ? null : row.payer,
    expiresAt: row.expires_at.getTime(),
    creditedAt: row.credited_at?.getTime() ?? null,
    payments: payments.map((payment) => ({
      id: payment.external_id,
      amount: printAmount(payment.amount),
      currency: payment.currency,
      state: payment.state,
      reason: payment.reason,
      confirmations: payment.confirmations,
      paidAt: payment.paid_at.getTime(),
      at: payment.at.getTime(),
    })),
    entries: entries.map(({ kind, account, amount, currency, at }) => ({
      kind,
      account,
      amount: printAmount(amount),
      currency,
      at: at.getTime(),
    })),
    pictures: pictures.flatMap((name) => files.addressOf(receiptFiles, name, now) ?? []),
  };
}

function shownRow(row: ListedDeposit, pending: ReadonlyMap<string, number>, { mask }: Grant): Row {
  return {
    id: Number(row.id),
    state: row.state,
    userId: Number(row.user_id),
    userName: mask.includes('name') ? null : row.user_name,
    channel: row.channel_id,
    provider: row.provider,
    amount: printAmount(row.amount),
    pay: { currency: row.pay_currency, amount: printAmount(row.pay_amount) },
    reason: row.reason,
    receipts: row.receipts,
    payment: row.paid,
    createdAt: row.created_at.getTime(),
    command: pending.get(String(row.id)) ?? null,
  };
}
