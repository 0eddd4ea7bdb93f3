import { type Amount, printAmount, type ReplyOf } from '@tessera/protocol';
import { costToReach, edgePpm, type LevelTerms, turnoverTo } from '@tessera/rewards';
import type { CallSession } from '../../http/index.ts';
import type { VipDeps } from './deps.ts';
import { levelsNow } from './levels.ts';
import { EDGE_PPM } from './table.ts';

type View = ReplyOf<'userVip'>;
type Bonus = View['bonuses'][number];
type Kind = Bonus['kind'];

/** Claimed bonuses in the answer. */
const CLAIMED = 20;
/** Bonuses that can be claimed in the answer; more of them come after a claim. */
const READY = 50;

interface Held extends Record<string, unknown> {
  readonly level: number;
  readonly announced: number;
  readonly turnover: bigint;
  readonly since: Date | null;
  readonly available: boolean;
  readonly next_week: Date;
  readonly week: string;
  readonly next_month: Date;
  readonly month: string;
  readonly next_birthday: Date | null;
  readonly birthday_year: string | null;
}

/** The caller's level, progress and bonuses. */
export async function vipOf(
  { userId, currency, kind }: Pick<CallSession, 'userId' | 'currency' | 'kind'>,
  { store, settings }: VipDeps,
): Promise<View> {
  const { rows } = await store.query<Held>(
    `select vip_level(p.id) as level, vip_announced(p.id) as announced, s.may_receive as available,
       coalesce(v.turnover, 0)::bigint as turnover, r.at as since,
       ((date_trunc('week', today.at) + interval '7 days') at time zone $2) as next_week,
       (date_trunc('week', today.at) + interval '7 days')::date as week,
       ((date_trunc('month', today.at) + interval '1 month') at time zone $2) as next_month,
       (date_trunc('month', today.at) + interval '1 month')::date as month,
       birthday.at at time zone $2 as next_birthday, to_char(birthday.at, 'YYYY') as birthday_year
     from player p
     join reward_standing s on s.user_id = p.id
     left join vip_standing v on v.user_id = p.id
     left join vip_rise r on r.user_id = p.id and r.level = v.level
     cross join (select app_now() at time zone $2 as at) today
     cross join lateral (
       select min(turn.at) as at from generate_series(0, 1) later
       cross join lateral (select p.birth_date + make_interval(years =>
         (extract(year from today.at) - extract(year from p.birth_date))::integer + later) as at) turn
       where turn.at::date > today.at::date) birthday
     where p.id = $1`,
    [userId, settings.get('timeZone')],
  );
  const held = rows[0]!;
  const trial = kind === 'trial';
  const turnover = held.turnover as Amount;
  const { levels } = await levelsNow(store);
  const next = trial ? undefined : levels[held.level];
  return {
    currency,
    level: trial ? 0 : held.level,
    announced: trial ? 0 : held.announced,
    since: held.since?.getTime() ?? null,
    turnover: printAmount(turnover),
    next: next
      ? {
          level: next.level,
          turnover: printAmount(next.turnover),
          missing: printAmount(turnoverTo(next.turnover, turnover)),
          cost: printAmount(costToReach(next.turnover, turnover, edgePpm(EDGE_PPM))),
        }
      : null,
    available: held.available,
    bonuses: held.available ? await bonusesOf(store, userId, { held, own: levels[held.level - 1]! }) : [],
  };
}

interface BonusRow extends Record<string, unknown> {
  readonly kind: Kind;
  readonly period: string;
  readonly level: number;
  readonly amount: bigint;
  readonly from_at: Date;
  readonly claimed_at: Date | null;
}

/** What was held when, and the terms of the level held now. */
interface Standing {
  readonly held: Held;
  readonly own: LevelTerms;
}

async function bonusesOf(store: VipDeps['store'], userId: bigint, standing: Standing): Promise<Bonus[]> {
  const { rows } = await store.query<BonusRow>(
    `(select kind, period, level, amount, from_at, claimed_at from vip_bonus
      where user_id = $1 and claimed_at is null order by from_at, kind, level limit $2)
     union all
     (select kind, period, level, amount, from_at, claimed_at from vip_bonus
      where user_id = $1 and claimed_at is not null order by claimed_at desc, from_at desc limit $3)`,
    [userId, READY, CLAIMED],
  );
  const shown = rows.map(
    ({ kind, period, level, amount, from_at, claimed_at }): Bonus => ({
      ref: `${kind}-${period}`,
      kind,
      level,
      amount: printAmount(amount as Amount),
      state: claimed_at ? 'claimed' : 'ready',
      from: from_at.getTime(),
      claimed_at: claimed_at?.getTime() ?? null,
    }),
  );
  const ready = shown.filter(({ state }) => state === 'ready');
  return [...ready, ...laterOf(standing), ...shown.slice(ready.length)];
}

/** The next bonuses that begin by themselves, at the level held now. */
function laterOf({ own, held }: Standing): Bonus[] {
  const { level, week, next_week, month, next_month, birthday_year, next_birthday } = held;
  const coming: readonly (readonly [Kind, Amount, string | null, Date | null])[] = [
    ['weekly', own.weekly, week, next_week],
    ['monthly', own.monthly, month, next_month],
    ['birthday', own.birthday, birthday_year, next_birthday],
  ];
  return coming.flatMap(([kind, amount, period, from]): Bonus[] =>
    amount > 0n && from
      ? [
          {
            ref: `${kind}-${period}`,
            kind,
            level,
            amount: printAmount(amount),
            state: 'later',
            from: from.getTime(),
            claimed_at: null,
          },
        ]
      : [],
  );
}
