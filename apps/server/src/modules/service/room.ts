import { randomBytes } from 'node:crypto';
import type { Store, Tx } from '../../store/index.ts';
import { createServiceRoom } from '../chat/index.ts';

/** The room of a player; undefined before the first visit. */
export async function findServiceRoom(db: Store | Tx, userId: bigint): Promise<bigint | undefined> {
  const { rows } = await db.query<{ room: bigint }>('select room from service_room where user_id = $1', [
    userId,
  ]);
  return rows[0]?.room;
}

/** The room of a player, made at the first visit. */
export async function serviceRoomOf(store: Store, userId: bigint): Promise<bigint> {
  return (
    (await findServiceRoom(store, userId)) ??
    store.tx(async (tx) => {
      await tx.query("select pg_advisory_xact_lock(hashtextextended('service room ' || $1::bigint, 0))", [
        userId,
      ]);
      const made = await findServiceRoom(tx, userId);
      if (made !== undefined) return made;
      const room = await createServiceRoom(tx, `service.${randomBytes(16).toString('hex')}`, userId);
      await tx.query('insert into service_room (user_id, room) values ($1, $2)', [userId, room]);
      return room;
    })
  );
}
