import { amountOf, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import { addDays, costOfStake, edgePpm } from '@tessera/rewards';
import { AppError, type CallSession } from '../../http/index.ts';
import { ratesOn } from '../water-rates/index.ts';
import { daysOpen, isDay, MADE_AFTER_MS } from './days.ts';
import type { WaterBackDeps } from './deps.ts';
import { rateOf } from './rates.ts';
import { inOrder, openRows, type Row, rowView, stateOf, storedRows, sumsOf } from './rows.ts';

type View = ReplyOf<'userWaterback'>;

/** Days in one answer. */
const DAYS_MAX = 31;
/** Days before today whose sums are shown. */
const LAST_DAYS = 7;
/** House edge of lotteries without a rebate; see the VIP table. */
const LOTTERY_EDGE_PPM = 25_000;

/**
 * What the player may claim, and the rows of some days. Errors: `validation_failed` for a range that is not 1 to 31 days up to
 * today.
 */
export async function waterBackOf(
  session: Pick<CallSession, 'userId' | 'currency' | 'kind'>,
  input: InputOf<'userWaterback'>,
  { store, clock, settings }: WaterBackDeps,
): Promise<View> {
  const { userId, currency, kind } = session;
  const now = await clock.now();
  const zone = settings.get('timeZone');
  const open = daysOpen(now, zone);
  const today = open.at(-1)!;
  const { from, to } = rangeOf(input, today);
  const standing = await standingOf(store, userId, today, zone);
  const { level } = standing;
  const since = addDays(today, -LAST_DAYS);
  const [stored, running, ready, rates] = await Promise.all([
    storedRows(store, userId, from < since ? from : since, to),
    kind === 'trial'
      ? []
      : Promise.all(
          open.map(async (day) =>
            openRows(store, { userId, level }, { day, zone, rates: await ratesOn(store, day) }),
          ),
        ),
    readyOf(store, userId),
    ratesOn(store, today),
  ]);
  const all = [...stored, ...running.flat()].sort(inOrder);
  const rows = all.filter(({ day }) => day >= from && day <= to);
  return {
    currency,
    level: kind === 'trial' ? 0 : level,
    lottery_ppm: rateOf(rates, 'lottery', level),
    platform_ppm: rateOf(rates, 'platform', level),
    available: standing.available,
    today,
    cut_off: standing.cutOff,
    ready_from: standing.cutOff + MADE_AFTER_MS,
    ready: standing.available ? ready : { amount: printAmount(amountOf(0n)), rows: 0, days: [] },
    from,
    to,
    rows: rows.map(rowView),
    total: sumsOf(rows),
    mean_loss: printAmount(amountOf(await meanLoss(store, rows))),
    days: Array.from({ length: LAST_DAYS }, (_, index) => {
      const day = addDays(since, index);
      return { day, ...dayOf(all.filter((row) => row.day === day)) };
    }),
  };
}

function rangeOf({ from, to }: InputOf<'userWaterback'>, today: string): { from: string; to: string } {
  const refuse = (field: string): never => {
    throw new AppError('validation_failed', { field });
  };
  const yesterday = addDays(today, -1);
  const range = { from: from ?? to ?? yesterday, to: to ?? from ?? yesterday };
  for (const [field, day] of Object.entries(range)) if (!isDay(day) || day > today) refuse(field);
  if (range.from > range.to || addDays(range.from, DAYS_MAX) <= range.to) refuse('from');
  return range;
}

async function standingOf(
  store: WaterBackDeps['store'],
  userId: bigint,
  today: string,
  zone: string,
): Promise<{ level: number; available: boolean; cutOff: number }> {
  const { rows } = await store.query<{ level: number; available: boolean; cut_off: Date }>(
    `select vip_level(user_id) as level, may_receive as available,
       (($2::date + 1)::timestamp at time zone $3) as cut_off
     from reward_standing where user_id = $1`,
    [userId, today, zone],
  );
  const { level, available, cut_off } = rows[0]!;
  return { level, available, cutOff: cut_off.getTime() };
}

async function readyOf(store: WaterBackDeps['store'], userId: bigint): Promise<View['ready']> {
  const { rows } = await store.query<{ day: string; rows: number; amount: bigint }>(
    `select day, count(*)::integer as rows, sum(amount)::bigint as amount from water_back
     where user_id = $1 and claim_id is null and amount > 0 group by day order by day`,
    [userId],
  );
  return {
    amount: printAmount(amountOf(rows.reduce((sum, { amount }) => sum + amount, 0n))),
    rows: rows.reduce((sum, row) => sum + row.rows, 0),
    days: rows.map(({ day }) => day),
  };
}

function dayOf(rows: readonly Row[]): Omit<View['days'][number], 'day'> {
  const states = new Set(rows.map(stateOf));
  const state = (['running', 'ready', 'claimed'] as const).find((one) => states.has(one)) ?? 'none';
  return { amount: sumsOf(rows).amount, state };
}

/** Mean loss of the stakes, each product at its edge, rounded up. */
async function meanLoss(store: WaterBackDeps['store'], rows: readonly Row[]): Promise<bigint> {
  const { rows: found } = rows.some(({ kind }) => kind === 'platform')
    ? await store.query<{ platform: string; rtp_ppm: number }>(
        'select platform, rtp_ppm from platform_return',
      )
    : { rows: [] };
  const returns = new Map(found.map(({ platform, rtp_ppm }) => [platform, rtp_ppm]));
  return rows.reduce((sum, { kind, product, stake }) => {
    const edge = kind === 'lottery' ? LOTTERY_EDGE_PPM : 1_000_000 - (returns.get(product) ?? 1_000_000);
    return sum + costOfStake(stake, edgePpm(edge));
  }, 0n);
}
