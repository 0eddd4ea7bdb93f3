import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { filterValues } from './log-filter.ts';
import type { LogQueries } from './log-queries.ts';

type LogList = ReplyOf<'recordLog'>;

interface Row extends Record<string, unknown> {
  readonly id: bigint;
  readonly kind: string;
  readonly ref: string;
  readonly provider_ref: string | null;
  readonly amount: Amount;
  readonly balance_after: Amount;
  readonly currency: string;
  readonly remark: string | null;
  readonly at: Date;
}

/**
 * Movements of a player's main balance, newest first, with sums over the whole filter. The balance after each entry is the
 * current balance minus all later entries, so it is exact whatever the filter leaves out.
 * Errors: `validation_failed` for an invalid range or cursor.
 */
export async function listLog(
  { store, queries }: { readonly store: Store; readonly queries: LogQueries },
  owner: { userId: bigint; currency: string },
  filter: InputOf<'recordLog'>,
  { now, language }: { readonly now: number; readonly language: string },
): Promise<LogList> {
  const values = filterValues(owner, filter, now);
  const { cursor, limit } = filter;
  if (cursor !== undefined && !/^\d{1,16}$/.test(cursor))
    throw new AppError('validation_failed', { field: 'cursor' });
  const [page, sums] = await Promise.all([
    store.query<Row>(queries.page, [...values, cursor ?? null, limit + 1, language]),
    store.query<{ count: number; gained: bigint; lost: bigint }>(queries.sums, values),
  ]);
  const items = page.rows.slice(0, limit).map(view);
  const { count, gained, lost } = sums.rows[0]!;
  return {
    items,
    next: page.rows.length > limit ? String(items.at(-1)!.id) : null,
    summary: { count, in: text(gained), out: text(lost), net: text(gained - lost) },
  };
}

function view(row: Row): LogList['items'][number] {
  return {
    id: Number(row.id),
    type: row.kind,
    amount: printAmount(row.amount),
    balance_after: printAmount(row.balance_after),
    currency: row.currency,
    remark: row.remark ?? '',
    ref: row.ref,
    provider_ref: row.provider_ref,
    at: row.at.getTime(),
  };
}

const text = (amount: bigint): string => printAmount(amount as Amount);
