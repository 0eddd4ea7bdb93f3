import type { InputOf, ReplyOf } from '@tessera/protocol';
import { maskName } from '@tessera/rewards';
import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import type { ChatDeps } from './deps.ts';
import type { Caller } from './rooms.ts';

type Blocked = ReplyOf<'chatRooms'>['blocked'][number];

/** Most accounts on a block list. */
const BLOCKS_MAX = 200;

/** The newest row for each account; the outer query keeps those that are blocked. */
const HOLDING = `select distinct on (other) other, blocked, id, at from chat_block where user_id = $1 order by other, id desc`;

/** Whom a player has blocked, the newest first. */
export async function blockedBy(db: Store | Tx, userId: bigint): Promise<Blocked[]> {
  const { rows } = await db.query<{ other: bigint; user_name: string; at: Date }>(
    `select b.other, p.user_name, b.at from (${HOLDING}) b join player p on p.id = b.other
     where b.blocked order by b.id desc limit $2`,
    [userId, BLOCKS_MAX],
  );
  return rows.map(({ other, user_name, at }) => ({
    id: Number(other),
    name: maskName(user_name),
    at: at.getTime(),
  }));
}

/**
 * Puts another player on the caller's block list, or takes them off it; a list that says so already does not change. Staff cannot be
 * blocked. The caller's other pages learn of it.
 *
 * Errors: `not_found` for the caller, staff and unknown accounts; `chat_blocks_full`.
 */
export async function block(
  { userId }: Caller,
  { user, blocked }: InputOf<'chatBlock'>,
  { store, emit }: Pick<ChatDeps, 'store' | 'emit'>,
): Promise<ReplyOf<'chatBlock'>> {
  const changed = await store.tx(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('chat blocks ' || $1::bigint, 0))`, [
      userId,
    ]);
    const { rowCount } = await tx.query(
      `select from player where id = $1 and id <> $2 and kind <> 'operator'`,
      [user, userId],
    );
    if (rowCount === 0) throw new AppError('not_found');
    const list = await blockedBy(tx, userId);
    if (list.some(({ id }) => id === user) === blocked) return false;
    if (blocked && list.length >= BLOCKS_MAX) throw new AppError('chat_blocks_full');
    await tx.query('insert into chat_block (user_id, other, blocked, at) values ($1, $2, $3, app_now())', [
      userId,
      user,
      blocked,
    ]);
    return true;
  });
  if (changed) emit.user(userId, 'chat:changed', {});
  return { blocked };
}
