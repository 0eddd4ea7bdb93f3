import { amountOf } from '@tessera/protocol';
import type { Terms } from '@tessera/rewards';
import type { ActivityDeps } from '../../apps/server/src/modules/activities/deps.ts';
import { installOffer, rewardMovements } from '../../apps/server/src/modules/rewards/index.ts';
import { createRewards } from '../../apps/server/src/modules/rewards/service.ts';
import { decide, drawOf } from '../../apps/server/test/decided-bets.ts';
import { noEvents } from '../../apps/server/test/events.ts';
import { house, player, posting } from '../../apps/server/test/money.ts';
import type { PlayerClient } from '../kit/client.ts';
import { funding, type Inside } from './inside.ts';
import { betweenAudits } from './owner.ts';

const DAY_MS = 86_400_000;
/** A draw that is settled so long after now has bets that are placed after now. */
export const LATER_MS = 200_000;
let made = 0;

/** Makes an offer with these terms live. Returns its id; its version is 1. */
export async function publish({ store, clock }: Inside, terms: Terms): Promise<string> {
  made += 1;
  const id = `offer-${made}`;
  const now = await clock.now();
  await store.tx((tx) =>
    installOffer(tx, {
      id,
      name: { zhCn: '活动', enUs: 'An offer' },
      terms,
      starts: now - 10 * DAY_MS,
    }),
  );
  return id;
}

/** Lets a player have joined an offer three days ago. */
export const joinedBefore = ({ store }: Inside, { userId }: PlayerClient, offer: string): Promise<unknown> =>
  store.query(
    `insert into activity_entry (offer_id, version, user_id, joined_at) values ($1, 1, $2, app_now() - interval '3 days')`,
    [offer, userId],
  );

/** A bet of a player that is decided: lost, or won with a payout. Amounts in 1/10 000. */
export interface PlayedBet {
  readonly who: PlayerClient;
  readonly stake: bigint;
  readonly payout?: bigint;
}

/**
 * Writes bets on one draw as decided, with their money, and returns the draw. The stakes are deposited first, so balances grow by the
 * payouts alone.
 *
 * @param ago - Settled so long before now, ms. The bets were placed 150 s before that.
 */
export async function decided(
  { operators, store, clock, post }: Inside,
  bets: readonly PlayedBet[],
  ago: number,
): Promise<bigint> {
  const db = {
    clock,
    store,
    asOwner: async (sql: string) => (await operators.query(sql)).rows,
  } as unknown as Parameters<typeof decide>[0];
  const at = (await clock.now()) - ago;
  const written = bets.map(({ who, stake, payout = 0n }) => ({ user: BigInt(who.userId), stake, payout }));
  return betweenAudits(store.address, async () => {
    const ids = await decide(
      db,
      written.map((bet) => ({ ...bet, at, draw: 'one' })),
    );
    const money = written.flatMap(({ user, stake, payout }, place) => {
      const key = String(ids[place]);
      const paid = [house('payouts', -payout), player(user, 'main', payout)];
      return [
        funding(user, stake, `faults bet ${key}`),
        posting(user, [player(user, 'main', -stake), house('stakes', stake)], 'bet', key),
        ...(payout > 0n ? [posting(user, paid, 'win', key)] : []),
      ];
    });
    await post(...money);
    return drawOf(db, ids[0]!);
  });
}

/** A day for each place, long after today: no bonus of the platform's own falls on it. */
const laterDay = (place: number): string =>
  new Date(Date.UTC(2031, 0, 1) + place * DAY_MS).toISOString().slice(0, 10);

/** Makes a VIP bonus due. Returns the reference under which it is claimed. */
export async function vipBonusDue(
  { store }: Inside,
  { userId }: PlayerClient,
  place: number,
  amount: bigint,
): Promise<string> {
  const day = laterDay(place);
  await store.query(
    `insert into vip_bonus (user_id, kind, period, level, amount, from_at) values ($1, 'weekly', $2, 3, $3, app_now())`,
    [userId, day, amount],
  );
  return `weekly-${day}`;
}

/** Makes a row of water-back due, at 0.2 %. Returns its id. */
export async function waterBackDue(
  { store }: Inside,
  { userId }: PlayerClient,
  place: number,
  amount: bigint,
): Promise<number> {
  const { rows } = await store.query<{ id: bigint }>(
    `insert into water_back (user_id, day, kind, product, currency, stake, counted, level, rate_ppm, amount)
     values ($1, $2, 'lottery', 'ssc', 'CNY', $3, $3, 1, 2000, $4) returning id`,
    [userId, laterDay(place), amount * 500n, amount],
  );
  return Number(rows[0]!.id);
}

/** Closes a race an hour ago, once: its bets are decided, so its prizes are due. */
export const closeRace = ({ operators }: Inside, offer: string): Promise<unknown> =>
  operators.query(
    "update offer set stopped_at = app_now() - interval '1 hour' where id = $1 and stopped_at is null",
    [offer],
  );

/** What gives rewards beside the server. Nobody is told of them. */
const rewardsIn = ({ store, clock }: Inside) =>
  createRewards({ store, events: noEvents, emit: { user: () => {} }, now: clock.local });

/** What activities work with beside the server, as far as payouts need it. */
export const activityDeps = (parts: Inside) =>
  ({ store: parts.store, clock: parts.clock, rewards: rewardsIn(parts) }) as unknown as ActivityDeps;

/** Gives a player a bonus that is earned by stake on lotteries. Returns its grant. */
export async function bonusOf(
  parts: Inside,
  { userId }: PlayerClient,
  { amount, required }: { readonly amount: bigint; readonly required: bigint },
): Promise<bigint> {
  const row = { user: BigInt(userId), ref: 'one', amount: amountOf(amount), required: amountOf(required) };
  const { grant } = await parts.store.tx((tx) =>
    rewardsIn(parts).claimEarned(tx, {
      source: 'faults',
      kind: rewardMovements.bonus_slice,
      product: 'lottery',
      expiresAt: parts.clock.local() + 400 * DAY_MS,
      row,
    }),
  );
  return grant;
}

/** Runs a waiting job of the server at once, or adds it. */
export const runJob = (
  { store }: Inside,
  kind: string,
  key: string,
  payload: object = {},
): Promise<unknown> =>
  store.query(
    `with due as (
       insert into job (kind, key, run_at, payload) values ($1, $2, app_now(), $3)
       on conflict (kind, key) do update set run_at = app_now(), done_at = null returning 1)
     select pg_notify('job', '0') from due`,
    [kind, key, JSON.stringify(payload)],
  );

/** Whether a job has run, or waits for its next time. */
export async function jobIsDone({ store }: Inside, kind: string, key: string): Promise<boolean> {
  const { rowCount } = await store.query(
    'select from job where kind = $1 and key = $2 and done_at is null and run_at <= app_now()',
    [kind, key],
  );
  return rowCount === 0;
}
