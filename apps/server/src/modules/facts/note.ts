import type { CallSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';

/** What a player did. See the table `player_fact`. */
export type Fact = 'verify_draw' | 'read_rules';

/** New facts of one kind that a player's day may bring: as many as a daily task can ask for. */
const DAY_MAX = 10;

/**
 * Notes that a player did something. `ref` says with what, and counts once. False for a trial account, when it was noted before,
 * and beyond the number of a day.
 */
export async function noteFact(
  store: Store,
  { userId, kind }: Pick<CallSession, 'userId' | 'kind'>,
  fact: Fact,
  ref: string,
): Promise<boolean> {
  if (kind === 'trial') return false;
  const { rowCount } = await store.query(
    `insert into player_fact (user_id, fact, ref, at)
     select $1, $2, $3, app_now()
     where (select count(*) from player_fact
            where user_id = $1 and fact = $2 and platform_day(at) = platform_day(app_now())) < $4
     on conflict do nothing`,
    [userId, fact, ref, DAY_MAX],
  );
  return rowCount === 1;
}
