import type { CallKey } from '@tessera/protocol';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { listenTo } from '../../../test/events.ts';
import { units } from '../../../test/rewards.ts';
import { freshRid } from '../../../test/withdrawals.ts';
import { protectionModule } from '../protection/index.ts';
import { rewardGiven } from './index.ts';
import { excludedJob } from './jobs.ts';
import { rewardsModule } from './module.ts';
import { rewardMovements } from './movements.ts';

const app = useApp({ modules: [rewardsModule, protectionModule, listenTo(rewardGiven).module] });

const cash = (user: bigint, ref: string, amount = 10_000) =>
  app().db.store.tx((tx) =>
    app().services.rewards.claim(tx, {
      source: 'sign_in',
      kind: rewardMovements.sign_in,
      row: { user, ref, amount: units(amount) },
    }),
  );
const bonus = (user: bigint) =>
  app().db.store.tx((tx) =>
    app().services.rewards.claimEarned(tx, {
      source: 'deposit_match',
      kind: rewardMovements.bonus_slice,
      product: 'lottery',
      expiresAt: app().db.clock.local() + 86_400_000,
      row: { user, ref: 'deposit 1', amount: units(300_000), required: units(3_000_000) },
    }),
  );

describe('[R2.8] record/activity', () => {
  test('lists the own rewards, newest first, by state and page, with their sums', async () => {
    const [player, other] = [await app().player(), await app().player()];
    for (const day of ['1', '2', '3']) await cash(player.userId, day);
    const { grant } = await bonus(player.userId);
    await cash(other.userId, '1');
    const { items, summary, next } = await player.expectOk('POST /api/record/activity', { limit: 3 });
    expect(items[0]).toMatchObject({
      id: Number(grant),
      kind: 'bonus_slice',
      source: 'deposit_match',
      name: null,
      spin: null,
      reward: '30.0000',
      paid: '0.0000',
      required: '300.0000',
      progress: '0.0000',
      product: 'lottery',
      state: 'active',
    });
    expect(summary).toEqual({ count: 4, active: 1, paid: '3.0000' });
    const rest = await player.expectOk('POST /api/record/activity', { limit: 3, before: next! });
    expect([rest.items.map(({ paid }) => paid), rest.next]).toEqual([['1.0000'], null]);
    const completed = await player.expectOk('POST /api/record/activity', { state: 'completed' });
    expect(completed.items).toHaveLength(3);
    const later = await player.expectOk('POST /api/record/activity', {
      from: app().db.clock.local() + 60_000,
    });
    expect(later.items).toEqual([]);
    expect(await player.codeOf('POST /api/record/activity', { before: 'x' })).toBe('validation_failed');
  });

  test('its money is in the money record and the monthly statement under its own type', async () => {
    const player = await app().player();
    await cash(player.userId, '1');
    const log = await player.expectOk('POST /api/record/log', {});
    expect(log.items.map(({ type, amount }) => [type, amount])).toEqual([['sign_in', '1.0000']]);
    const month = new Date(app().db.clock.local() + 8 * 3_600_000).toISOString().slice(0, 7);
    const { lines } = await player.expectOk('POST /api/record/statement', { month });
    expect(lines).toEqual([{ type: 'sign_in', count: 1, in: '1.0000', out: '0.0000' }]);
  });
});

describe('giving up a bonus', () => {
  test('ends it once; what was paid stays', async () => {
    const player = await app().player();
    const { grant } = await bonus(player.userId);
    await app().db.store.tx((tx) =>
      app().services.rewards.advance(tx, 'draw:1', [{ grant, stake: units(650_000) }]),
    );
    const request = { id: Number(grant), rid: freshRid() };
    const first = await player.expectOk('POST /api/reward/forfeit', request);
    expect(first).toMatchObject({
      state: 'forfeited',
      reason: 'player',
      paid: '6.0000',
      progress: '65.0000',
    });
    expect(await player.expectOk('POST /api/reward/forfeit', request)).toEqual(first);
    expect(await player.expectOk('POST /api/reward/forfeit', { id: Number(grant) })).toEqual(first);
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('6.0000');
  });

  test('is refused for another player’s, for cash, and for one that does not exist', async () => {
    const [player, other] = [await app().player(), await app().player()];
    const [earned, paid] = [await bonus(player.userId), await cash(player.userId, '1')];
    const code = (caller: typeof player, id: number | bigint) =>
      caller.codeOf('POST /api/reward/forfeit', { id: Number(id) });
    expect(await code(other, earned.grant)).toBe('not_found');
    expect(await code(player, paid.grant)).toBe('reward_ended');
    expect(await code(player, 9_007_199_254_740_991)).toBe('not_found');
    expect(await code(player, 0)).toBe('validation_failed');
  });
});

describe('[RP15] promotions', () => {
  test('are switched off and on by the player, for that player only', async () => {
    const [player, other] = [await app().player(), await app().player()];
    expect(await player.expectOk('POST /api/user/promotions')).toEqual({ off: false, closed_by: null });
    const off = { off: true, closed_by: null };
    expect(await player.expectOk('POST /api/user/promotions/set', { off: true })).toEqual(off);
    expect(await player.expectOk('POST /api/user/promotions')).toEqual(off);
    await expect(cash(player.userId, '1')).rejects.toMatchObject({ code: 'reward_not_available' });
    expect(await other.expectOk('POST /api/user/promotions')).toEqual({ off: false, closed_by: null });
    await player.expectOk('POST /api/user/promotions/set', { off: false });
    await cash(player.userId, '1');
    expect(await player.codeOf('POST /api/user/promotions/set', { off: 'x' } as never)).toBe(
      'validation_failed',
    );
  });

  test('[RP8] are closed by an exclusion, which ends a running bonus', async () => {
    const player = await app().player();
    const { grant } = await bonus(player.userId);
    await player.expectOk('POST /api/user/exclusion', { term: '6m' });
    expect(await player.expectOk('POST /api/user/promotions')).toEqual({
      off: false,
      closed_by: 'exclusion',
    });
    const { db, services } = app();
    await db.store.tx((tx) =>
      Promise.resolve(
        excludedJob.run(services.rewards, { payload: { user: String(player.userId) } } as never, tx),
      ),
    );
    const { items } = await player.expectOk('POST /api/record/activity', {});
    expect(items).toMatchObject([{ id: Number(grant), state: 'cancelled', reason: 'self_excluded' }]);
  });
});

test('a reward is published once, in the transaction that gives it', async () => {
  const player = await app().player();
  const { grant } = await cash(player.userId, '1');
  await expect(cash(player.userId, '1')).rejects.toMatchObject({ code: 'reward_claimed' });
  const { rows } = await app().db.store.query<{ payload: unknown }>(
    "select payload from job where kind = 'test.reward.given' and key = $1",
    [String(grant)],
  );
  const grants = [{ user: String(player.userId), grant: String(grant) }];
  expect(rows).toEqual([{ payload: { source: 'sign_in', grants } }]);
});

test('every call needs a session', async () => {
  const visitor = app().browser();
  const calls: CallKey[] = [
    'POST /api/record/activity',
    'POST /api/reward/forfeit',
    'POST /api/user/promotions',
    'POST /api/user/promotions/set',
  ];
  for (const key of calls)
    expect(await visitor.codeOf(key, { id: 1, off: true } as never)).toBe('please_login');
});
