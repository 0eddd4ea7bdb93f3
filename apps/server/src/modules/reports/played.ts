import type { ReplyOf } from '@tessera/protocol/endpoints';
import type { Tx } from '../../store/index.ts';
import type { Range } from './range.ts';

type View = ReplyOf<'reportStatistic'>['played'];

const WEEKDAYS = 7;
/** Parts of a day, of three hours each. */
const PARTS = 8;

/** Seconds of a weekday (Monday 1) and part of the day (0 to 7); weekday 0: the longest time without a break. */
interface Cell extends Record<string, unknown> {
  readonly weekday: number;
  readonly part: number;
  readonly seconds: number;
}

/**
 * When a player was signed in and active. A session lasts until it was ended, or until its last action when it was left alone; the
 * calling one until now. Time on two devices at once counts once.
 */
export async function playedOf(
  db: Pick<Tx, 'query'>,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
  { from, to }: Range,
  { zone, now, idleMs }: { readonly zone: string; readonly now: number; readonly idleMs: number },
): Promise<View> {
  const { rows } = await db.query<Cell>(
    `with days as (
       select $3::date::timestamp at time zone $5 as since, least(($4::date + 1)::timestamp at time zone $5, $6) as until
     ), sessions as (
       select s.created_at, greatest(s.created_at, case
           when s.ended_at < s.last_action_at + $7 * interval '1 ms' then s.ended_at
           when s.ended_at is null and s.id = $2 then $6
           else s.last_action_at end) as ended_at
       from player_session s where s.user_id = $1
     ), spans as materialized (
       select unnest(range_agg(tstzrange(greatest(s.created_at, d.since), least(s.ended_at, d.until)))) as span
       from sessions s cross join days d where s.created_at < d.until and s.ended_at > d.since
     )
     select extract(isodow from slot.at)::integer as weekday, (extract(hour from slot.at)::integer / 3) as part,
       sum(extract(epoch from least(upper(span), (slot.at + interval '3 hours') at time zone $5)
         - greatest(lower(span), slot.at at time zone $5)))::float8 as seconds
     from spans cross join lateral generate_series(
       date_bin('3 hours', lower(span) at time zone $5, '2000-01-01'), upper(span) at time zone $5, '3 hours') slot (at)
     group by 1, 2
     union all
     select 0, 0, coalesce(max(extract(epoch from upper(span) - lower(span))), 0)::float8 from spans`,
    [userId, id, from, to, zone, new Date(now), idleMs],
  );
  const minutes = Array.from({ length: WEEKDAYS }, () => Array.from({ length: PARTS }, () => 0));
  let seconds = 0;
  let longest = 0;
  for (const cell of rows) {
    if (cell.weekday === 0) longest = cell.seconds;
    else {
      seconds += cell.seconds;
      minutes[cell.weekday - 1]![cell.part] = inMinutes(cell.seconds);
    }
  }
  return { minutes, total: inMinutes(seconds), longest: inMinutes(longest) };
}

const inMinutes = (seconds: number): number => Math.max(0, Math.floor(seconds / 60));
