import { randomBytes } from 'node:crypto';
import type { Tx } from '../../store/index.ts';

/** A unique random name that reveals nothing about the player. */
export const freshName = (): string => `p-${randomBytes(12).toString('hex')}`;

/** The player's name on platforms, created on first use. */
export async function nameFor(db: Pick<Tx, 'query'>, userId: bigint): Promise<string> {
  const known = await db.query<{ name: string }>('select name from game_player where user_id = $1', [userId]);
  if (known.rows[0]) return known.rows[0].name;
  await db.query('insert into game_player (user_id, name) values ($1, $2) on conflict (user_id) do nothing', [
    userId,
    freshName(),
  ]);
  const { rows } = await db.query<{ name: string }>('select name from game_player where user_id = $1', [
    userId,
  ]);
  return rows[0]!.name;
}

/** The players with these names; unknown names are missing from the map. */
export async function usersNamed(
  db: Pick<Tx, 'query'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await db.query<{ name: string; user_id: bigint }>(
    'select name, user_id from game_player where name = any($1)',
    [[...new Set(names)]],
  );
  return new Map(rows.map(({ name, user_id }) => [name, user_id]));
}
