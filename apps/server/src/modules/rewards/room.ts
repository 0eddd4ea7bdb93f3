import type { Tx } from '../../store/index.ts';
import type { OfferVersion } from './give.ts';

/** What an offer and a player's share of it can still give; null for no bound. */
export interface Room {
  readonly room: bigint | null;
  readonly shareRoom: bigint | null;
}

/** The room of an offer. Until the end of the transaction nobody else gives from the offer. */
export async function holdRoom(tx: Tx, { id, version }: OfferVersion, user: bigint): Promise<Room> {
  const { rows } = await tx.query<{ room: bigint | null; share_room: bigint | null }>(
    'select room, share_room from hold_offer_room($1, $2, $3)',
    [id, version, user],
  );
  const { room, share_room } = rows[0]!;
  return { room, shareRoom: share_room };
}
