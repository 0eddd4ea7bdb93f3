import { type Amount, type LimitPeriod, printAmount } from '@tessera/protocol';
import { AppError } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import { requirePlay } from './play.ts';

interface Room extends Record<string, unknown> {
  readonly period: LimitPeriod;
  readonly room: bigint;
}

/**
 * Checks a deposit, or a transfer into play, inside the transaction that credits it. The player's accounts stay locked, so that
 * two
 * concurrent deposits cannot use the same headroom (RP1). Breaks block every deposit.
 * Errors: `self_excluded`, `timeout_active`, `session_limit_reached`, `limit_deposit_reached` with the headroom of the tightest
 * limit.
 */
export async function assertWithinDepositLimit(tx: Tx, userId: bigint, amount: Amount): Promise<void> {
  await tx.query('select from lock_players(array[$1::bigint])', [userId]);
  await requirePlay(tx, userId);
  const tightest = await tightestRoom(tx, userId);
  if (!tightest || amount <= tightest.room) return;
  const left = printAmount((tightest.room > 0n ? tightest.room : 0n) as Amount);
  throw new AppError('limit_deposit_reached', { left, period: tightest.period });
}

/** Headroom of the player's tightest deposit limit, negative if the limit was lowered since; null without a limit. */
export async function depositHeadroom(db: Store | Tx, userId: bigint): Promise<Amount | null> {
  const tightest = await tightestRoom(db, userId);
  return tightest ? (tightest.room as Amount) : null;
}

async function tightestRoom(db: Store | Tx, userId: bigint): Promise<Room | undefined> {
  const { rows } = await db.query<Room>(
    `select period, value - limit_used_at(user_id, kind, period, app_now()) as room from play_limit
     where user_id = $1 and kind = 'deposit' and value is not null order by 2 limit 1`,
    [userId],
  );
  return rows[0];
}
