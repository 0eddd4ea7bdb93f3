import { type Amount, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';
import { listTransfers } from './transfer-store.ts';

/** A player's own transfers, newest first. */
export async function transferRecord(
  store: Store,
  userId: bigint,
  { plat: platform, state, limit, before }: InputOf<'recordTransfer'>,
): Promise<ReplyOf<'recordTransfer'>> {
  const filter = {
    platform: platform ?? null,
    state: state ?? null,
    before: cursorOf(before),
    limit: limit + 1,
  };
  const rows = await listTransfers(store, userId, filter);
  return page(rows, limit, (row) => ({
    id: Number(row.id),
    plat: row.platform,
    direction: row.direction,
    amount: printAmount(row.amount),
    state: row.state,
    at: row.at.getTime(),
    done_at: row.done_at?.getTime() ?? null,
  }));
}

interface RoundRow extends Record<string, unknown> {
  readonly id: bigint;
  readonly platform: string;
  readonly game: string;
  readonly ref: string;
  readonly stake: Amount;
  readonly payout: Amount | null;
  readonly at: Date;
}

/** A player's own rounds, newest first. */
export async function roundRecord(
  store: Store,
  userId: bigint,
  { plat: platform, game, limit, before }: InputOf<'recordGame'>,
): Promise<ReplyOf<'recordGame'>> {
  const { rows } = await store.query<RoundRow>(
    `select id, platform, game, ref, stake, payout, at from game_round
     where user_id = $1 and ($2::text is null or platform = $2) and ($3::text is null or game = $3)
       and ($4::bigint is null or id < $4) order by id desc limit $5`,
    [userId, platform ?? null, game ?? null, cursorOf(before), limit + 1],
  );
  return page(rows, limit, (row) => ({
    id: Number(row.id),
    plat: row.platform,
    game: row.game,
    round: row.ref,
    stake: printAmount(row.stake),
    payout: row.payout === null ? null : printAmount(row.payout),
    at: row.at.getTime(),
  }));
}

function page<Row, Item extends { id: number }>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => Item,
): { items: Item[]; next: string | null } {
  const items = rows.slice(0, limit).map(view);
  return { items, next: rows.length > limit ? String(items.at(-1)!.id) : null };
}

function cursorOf(before: string | undefined): string | null {
  if (before === undefined) return null;
  if (!/^\d{1,16}$/.test(before)) throw new AppError('validation_failed', { field: 'before' });
  return before;
}
