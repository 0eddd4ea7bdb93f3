import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';

interface ClaimRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly at: Date;
  readonly amount: bigint;
  readonly rows: number;
  readonly first_day: string;
  readonly last_day: string;
}

/** A player's claims, newest first. Errors: `validation_failed` for a malformed cursor. */
export async function listClaims(
  store: Store,
  userId: bigint,
  { limit, before }: InputOf<'userWaterbackHistory'>,
): Promise<ReplyOf<'userWaterbackHistory'>> {
  if (before !== undefined && !/^\d{1,16}$/.test(before))
    throw new AppError('validation_failed', { field: 'before' });
  const { rows } = await store.query<ClaimRow>(
    `select id, at, amount, rows, first_day, last_day from water_back_claim
     where user_id = $1 and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [userId, before ?? null, limit + 1],
  );
  const items = rows.slice(0, limit).map(({ id, at, amount, rows: count, first_day, last_day }) => ({
    id: Number(id),
    at: at.getTime(),
    amount: printAmount(amount as Amount),
    rows: count,
    from: first_day,
    to: last_day,
  }));
  return { items, next: rows.length > limit ? String(items.at(-1)!.id) : null };
}
