import type { InputOf, ReplyOf } from '@tessera/protocol';
import { AppError, type CallContext } from '../../../http/index.ts';
import type { Store } from '../../../store/index.ts';
import { listWithdrawals } from './row.ts';

/** Longest time range of one request (trust, "Field limits"). */
const RANGE_MS_MAX = 366 * 86_400_000;

/** A page of a player's withdrawals. Errors: `validation_failed` for an invalid range or cursor. */
export async function withdrawalPage(
  store: Store,
  userId: bigint,
  { from, to, state, cursor, limit }: InputOf<'withdrawRecord'>,
  { now, language }: Pick<CallContext, 'now' | 'language'>,
): Promise<ReplyOf<'withdrawRecord'>> {
  // `to` is inclusive, the end of the query is exclusive.
  const end = (to ?? now) + 1;
  const start = from ?? Math.max(0, end - RANGE_MS_MAX);
  if (start > end || end - start > RANGE_MS_MAX + 1)
    throw new AppError('validation_failed', { field: 'from' });
  if (cursor !== undefined && !/^\d{1,16}$/.test(cursor))
    throw new AppError('validation_failed', { field: 'cursor' });
  const filter = { from: start, to: end, state: state ?? null, before: cursor ?? null, limit: limit + 1 };
  const found = await listWithdrawals(store, userId, filter, language);
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? String(items.at(-1)!.id) : null };
}
