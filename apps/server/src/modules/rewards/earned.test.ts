import { beforeAll, describe, expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import {
  createRewardWorld,
  type RewardWorld,
  termsOf,
  units,
  untilConnected,
} from '../../../test/rewards.ts';
import { endRewards } from './end.ts';
import type { OfferVersion } from './give.ts';
import { expireJob } from './jobs.ts';
import { rewardMovements } from './movements.ts';

const db = useStore();
let world: RewardWorld;
beforeAll(async () => {
  world = await createRewardWorld(db());
});

const DAY = 86_400_000;
let refs = 0;

interface Draft {
  readonly amount?: number;
  readonly required?: number;
  readonly days?: number;
  readonly offer?: OfferVersion;
}

async function bonus(
  user: bigint,
  { amount = 100, required = 1_000, days = 30, offer }: Draft = {},
): Promise<bigint> {
  const { grant } = await world.tx((tx) =>
    world.rewards.claimEarned(tx, {
      source: 'deposit_match',
      kind: rewardMovements.bonus_slice,
      ...(offer ? { offer } : {}),
      product: 'lottery',
      expiresAt: db().clock.local() + days * DAY,
      row: { user, ref: `deposit ${++refs}`, amount: units(amount), required: units(required) },
    }),
  );
  return grant;
}

const stake = (ref: string, ...counted: [grant: bigint, stake: number][]) =>
  world.tx((tx) =>
    world.rewards.advance(
      tx,
      ref,
      counted.map(([grant, amount]) => ({ grant, stake: units(amount) })),
    ),
  );

async function stateOf(grant: bigint): Promise<string> {
  const { rows } = await db().store.query<{ text: string }>(
    "select state || ' ' || paid || '/' || amount || ' for ' || progress || '/' || required as text from reward_grant where id = $1",
    [grant],
  );
  return rows[0]!.text;
}

describe('an earned bonus', () => {
  test('pays nothing at first, then a tenth for each tenth of its requirement, and the remainder last', async () => {
    const user = await world.player();
    const grant = await bonus(user, { amount: 109, required: 1_000 });
    expect(await world.balance(user)).toBe(0n);
    const paid: bigint[] = [];
    for (const [at, amount] of [99, 1, 250, 549, 100, 1, 50].entries()) {
      const [advanced] = await stake(`draw:${at}`, [grant, amount]);
      paid.push(advanced?.credited ?? 0n);
    }
    expect(paid).toEqual([0n, 10n, 20n, 50n, 10n, 19n, 0n]);
    expect(await world.balance(user)).toBe(109n);
    expect(await stateOf(grant)).toBe('completed 109/109 for 1000/1000');
  });

  test('counts a draw once, and a stake for the oldest bonus first', async () => {
    const user = await world.player();
    const [one, two] = [await bonus(user, { required: 100 }), await bonus(user, { required: 1_000 })];
    await stake('draw:a', [one, 150], [two, 150]);
    expect([await stateOf(one), await stateOf(two)]).toEqual([
      'completed 100/100 for 100/100',
      'active 0/100 for 50/1000',
    ]);
    expect(await stake('draw:a', [one, 150], [two, 150])).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, () => stake('draw:b', [two, 150])));
    expect(await stateOf(two)).toBe('active 20/100 for 200/1000');
  });

  test('[R4] is given once, by 200 claims at once for one deposit', async () => {
    const user = await world.player();
    const claim = () =>
      world.tx((tx) =>
        world.rewards.giveEarned(tx, {
          source: 'deposit_match',
          kind: rewardMovements.bonus_slice,
          product: 'lottery',
          expiresAt: db().clock.local() + DAY,
          rows: [{ user, ref: 'one deposit', amount: units(100), required: units(1_000) }],
        }),
      );
    const results = await Promise.all(Array.from({ length: 200 }, () => untilConnected(claim)));
    expect(results.flatMap(({ given }) => given)).toHaveLength(1);
    expect(new Set(results.flatMap(({ refused }) => refused.map(({ why }) => why)))).toEqual(
      new Set(['claimed']),
    );
  });

  test('is refused beyond ten times the bonus, without a product, and in trial money', async () => {
    const user = await world.player();
    await expect(bonus(user, { amount: 10, required: 101 })).rejects.toThrow('requirement_at_most_ten');
    await expect(
      db().asOwner(
        `insert into offer (id, version, kind, name, terms, currency, starts, requirement, created_at, created_by)
         values ('x', 1, 'x', '{}', '{}', 'CNY', app_now(), 11, app_now(), 'x')`,
      ),
    ).rejects.toThrow('check constraint');
    await expect(
      db().asOwner(
        `insert into offer (id, version, kind, name, terms, currency, starts, requirement, created_at, created_by)
         values ('x', 1, 'x', '{}', '{}', 'CNY', app_now(), 5, app_now(), 'x')`,
      ),
    ).rejects.toThrow('check constraint');
    const trial = await world.player('trial');
    await expect(bonus(trial)).rejects.toMatchObject({ code: 'trial_not_allowed' });
  });

  test('given up or over, keeps what was paid and returns the rest to its offer', async () => {
    const terms = termsOf({
      kind: 'deposit_match',
      product: 'lottery',
      times: 10,
      days: 30,
      stakeMax: '20',
      steps: [{ deposit: '300', bonus: '30' }],
    });
    const offer = await world.offer({ terms, budget: units(250), perPlayer: units(200) });
    const [one, other] = await world.players(2);
    const given = await bonus(one!, { offer });
    const expiring = await bonus(other!, { offer, days: 1 });
    await expect(bonus(other!, { offer })).rejects.toMatchObject({ code: 'reward_budget_gone' });
    await stake('draw:c', [given, 300], [expiring, 100]);
    expect(await world.tx((tx) => endRewards(tx, [given], 'forfeited', 'player'))).toEqual([given]);
    expect(await world.tx((tx) => endRewards(tx, [given], 'expired', 'time'))).toEqual([]);
    await db().clock.advance(2 * DAY);
    expect(await stake('draw:d', [expiring, 500])).toEqual([]);
    await world.tx((tx) => expireJob.run(world.rewards, { payload: {} } as never, tx) as Promise<object>);
    expect([await stateOf(given), await stateOf(expiring)]).toEqual([
      'forfeited 30/100 for 300/1000',
      'expired 10/100 for 100/1000',
    ]);
    const { rows } = await db().store.query(
      'select u.used, array_agg(s.used order by s.user_id) as shares from offer_use u join offer_share s using (offer_id) where offer_id = $1 group by 1',
      [offer.id],
    );
    expect(rows).toEqual([{ used: 40n, shares: [30n, 10n] }]);
    expect(await stake('draw:e', [given, 500])).toEqual([]);
  });

  test('the books agree with all of this', async () => {
    expect(await world.faults()).toEqual([]);
  });
});
