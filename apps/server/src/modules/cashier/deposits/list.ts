import type { InputOf } from '@tessera/protocol';
import { AppError } from '../../../http/index.ts';
import type { Store } from '../../../store/index.ts';
import { type DepositView, SHOWN, type ShownDeposit } from './rows.ts';

const RANGE_MS_MAX = 366 * 86_400_000;

/** A player's own deposits, newest first. Errors: `validation_failed` for an invalid range or cursor. */
export async function listDeposits(
  store: Store,
  userId: bigint,
  { from, to, state, limit, before }: InputOf<'depositRecord'>,
  now: number,
  view: (row: ShownDeposit) => DepositView,
): Promise<{ items: DepositView[]; next: string | null }> {
  const end = (to ?? now) + 1;
  const start = from ?? end - RANGE_MS_MAX;
  if (start > end || end - start > RANGE_MS_MAX + 1)
    throw new AppError('validation_failed', { field: 'from' });
  if (before !== undefined && !/^\d{1,16}$/.test(before))
    throw new AppError('validation_failed', { field: 'before' });
  const { rows } = await store.query<ShownDeposit>(
    `select ${SHOWN} from deposit d
     where d.user_id = $1 and d.payee is not null and d.created_at >= $2 and d.created_at < $3
       and ($4::text is null or d.state = $4) and ($5::bigint is null or d.id < $5)
     order by d.id desc limit $6`,
    [userId, new Date(Math.max(start, 0)), new Date(end), state ?? null, before ?? null, limit + 1],
  );
  const items = rows.slice(0, limit).map(view);
  return { items, next: rows.length > limit ? String(items.at(-1)!.id) : null };
}
