import type { Store, Tx } from '../../../store/index.ts';

/** A lock by which operators have stopped the payouts of a player. */
export interface PayoutLock extends Record<string, unknown> {
  readonly id: bigint;
  readonly user_id: bigint;
  readonly user_name: string;
  readonly reason: string;
  readonly locked_by: string;
  readonly locked_at: Date;
  readonly ended_by: string | null;
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
  /** Withdrawals of the player that have not been sent. */
  readonly waiting: number;
}

const COLUMNS = `l.id, l.user_id, u.user_name, l.reason, l.locked_by, l.locked_at, l.ended_by, l.ended_at, l.end_reason, (
    select count(*)::integer from withdrawal w where w.user_id = l.user_id and w.state in ('requested', 'reviewing', 'approved')) as waiting`;

/** Locks in force, or ended ones, the newest first. */
export async function payoutLocks(
  store: Pick<Store, 'query'>,
  { isOpen, before, limit }: { isOpen: boolean; before: number | undefined; limit: number },
): Promise<readonly PayoutLock[]> {
  const { rows } = await store.query<PayoutLock>(
    `select ${COLUMNS} from payout_lock l join player u on u.id = l.user_id
     where (l.ended_at is null) = $1 and ($2::bigint is null or l.id < $2) order by l.id desc limit $3`,
    [isOpen, before ?? null, limit],
  );
  return rows;
}

/** The lock of a player that is in force. */
export async function lockInForce(
  tx: Pick<Tx, 'query'>,
  userId: bigint,
): Promise<{ readonly id: bigint; readonly reason: string; readonly locked_at: Date } | undefined> {
  const { rows } = await tx.query<{ id: bigint; reason: string; locked_at: Date }>(
    'select id, reason, locked_at from payout_lock where user_id = $1 and ended_at is null',
    [userId],
  );
  return rows[0];
}

/** Locks the payouts of a player: no withdrawal is requested, approved or sent from the commit on. */
export async function lockPayouts(
  tx: Pick<Tx, 'query'>,
  { userId, reason, by }: { userId: bigint; reason: string; by: string },
): Promise<void> {
  await tx.query('insert into payout_lock (user_id, reason, locked_by) values ($1, $2, $3)', [
    userId,
    reason,
    by,
  ]);
}

/** Ends the lock of a player. */
export async function unlockPayouts(
  tx: Pick<Tx, 'query'>,
  { userId, reason, by }: { userId: bigint; reason: string; by: string },
): Promise<void> {
  await tx.query(
    'update payout_lock set ended_at = app_now(), ended_by = $2, end_reason = $3 where user_id = $1 and ended_at is null',
    [userId, by, reason],
  );
}
