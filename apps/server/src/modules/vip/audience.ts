import type { Audience } from '@tessera/rewards';
import type { Store, Tx } from '../../store/index.ts';

/** Those of these players whom an offer with this audience is for now; all of them without an audience. */
export async function membersOf(
  db: Store | Tx,
  audience: Audience | null,
  users: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (audience === null) return new Set(users);
  const { vipFrom, vipTo, registeredSince } = audience;
  const { rows } = await db.query<{ id: bigint }>(
    `select id from player where id = any ($1) and kind <> 'trial' and vip_level(id) between $2 and $3
       and ($4::timestamptz is null or created_at >= $4)`,
    [users, vipFrom, vipTo, registeredSince === null ? null : new Date(registeredSince)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Those of these offers that are for the player now. */
export async function offersFor<O extends { readonly audience: Audience | null }>(
  db: Store | Tx,
  user: bigint,
  offers: readonly O[],
): Promise<O[]> {
  const found: O[] = [];
  for (const offer of offers) if ((await membersOf(db, offer.audience, [user])).has(user)) found.push(offer);
  return found;
}

/** Levels of these players. */
export async function levelsOf(
  db: Store | Tx,
  users: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await db.query<{ id: bigint; level: number }>(
    'select id, vip_level(id) as level from unnest($1::bigint[]) id',
    [users],
  );
  return new Map(rows.map(({ id, level }) => [id, level]));
}

/** How many players hold each level; levels that nobody holds are left out, and so is who has not staked yet. */
export async function playersByLevel(db: Pick<Store, 'query'>): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query<{ level: number; players: number }>(
    'select level, count(*)::integer as players from vip_standing group by level',
  );
  return new Map(rows.map(({ level, players }) => [level, players]));
}
