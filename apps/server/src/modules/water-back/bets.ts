import {
  type Amount,
  amountOf,
  dayIn,
  type InputOf,
  printAmount,
  type ReplyOf,
  ratePpmOf,
  truncate,
} from '@tessera/protocol';
import { AppError, type CallSession } from '../../http/index.ts';
import { ratesOn } from '../water-rates/index.ts';
import { daysOpen, isDay } from './days.ts';
import type { WaterBackDeps } from './deps.ts';
import { platformMax, rateOf } from './rates.ts';
import { storedRows, sumsOf } from './rows.ts';

type View = ReplyOf<'userWaterbackBets'>;

interface Stake extends Record<string, unknown> {
  readonly id: bigint;
  readonly at: Date;
  readonly lottery_id: string | null;
  readonly issue: string | null;
  readonly play_id: string | null;
  readonly game: string | null;
  readonly stake: bigint;
  readonly counted: bigint;
  readonly reason: View['items'][number]['reason'];
}

/**
 * One row of the player's water-back, bet by bet. Errors: `not_found` when the player has no stake on the product that day, or
 * the day has no rows for the player; `validation_failed`.
 */
export async function waterBackBets(
  { userId }: Pick<CallSession, 'userId'>,
  { day, kind, product, limit, before }: InputOf<'userWaterbackBets'>,
  { store, clock, settings }: WaterBackDeps,
): Promise<View> {
  const zone = settings.get('timeZone');
  const now = await clock.now();
  if (!isDay(day) || day > dayIn(now, zone)) throw new AppError('validation_failed', { field: 'day' });
  if (before !== undefined && !/^\d{1,16}$/.test(before))
    throw new AppError('validation_failed', { field: 'before' });
  const row = (await storedRows(store, userId, day, day)).find(
    (one) => one.kind === kind && one.product === product,
  );
  if (!row && !daysOpen(now, zone).includes(day)) throw new AppError('not_found');
  const rates = await ratesOn(store, day);
  const [{ rows: sums }, { rows }] = await Promise.all([
    store.query<{ count: number; stake: bigint; counted: bigint; level: number }>(
      `select count(*)::integer as count, coalesce(sum(stake), 0)::bigint as stake,
         coalesce(sum(counted), 0)::bigint as counted, vip_level($1) as level
       from water_back_stakes($1, $2::date::timestamp at time zone $3, ($2::date + 1)::timestamp at time zone $3, $4)
       where kind = $5 and product = $6`,
      [userId, day, zone, platformMax(rates), kind, product],
    ),
    store.query<Stake>(
      `select id, at, lottery_id, issue, play_id, game, stake, counted, reason
       from water_back_stakes($1, $2::date::timestamp at time zone $3, ($2::date + 1)::timestamp at time zone $3, $4)
       where kind = $5 and product = $6 and ($7::bigint is null or id < $7) order by id desc limit $8`,
      [userId, day, zone, platformMax(rates), kind, product, before ?? null, limit + 1],
    ),
  ]);
  const all = sums[0]!;
  if (all.count === 0) throw new AppError('not_found');
  const ratePpm = row?.ratePpm ?? rateOf(rates, kind, all.level);
  const counted = amountOf(all.counted);
  const items = rows.slice(0, limit);
  return {
    count: all.count,
    rate_ppm: ratePpm,
    ...sumsOf([
      row ?? { stake: amountOf(all.stake), counted, amount: truncate(ratePpmOf(counted, ratePpm), 2) },
    ]),
    items: items.map((one) => ({
      id: Number(one.id),
      at: one.at.getTime(),
      lottery_id: one.lottery_id,
      issue: one.issue,
      played: one.play_id,
      game: one.game,
      stake: printAmount(one.stake as Amount),
      qualifying: printAmount(one.counted as Amount),
      amount: printAmount(ratePpmOf(amountOf(one.counted), ratePpm)),
      reason: one.reason,
    })),
    next: rows.length > limit ? String(items.at(-1)!.id) : null,
  };
}
