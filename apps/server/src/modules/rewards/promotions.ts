import type { ReplyOf } from '@tessera/protocol';
import type { Store, Tx } from '../../store/index.ts';

/** Whether a player gets promotions, and what closes them. */
export type PromotionState = ReplyOf<'promotions'>;

/** What a player has chosen, and what closes promotions whatever was chosen. */
export async function promotionState(db: Store | Tx, userId: bigint): Promise<PromotionState> {
  const { rows } = await db.query<{ off: boolean; closed_by: PromotionState['closed_by'] }>(
    'select off, closed_by from reward_standing where user_id = $1',
    [userId],
  );
  return rows[0]!;
}

/** Switches promotions off or on (RP15). */
export async function setPromotions(tx: Tx, userId: bigint, off: boolean): Promise<PromotionState> {
  await tx.query(
    `insert into promotion_choice (user_id, off, at) values ($1, $2, app_now())
     on conflict (user_id) do update set off = excluded.off, at = excluded.at`,
    [userId, off],
  );
  return promotionState(tx, userId);
}
