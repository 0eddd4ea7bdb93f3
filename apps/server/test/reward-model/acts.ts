import { parseAmount } from '@tessera/protocol';
import { slicesDue } from '@tessera/rewards';
import { expect } from 'vitest';
import { AppError } from '../../src/http/index.ts';
import type { activitiesModule } from '../../src/modules/activities/index.ts';
import { spinActivity } from '../../src/modules/activities/take-part.ts';
import { drawSpin } from '../../src/modules/activities/wheel-draw.ts';
import { spinsById } from '../../src/modules/activities/wheel-spins.ts';
import type { rewardDrawsModule } from '../../src/modules/reward-draws/index.ts';
import { endRewards } from '../../src/modules/rewards/end.ts';
import type { GiveResult } from '../../src/modules/rewards/give.ts';
import { type NewOffer, type OfferVersion, rewardMovements } from '../../src/modules/rewards/index.ts';
import type { welfareModule } from '../../src/modules/welfare/index.ts';
import { claimPacket } from '../../src/modules/welfare/packet-claims.ts';
import { fixPools, splitOne } from '../../src/modules/welfare/packet-pools.ts';
import type { TestApp } from '../app.ts';
import { freshRid } from '../bets.ts';
import { type RewardWorld, stopTestOffer, units } from '../rewards.ts';
import { type Act, type OfferKind, TERMS } from './life.ts';

const DAY_MS = 86_400_000;

/** Where lives happen. */
export type Setting = Pick<
  TestApp<[typeof rewardDrawsModule, typeof welfareModule, typeof activitiesModule]>,
  'db' | 'services'
> & { readonly world: RewardWorld };

/** What the answers of all acts add up to. */
export interface Sums {
  readonly kind: OfferKind;
  readonly alone: boolean;
  offer: OfferVersion;
  readonly players: readonly bigint[];
  readonly credited: Map<bigint, bigint>;
  readonly bonuses: { grant: bigint; player: bigint; amount: bigint; required: bigint }[];
  /** Turns that are not told as drawn yet, with their players. */
  readonly pressed: Map<number, bigint>;
  /** Turns and packets that were taken. */
  drawn: number;
  given: bigint;
}

type Bounds = Partial<Pick<NewOffer, 'budget' | 'perPlayer'>>;

export const limits = (budget?: number, share?: number): Bounds => ({
  ...(budget === undefined ? {} : { budget: units(budget) }),
  ...(share === undefined ? {} : { perPlayer: units(share) }),
});

/** Adds a version of an offer, in which the players of a wheel take part. */
async function addVersion(
  { db, world }: Setting,
  { kind, players }: Pick<Sums, 'kind' | 'players'>,
  bounds: Bounds,
  id?: string,
): Promise<OfferVersion> {
  const now = await db.clock.now();
  const offer = await world.offer({
    terms: TERMS[kind],
    starts: now - 1_000,
    ...(kind === 'packets' ? { ends: now + DAY_MS } : {}),
    ...(id === undefined ? {} : { id }),
    ...bounds,
  });
  if (kind === 'wheel')
    await db.store.query(
      `insert into activity_entry (offer_id, version, user_id, joined_at)
       select $1, $2, player, app_now() from unnest($3::bigint[]) player`,
      [offer.id, offer.version, players],
    );
  return offer;
}

/** Resolves when the rounds of what an offer draws have come. */
async function untilDue(
  { db: { clock, store } }: Setting,
  table: 'wheel_spin' | 'packet_pool',
  offer: string,
): Promise<void> {
  const { rows } = await store.query<{ due: Date | null }>(
    `select max(due) as due from ${table} where offer_id = $1 and drawn_at is null`,
    [offer],
  );
  const wait = (rows[0]!.due?.getTime() ?? 0) - (await clock.now());
  if (wait > 0) await clock.advance(wait);
}

/** Publishes an offer, and what has to be public before it is drawn. A pool is split. */
export async function begin(
  setting: Setting,
  sums: Pick<Sums, 'kind' | 'players'>,
  bounds: Bounds,
): Promise<OfferVersion> {
  const { services } = setting;
  const offer = await addVersion(setting, sums, bounds);
  if (sums.kind === 'cash') return offer;
  await services['reward-draws'].open();
  if (sums.kind === 'packets') {
    await fixPools(services.welfare);
    await untilDue(setting, 'packet_pool', offer.id);
    expect(await splitOne(services.welfare, offer)).toBeUndefined();
  }
  return offer;
}

/** The result of an act; undefined when it was refused with one of these codes. Throws for anything else. */
async function unless<Value>(codes: readonly string[], acting: Promise<Value>): Promise<Value | undefined> {
  try {
    return await acting;
  } catch (error) {
    if (error instanceof AppError && codes.includes(error.code)) return undefined;
    throw error;
  }
}

/** What a press is refused for: no turn or share is left, for the player or for all, or the offer or its version is over. */
const NONE_LEFT = ['reward_claimed', 'reward_budget_gone', 'reward_ended'];

const amountIn = (text: string): bigint => {
  const amount = parseAmount(text);
  if (!amount.ok) throw new Error(`not an amount: ${text}`);
  return amount.value;
};

export async function carryOut(setting: Setting, sums: Sums, next: Act): Promise<void> {
  const { db, services, world } = setting;
  const { players, bonuses, offer } = sums;
  const note = ({ given }: GiveResult): GiveResult => {
    for (const { amount } of given) sums.given += amount;
    return { given, refused: [] };
  };
  const credit = (user: bigint, amount: bigint) =>
    sums.credited.set(user, (sums.credited.get(user) ?? 0n) + amount);
  switch (next.what) {
    case 'cash': {
      const rows = next.rows.map(({ player, amount, ref }) => ({
        user: players[player]!,
        ref: `c${ref}`,
        amount: units(amount),
      }));
      const { given } = note(
        await world.tx((tx) =>
          world.rewards.give(tx, { source: offer.id, kind: rewardMovements.packet, offer, rows }),
        ),
      );
      for (const { user, amount } of given) credit(user, amount);
      return;
    }
    case 'earned': {
      const rows = next.rows.map(({ player, amount, ref }) => ({
        user: players[player]!,
        ref: `e${ref}`,
        amount: units(amount),
        required: units(amount * next.times),
      }));
      const expiresAt = db.clock.local() + 3_600_000;
      const { given } = note(
        await world.tx((tx) =>
          world.rewards.giveEarned(tx, {
            source: offer.id,
            kind: rewardMovements.bonus_slice,
            offer,
            product: 'lottery',
            expiresAt,
            rows,
          }),
        ),
      );
      for (const { grant, user, amount } of given)
        bonuses.push({ grant, player: user, amount, required: amount * BigInt(next.times) });
      return;
    }
    case 'stake': {
      const bonus = bonuses[next.pick % Math.max(bonuses.length, 1)];
      if (!bonus) return;
      const ref = `draw:${bonus.grant}:${next.stake}`;
      const advanced = await world.tx((tx) =>
        world.rewards.advance(tx, ref, [{ grant: bonus.grant, stake: units(next.stake) }]),
      );
      for (const { user, credited } of advanced) credit(user, credited);
      return;
    }
    case 'end': {
      const bonus = bonuses[next.pick % Math.max(bonuses.length, 1)];
      if (bonus) await world.tx((tx) => endRewards(tx, [bonus.grant], next.state, 'test'));
      return;
    }
    case 'version':
      // Refused when the offer has used more than the new budget; of a wheel, also when a bound is less than before.
      sums.offer = await addVersion(setting, sums, limits(next.budget, next.share), offer.id).catch(
        (error: Error) => {
          if (!/has used more|less than before|no draft|duplicate key/.test(error.message)) throw error;
          return offer;
        },
      );
      return;
    case 'stop':
      await stopTestOffer(db, offer.id);
      return;
    case 'turn': {
      const user = players[next.player]!;
      const caller = { userId: user, currency: 'CNY', kind: 'player' as const };
      const input = { rid: freshRid(), ...offer };
      const turn = await unless(NONE_LEFT, spinActivity(caller, input, services.activities));
      if (!turn) return;
      sums.pressed.set(turn.spin.id, user);
      sums.drawn += 1;
      return;
    }
    case 'draw':
      await untilDue(setting, 'wheel_spin', offer.id);
      for (const id of sums.pressed.keys()) await drawSpin(services.activities, BigInt(id));
      return;
    case 'open': {
      const user = players[next.player]!;
      const share = await unless(
        NONE_LEFT,
        claimPacket(user, { rid: freshRid(), ...offer }, services.welfare),
      );
      if (!share) return;
      sums.given += amountIn(share.amount);
      sums.drawn += 1;
      credit(user, amountIn(share.amount));
    }
  }
}

/** Adds what turns have paid by their own account: the prize, unless the budget or the share was used by other acts meanwhile. */
export async function noteTurns({ db }: Setting, sums: Sums): Promise<void> {
  for (const [id, user] of sums.pressed) {
    const [turn] = await spinsById(db.store, user, [id]);
    if (turn!.state !== 'drawn') continue;
    sums.pressed.delete(id);
    if (sums.alone) expect(turn!.refused).toBeNull();
    if (turn!.refused !== null) {
      expect(NONE_LEFT).toContain(turn!.refused);
      continue;
    }
    sums.given += amountIn(turn!.prize!);
    sums.credited.set(user, (sums.credited.get(user) ?? 0n) + amountIn(turn!.prize!));
  }
}

export async function compare(
  { db: { store }, world }: Setting,
  { offer, players, credited, bonuses, given, drawn }: Sums,
): Promise<void> {
  const { rows: grants } = await store.query<{
    id: bigint;
    paid: bigint;
    progress: bigint;
    amount: bigint;
    state: string;
  }>('select id, paid, progress, amount, state from reward where offer_id = $1', [offer.id]);
  for (const { grant, amount, required } of bonuses) {
    const { paid, progress } = grants.find(({ id }) => id === grant)!;
    expect(paid).toBe(slicesDue(units(amount), units(required), units(progress)));
  }
  const returned = grants
    .filter(({ state }) => state !== 'active' && state !== 'completed')
    .reduce((sum, { amount, paid }) => sum + amount - paid, 0n);
  const { rows } = await store.query<{ budget: bigint | null; used: bigint; shares: bigint; drawn: number }>(
    `select u.budget, u.used, coalesce((select sum(used) from offer_share s where s.offer_id = u.offer_id), 0)::bigint as shares,
       (select count(*) from wheel_spin w where w.offer_id = u.offer_id)::integer
         + (select count(user_id) from packet_share p where p.offer_id = u.offer_id)::integer as drawn
     from offer_use u where u.offer_id = $1`,
    [offer.id],
  );
  const { budget, used, shares, drawn: stored } = rows[0]!;
  expect([used, shares, stored]).toEqual([given - returned, given - returned, drawn]);
  if (budget !== null) expect(used).toBeLessThanOrEqual(budget);
  for (const player of players) expect(await world.balance(player)).toBe(credited.get(player) ?? 0n);
}
