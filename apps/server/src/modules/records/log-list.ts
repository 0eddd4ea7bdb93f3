import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { entriesWhere, filterValues } from './log-filter.ts';
import { numberOf, providersNumberOf } from './log-ref.ts';
import { REMARK } from './log-remark.ts';

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
 * current
 * balance minus all later entries, so it is exact whatever the filter leaves out.
 * Errors: `validation_failed` for an invalid range or cursor.
 */
export async function listLog(
  store: Store,
  owner: { userId: bigint; currency: string },
  filter: InputOf<'recordLog'>,
  { now, language }: { readonly now: number; readonly language: string },
): Promise<LogList> {
  const values = filterValues(owner, filter, now);
  const { cursor, limit } = filter;
  if (cursor !== undefined && !/^\d{1,16}$/.test(cursor))
    throw new AppError('validation_failed', { field: 'cursor' });
  const [page, sums] = await Promise.all([
    store.query<Row>(PAGE, [...values, cursor ?? null, limit + 1, language]),
    store.query<{ count: number; gained: bigint; lost: bigint }>(SUMS, values),
  ]);
  const items = page.rows.slice(0, limit).map(view);
  const { count, gained, lost } = sums.rows[0]!;
  return {
    items,
    next: page.rows.length > limit ? String(items.at(-1)!.id) : null,
    summary: { count, in: text(gained), out: text(lost), net: text(gained - lost) },
  };
}

/** `main` and `after` are read in one statement, so they are of the same moment. */
const PAGE = `
  with page as (
    select e.id, e.account_id, e.kind, e.key, e.amount, e.currency, e.at
    from ${entriesWhere} and ($7::bigint is null or e.id < $7)
    order by e.id desc limit $8
  ), later as (
    -- What was entered after the newest of the page.
    select coalesce(sum(e.amount), 0) as amount
    from player_movement e
    where e.user_id = $1 and e.account = 'main' and e.currency = $2 and e.id > (select max(id) from page)
  ), span as (
    select e.id, sum(e.amount) over (order by e.id desc) as amount
    from player_movement e
    where e.user_id = $1 and e.account = 'main' and e.currency = $2
      and e.id between (select min(id) from page) and (select max(id) from page)
  )
  select p.id, p.kind, p.amount, p.currency, p.at, ${numberOf('p')} as ref, ${providersNumberOf('p')} as provider_ref,
         (m.balance - later.amount - span.amount + p.amount)::bigint as balance_after,
         ${REMARK} as remark
  from page p
  join player_balance m on m.id = p.account_id
  join span on span.id = p.id
  cross join later
  order by p.id desc`;

const SUMS = `
  select count(*)::integer as count,
         coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as gained,
         coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as lost
  from ${entriesWhere}`;

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
