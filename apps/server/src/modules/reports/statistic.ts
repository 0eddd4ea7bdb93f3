import { type Amount, dayIn, type InputOf, printAmount, type ReplyOf } from '@tessera/protocol';
import type { CallSession } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import { type Owner, readDays } from './days.ts';
import type { ReportDeps } from './deps.ts';
import { playedOf } from './played.ts';
import { decidedStakes } from './products.ts';
import { sumsUntil } from './progress.ts';
import { checkRange, daysOf, type Range } from './range.ts';
import { meanOf } from './returned.ts';
import { daysView, totalView } from './sums.ts';

type View = ReplyOf<'reportStatistic'>;

/** Products in one answer. */
const PRODUCTS_MAX = 20;

/**
 * A player's own figures over some days. Trial money is in none of them. Errors: `validation_failed` for a range that is not 1 to 366
 * days up to today.
 */
export async function statisticOf(
  session: Pick<CallSession, 'id' | 'userId' | 'currency'>,
  input: InputOf<'reportStatistic'>,
  { store, clock, settings, lotteries }: ReportDeps,
): Promise<View> {
  const zone = settings.get('timeZone');
  const now = await clock.now();
  const range = checkRange(input, dayIn(now, zone));
  const idleMs = settings.get('sessionIdleSeconds') * 1000;
  const [days, asOf, decided, waiting, played] = await Promise.all([
    readDays(store, 'player_day', session, range),
    sumsUntil(store, now),
    decidedStakes(store, session, range, { zone, lotteries }),
    waitingStake(store, session, range, zone),
    playedOf(store, session, range, { zone, now, idleMs }),
  ]);
  const mean = meanOf(decided.staked);
  return {
    ...range,
    currency: session.currency,
    as_of: asOf,
    total: totalView(days.total),
    days: daysView(daysOf(range), days.rows),
    waiting: text(waiting),
    mean: { stake: text(mean.stake), payout: text(mean.payout), spread: text(mean.spread) },
    products: decided.products.slice(0, PRODUCTS_MAX).map(({ stake, payout, ...product }) => ({
      ...product,
      stake: text(stake),
      payout: text(payout),
      net: text(payout - stake),
    })),
    played,
  };
}

/** Stakes that a player placed on some days and whose draws are not decided yet. */
async function waitingStake(
  db: Pick<Tx, 'query'>,
  { userId, currency }: Owner,
  { from, to }: Range,
  zone: string,
): Promise<bigint> {
  const { rows } = await db.query<{ stake: bigint }>(
    `select coalesce(sum(stake), 0)::bigint as stake from bet_state
     where user_id = $1 and currency = $2 and state = 'accepted' and currency <> 'TRIAL'
       and placed_at >= $3::date::timestamp at time zone $5 and placed_at < ($4::date + 1)::timestamp at time zone $5`,
    [userId, currency, from, to, zone],
  );
  return rows[0]!.stake;
}

const text = (amount: bigint): string => printAmount(amount as Amount);
