import { defineJob, type Store, type Tx } from '../../store/index.ts';
import type { ProtectionDeps } from './deps.ts';
import { harmMarked } from './events.ts';

const HOUR_MS = 3_600_000;

/** RP13. */
const DEPOSITS_A_DAY = 5;
const RAISES_IN_30_DAYS = 2;
const CHASING_A_DAY = 10;
const NIGHTS_IN_30_DAYS = 3;

/** Marks a player who has raised limits twice in 30 days. */
export async function markRaises(tx: Tx, deps: ProtectionDeps, userId: bigint): Promise<void> {
  const { rows } = await tx.query<Marked>(
    `insert into harm_marker (user_id, kind, day, count, at)
     select $1, 'raises', platform_day(app_now()), count(*), app_now() from protection_log
     where user_id = $1 and what like 'limit_raised %' and at > app_now() - interval '30 days'
     having count(*) >= $2
     on conflict do nothing returning user_id`,
    [userId, RAISES_IN_30_DAYS],
  );
  await tell(tx, deps, rows);
}

/** Looks once an hour, over the previous hour, for the markers that come from bets and deposits. */
export const harmJob = defineJob('protection.harm', {
  slow: true,
  async run(deps: ProtectionDeps, { runAt }, tx) {
    const [from, to] = [new Date(runAt - HOUR_MS), new Date(runAt)];
    await countChasing(tx, from, to);
    // An hour over midnight is the last one of its first day, too.
    const marked = [...(await markDay(tx, new Date(from.getTime() + 1))), ...(await markDay(tx, to))];
    await tell(tx, deps, marked);
    return { runAgainAt: runAt + HOUR_MS };
  },
});

/** Whether a player has a recent marker. Such players get no promotions (RP13). */
export async function isMarked(db: Store | Tx, userId: bigint): Promise<boolean> {
  const { rowCount } = await db.query('select from harm_recent where user_id = $1 limit 1', [userId]);
  return rowCount === 1;
}

interface Marked extends Record<string, unknown> {
  readonly user_id: bigint;
}

/** Counts requests with bets placed within 60 s of a lost bet of the player, by the day on which the hour ends. */
async function countChasing(tx: Tx, from: Date, to: Date): Promise<void> {
  await tx.query(
    `with lost as materialized (
       select distinct t.user_id, d.settled_at from draw_state d join placed_bet t on t.draw_id = d.id
       where d.state = 'settled' and d.settled_at > $1::timestamptz - interval '60 s' and d.settled_at < $2
         and not exists (select from bet_outcome o where o.draw_id = t.draw_id and o.bet_id = t.id)
     )
     insert into harm_count (user_id, day, chasing)
     select t.user_id, platform_day($2::timestamptz - interval '1 ms'), count(distinct t.rid)
     from draw_state d join placed_bet t on t.draw_id = d.id
     where d.open_at < $2 and d.close_at > $1 and t.placed_at >= $1 and t.placed_at < $2
       -- What a chase places was decided before the loss.
       and not exists (select from chase_placement i where i.user_id = t.user_id and i.rid = t.rid)
       and exists (select from lost where lost.user_id = t.user_id and lost.settled_at <= t.placed_at
                   and lost.settled_at > t.placed_at - interval '60 s')
     group by t.user_id
     on conflict (user_id, day) do update set chasing = harm_count.chasing + excluded.chasing`,
    [from, to],
  );
}

/** Inserts the markers of the platform day of `at`. */
async function markDay(tx: Tx, at: Date): Promise<readonly Marked[]> {
  const { rows } = await tx.query<Marked>(
    `with today as (select platform_day($1::timestamptz - interval '1 ms') as day),
     met as (
       select d.user_id, 'deposits' as kind, d.deposits as count from play_day d join today on today.day = d.day
       where d.deposits >= $2
       union all
       select c.user_id, 'chasing', c.chasing from harm_count c join today on today.day = c.day where c.chasing >= $3
       union all
       select d.user_id, 'nights', count(*)::integer from play_day d, today
       where d.day > today.day - 30 and d.night_bets > 0
         and exists (select from play_day n where n.user_id = d.user_id and n.day = today.day and n.night_bets > 0)
       group by d.user_id having count(*) >= $4
     )
     insert into harm_marker (user_id, kind, day, count, at)
     select met.user_id, met.kind, today.day, met.count, $1 from met, today
     on conflict do nothing returning user_id`,
    [at, DEPOSITS_A_DAY, CHASING_A_DAY, NIGHTS_IN_30_DAYS],
  );
  return rows;
}

/** Publishes who was newly marked, in the transaction that writes the markers; self-excluded players get no messages (RP8). */
async function tell(tx: Tx, { events }: ProtectionDeps, marked: readonly Marked[]): Promise<void> {
  const { rows } = await tx.query<{ id: bigint; at: Date }>(
    'select distinct id, app_now() as at from unnest($1::bigint[]) id where not is_excluded(id)',
    [marked.map(({ user_id }) => user_id)],
  );
  for (const { id, at } of rows) await events.publish(tx, harmMarked, `${id}/${at.getTime()}`, { user: id });
}
