import { type Amount, printAmount } from '@tessera/protocol';
import type { ConsoleReplyOf } from '@tessera/protocol/console';
import { type Grant, grantOf, payeeFields, type Role } from '@tessera/protocol/console-permissions';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { signaturesOf } from '../approvals/index.ts';
import {
  type ListedWithdrawal,
  listForConsole,
  reviewTotal,
  withdrawalForConsole,
} from '../cashier/index.ts';
import { pendingAbout } from './command-row.ts';
import { pageOf } from './page-of.ts';
import type { Console } from './service.ts';
import { evidenceOf } from './withdrawal-evidence.ts';

type Row = ConsoleReplyOf<'consoleWithdrawalList'>['items'][number];

const decisions = ['withdrawal.approve', 'withdrawal.reject', 'withdrawal.mark'] as const;

/** A page of withdrawals, without what the role may not see. */
export async function withdrawalPage(
  store: Store,
  { view, cursor, size }: { view: 'review' | 'open' | 'ended'; cursor?: number | undefined; size: number },
  grant: Grant,
): Promise<ConsoleReplyOf<'consoleWithdrawalList'>> {
  const rows = await listForConsole(store, view, cursor, size + 1);
  const { page, next } = pageOf(rows, size);
  const pending = await pendingAbout(
    store,
    decisions,
    page.map(({ id }) => id),
  );
  const { count, amount } = await reviewTotal(store);
  return {
    items: page.map((row) => shownRow(row, pending, grant)),
    next,
    review: { count, amount: printAmount(amount) },
  };
}

/** One withdrawal with its evidence. Errors: `not_found`. */
export async function withdrawalDetail(
  { store, settings }: Pick<Console, 'store' | 'settings'>,
  id: number,
  grant: Grant,
  role: Role,
): Promise<ConsoleReplyOf<'consoleWithdrawalGet'>> {
  const row = await withdrawalForConsole(store, id);
  if (!row) throw new AppError('not_found');
  const pending = await pendingAbout(store, decisions, [id]);
  const signed = await signaturesOf(store, `withdrawal:${id}`);
  return {
    ...shownRow(row, pending, grant),
    arrives: printAmount((row.amount - row.fee) as Amount),
    pay: { currency: row.pay_currency, amount: printAmount(row.pay_amount) },
    reason: row.reason,
    steps: [...row.steps],
    signatures: signed.map(({ act, by, at, note }) => ({ act, by, at: at.getTime(), note })),
    evidence: await evidenceOf({ store, settings }, row, grant),
    reveals: revealsOf(role),
  };
}

/** Fields of the account that the role may reveal with a reason. */
export function revealsOf(role: Role): (typeof payeeFields)[number][] {
  const grant = grantOf(role, 'withdrawal.reveal');
  return grant ? payeeFields.filter((field) => !grant.mask.includes(field)) : [];
}

function shownRow(row: ListedWithdrawal, pending: ReadonlyMap<string, number>, { mask }: Grant): Row {
  return {
    id: Number(row.id),
    state: row.state,
    userId: Number(row.user_id),
    userName: mask.includes('name') ? null : row.user_name,
    amount: printAmount(row.amount),
    fee: printAmount(row.fee),
    currency: row.currency,
    kind: row.kind,
    account: mask.includes('account') ? null : row.label,
    automatic: row.automatic,
    problem: row.problem,
    createdAt: row.created_at.getTime(),
    command: pending.get(String(row.id)) ?? null,
  };
}
