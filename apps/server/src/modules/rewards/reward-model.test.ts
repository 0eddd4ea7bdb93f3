import { slicesDue } from '@tessera/rewards';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { createRewardWorld, type RewardWorld, units } from '../../../test/rewards.ts';
import { endRewards } from './end.ts';
import type { GiveResult, OfferVersion } from './give.ts';
import { rewardMovements } from './movements.ts';
import { stopOffer } from './write-offers.ts';

const SEEDS = process.env.TRUST === 'full' ? 10_000 : 60;
/** Milliseconds; the full number takes about ten minutes. */
const TIMEOUT = process.env.TRUST === 'full' ? 3_600_000 : 60_000;
/** Seeds between two audits. */
const AUDIT_EVERY = 50;

const db = useStore();
let world: RewardWorld;
beforeAll(async () => {
  world = await createRewardWorld(db());
});

const bound = fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined });
const row = fc.record({ player: fc.nat(3), amount: fc.integer({ min: 1, max: 90 }), ref: fc.nat(5) });
const pick = fc.nat(9);
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('cash' as const),
      rows: fc.array(row, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('earned' as const),
      rows: fc.array(row, { minLength: 1, maxLength: 3 }),
      times: fc.integer({ min: 1, max: 10 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('stake' as const),
      pick,
      stake: fc.integer({ min: 1, max: 500 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('end' as const),
      pick,
      state: fc.constantFrom('forfeited' as const, 'expired' as const, 'cancelled' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('version' as const), budget: bound, share: bound }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('stop' as const) }) },
);
/** Acts of one group happen at the same time. */
const life = fc.record({
  budget: bound,
  share: bound,
  groups: fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
});
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** What the answers of all acts add up to. */
interface Sums {
  offer: OfferVersion;
  readonly players: readonly bigint[];
  readonly credited: Map<bigint, bigint>;
  readonly bonuses: { grant: bigint; player: bigint; amount: bigint; required: bigint }[];
  given: bigint;
}

const limits = (budget?: number, share?: number) => ({
  ...(budget === undefined ? {} : { budget: units(budget) }),
  ...(share === undefined ? {} : { perPlayer: units(share) }),
});

async function carryOut(sums: Sums, next: Act): Promise<void> {
  const { players, bonuses, offer } = sums;
  const note = ({ given }: GiveResult): GiveResult => {
    for (const { amount } of given) sums.given += amount;
    return { given, refused: [] };
  };
  const credit = (player: bigint, amount: bigint) =>
    sums.credited.set(player, (sums.credited.get(player) ?? 0n) + amount);
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
      const expiresAt = db().clock.local() + 3_600_000;
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
      // Refused when the offer has used more than the new budget.
      sums.offer = await world
        .offer({ id: offer.id, ...limits(next.budget, next.share) })
        .catch((error: Error) => {
          if (!/has used more|no draft|duplicate key/.test(error.message)) throw error;
          return offer;
        });
      return;
    case 'stop':
      await db().opsStore.tx((tx) => stopOffer(tx, offer.id));
  }
}

async function compare({ offer, players, credited, bonuses, given }: Sums): Promise<void> {
  const { rows: grants } = await db().store.query<{
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
  const { rows } = await db().store.query<{ budget: bigint | null; used: bigint; shares: bigint }>(
    `select u.budget, u.used, coalesce((select sum(used) from offer_share s where s.offer_id = u.offer_id), 0)::bigint as shares
     from offer_use u where u.offer_id = $1`,
    [offer.id],
  );
  const { budget, used, shares } = rows[0]!;
  expect([used, shares]).toEqual([given - returned, given - returned]);
  if (budget !== null) expect(used).toBeLessThanOrEqual(budget);
  for (const player of players) expect(await world.balance(player)).toBe(credited.get(player) ?? 0n);
}

test(
  `[R4] [L17] ${SEEDS} lives of an offer: never a unit over the budget, entries = balances, whatever is reversed`,
  async ({ task }) => {
    let lives = 0;
    await fc.assert(
      fc.asyncProperty(life, async ({ budget, share, groups }) => {
        const sums: Sums = {
          offer: await world.offer(limits(budget, share)),
          players: await world.players(4),
          credited: new Map(),
          bonuses: [],
          given: 0n,
        };
        for (const group of groups) {
          await Promise.all(group.map((next) => carryOut(sums, next)));
          await compare(sums);
        }
        lives += 1;
        if (lives % AUDIT_EVERY === 0) expect(await world.faults(false)).toEqual([]);
      }),
      { numRuns: SEEDS },
    );
    expect(await world.faults()).toEqual([]);
    Object.assign(task.meta, {
      figure: { id: 'L17', text: `${lives} lives of an offer, no unit over a budget` },
    });
  },
  TIMEOUT,
);
