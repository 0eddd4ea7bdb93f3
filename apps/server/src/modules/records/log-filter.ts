import type { InputOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';

/** Longest time range of one request (trust, "Field limits"). */
const RANGE_MS_MAX = 366 * 86_400_000;

/** Parameters `$1` to `$6` of the money record's queries: the main account's owner and the filter. */
export function filterValues(
  owner: { userId: bigint; currency: string },
  { from, to, type, ref }: InputOf<'recordLog'>,
  now: number,
): unknown[] {
  // `to` is inclusive, the end of the query is exclusive.
  const end = (to ?? now) + 1;
  const start = from ?? Math.max(0, end - RANGE_MS_MAX);
  if (start > end || end - start > RANGE_MS_MAX + 1)
    throw new AppError('validation_failed', { field: 'from' });
  return [owner.userId, owner.currency, new Date(start), new Date(end), type ?? null, ref ?? null];
}
