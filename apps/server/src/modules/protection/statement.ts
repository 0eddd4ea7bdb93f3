import { type Amount, dayIn, printAmount, type ReplyOf } from '@tessera/protocol';
import type { CallSession } from '../../http/index.ts';
import type { Store } from '../../store/index.ts';

type Overview = ReplyOf<'protection'>;
type Month = Overview['months'][number];

/** RP9. */
const MONTHS = 12;

interface Sums extends Record<string, unknown> {
  readonly bets: number;
  readonly staked: bigint;
  readonly returned: bigint;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

const none: Sums = { bets: 0, staked: 0n, returned: 0n, deposited: 0n, withdrawn: 0n };
const sums = `coalesce(sum(bets), 0)::integer as bets, coalesce(sum(staked), 0)::bigint as staked,
  coalesce(sum(returned), 0)::bigint as returned, coalesce(sum(deposited), 0)::bigint as deposited,
  coalesce(sum(withdrawn), 0)::bigint as withdrawn`;

const text = (amount: bigint): string => printAmount(amount as Amount);

/** The last 12 months of a player, the current one last; months without activity are included. */
export async function monthsOf(store: Store, userId: bigint, now: number, zone: string): Promise<Month[]> {
  const months = monthsUntil(dayIn(now, zone));
  const { rows } = await store.query<Sums & { month: string }>(
    `select to_char(day, 'YYYY-MM') as month, ${sums} from play_day
     where user_id = $1 and day >= $2::date group by 1`,
    [userId, `${months[0]}-01`],
  );
  return months.map((month) => {
    const found = rows.find((row) => row.month === month) ?? none;
    return {
      month,
      bets: found.bets,
      staked: text(found.staked),
      returned: text(found.returned),
      net: text(found.returned - found.staked),
      deposited: text(found.deposited),
      withdrawn: text(found.withdrawn),
    };
  });
}

/** `YYYY-MM` of the month of `day` and the months before it, oldest first. */
function monthsUntil(day: string): string[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = last - (MONTHS - 1) + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** Deposits, withdrawals and their difference since registration. */
export async function lifetimeOf(store: Store, userId: bigint): Promise<Overview['lifetime']> {
  const { rows } = await store.query<Sums>(`select ${sums} from play_day where user_id = $1`, [userId]);
  const { deposited, withdrawn } = rows[0]!;
  return {
    deposited: text(deposited),
    withdrawn: text(withdrawn),
    net_deposits: text(deposited - withdrawn),
  };
}

/** Today's figures so far. Time on two devices at once counts once. */
export async function todayOf(
  store: Store,
  session: CallSession,
  now: number,
  { zone, idleMs }: { zone: string; idleMs: number },
): Promise<Overview['today']> {
  const { rows } = await store.query<Sums & { played_ms: bigint }>(
    `with moment as (
       select $2::timestamptz as now, platform_day($2) as day, platform_day($2)::timestamp at time zone $3 as began
     ), played as (
       select range_agg(tstzrange(greatest(s.created_at, began), greatest(began, s.created_at, least(now, coalesce(
         s.ended_at, case when s.id = $4 then now
           else least(s.expires_at, s.last_action_at + $5 * interval '1 ms') end))))) as spans
       from player_session s, moment where s.user_id = $1 and coalesce(s.ended_at, now) > began
     )
     select ${sums}, (select coalesce(extract(epoch from sum(upper(span) - lower(span))) * 1000, 0)::bigint
                      from played, unnest(played.spans) span) as played_ms
     from play_day, moment where user_id = $1 and play_day.day = moment.day`,
    [session.userId, new Date(now), zone, session.id, idleMs],
  );
  const { played_ms, staked, returned } = rows[0]!;
  return {
    played_ms: Number(played_ms),
    staked: text(staked),
    returned: text(returned),
    net: text(returned - staked),
  };
}
