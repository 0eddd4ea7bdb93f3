import { type Amount, amountOf, printAmount } from '@tessera/protocol';
import type { Tx } from '../../store/index.ts';
import type { FactName, Facts } from './rules/rule.ts';

/** Days that the figures of a player are of: short enough that an effect shows, long enough for a pattern of weekdays. */
const FIGURE_DAYS = 7;
/** Raised with every change of a figure. */
export const FIGURES_VERSION = 1;

/** The figures that stand behind the seven indicators of harm, in the order in which they are shown. */
export const figureNames: readonly FactName[] = [
  { id: 'net', name: { enUs: 'Net loss', zhCn: '净亏损' }, unit: 'amount' },
  { id: 'deposited', name: { enUs: 'Deposited', zhCn: '存款' }, unit: 'amount' },
  { id: 'deposits', name: { enUs: 'Deposits', zhCn: '存款次数' }, unit: 'count' },
  { id: 'staked', name: { enUs: 'Staked', zhCn: '投注' }, unit: 'amount' },
  { id: 'bets', name: { enUs: 'Bets', zhCn: '注单' }, unit: 'count' },
  { id: 'days', name: { enUs: 'Days with play', zhCn: '投注天数' }, unit: 'count' },
  { id: 'minutes', name: { enUs: 'Minutes signed in', zhCn: '登录分钟' }, unit: 'count' },
  { id: 'nightBets', name: { enUs: 'Bets 02:00–05:00', zhCn: '02:00–05:00 注单' }, unit: 'count' },
  { id: 'chasing', name: { enUs: 'Soon after a loss', zhCn: '亏损后追注' }, unit: 'count' },
  { id: 'raises', name: { enUs: 'Limits raised', zhCn: '放宽限额' }, unit: 'count' },
  { id: 'asked', name: { enUs: 'Turned to service', zhCn: '联系客服' }, unit: 'count' },
  { id: 'linked', name: { enUs: 'Linked accounts', zhCn: '关联账户' }, unit: 'count' },
];

interface Row extends Record<string, unknown> {
  readonly staked: Amount;
  readonly returned: Amount;
  readonly deposited: Amount;
  readonly deposits: number;
  readonly bets: number;
  readonly days: number;
  readonly night_bets: number;
  readonly chasing: number;
  readonly minutes: number;
  readonly raises: number;
  readonly asked: number;
  readonly linked: number;
}

/** The figures of a player for the seven days that end with today. */
export async function figuresOf(tx: Pick<Tx, 'query'>, userId: bigint): Promise<Facts> {
  const { rows } = await tx.query<Row>(
    `select c.*, s.minutes, r.raises, a.asked, l.linked
     from (
       select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(returned), 0)::bigint as returned,
         coalesce(sum(deposited), 0)::bigint as deposited, coalesce(sum(deposits), 0)::integer as deposits,
         coalesce(sum(bets), 0)::integer as bets, count(*) filter (where bets > 0)::integer as days,
         coalesce(sum(night_bets), 0)::integer as night_bets, coalesce(sum(chasing), 0)::integer as chasing
       from play_care where user_id = $1 and day > platform_day(app_now()) - $2::integer
     ) c
     cross join (
       select coalesce(sum(extract(epoch from last_action_at - greatest(created_at, app_now() - $2::integer * interval '1 day'))) / 60, 0)::integer as minutes
       from player_session where user_id = $1 and last_action_at > app_now() - $2::integer * interval '1 day'
     ) s
     cross join (
       select count(*)::integer as raises from limit_raised where user_id = $1 and at > app_now() - $2::integer * interval '1 day'
     ) r
     cross join (
       select count(*)::integer as asked from service_asked where user_id = $1 and at > app_now() - $2::integer * interval '1 day'
     ) a
     cross join (select count(*)::integer as linked from player_linked where user_id = $1) l`,
    [userId, FIGURE_DAYS],
  );
  const { staked, returned, deposited, night_bets: nightBets, ...counts } = rows[0]!;
  return {
    net: printAmount(amountOf(staked - returned)),
    deposited: printAmount(deposited),
    deposits: counts.deposits,
    staked: printAmount(staked),
    bets: counts.bets,
    days: counts.days,
    minutes: counts.minutes,
    nightBets,
    chasing: counts.chasing,
    raises: counts.raises,
    asked: counts.asked,
    linked: counts.linked,
  };
}
