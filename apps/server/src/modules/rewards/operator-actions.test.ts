import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { runOps } from '../../../test/ops.ts';
import { units } from '../../../test/rewards.ts';
import { ActionRefused } from '../../contract/index.ts';
import { dryRunOffer } from './dry-run.ts';
import { rewardsModule } from './module.ts';
import { anyOffer } from './offers.ts';

const app = useApp({ modules: [rewardsModule] });
const run = (...args: string[]) => runOps(app(), ...args);

const task = { kind: 'daily_task', task: 'verify_draw', goal: 1, prize: '1' };
const offer = (fields: object = {}): string =>
  JSON.stringify({
    id: 'verify-daily',
    name: { enUs: 'Verify a draw', zhCn: '每日验证' },
    terms: task,
    starts: '2020-01-01T00:00:00Z',
    ...fields,
  });

describe('an offer', () => {
  test('is a draft, goes live, gets a second version, and stops', async () => {
    await run('user', 'create-operator', 'boss_anna');
    expect(await run('offer', 'create', offer({ budget: '500' }))).toBe(
      'Version 1 of offer verify-daily is a draft.',
    );
    expect(await run('offer', 'list')).toContain('verify-daily version 1 (daily_task) draft');
    expect(await run('offer', 'live', 'verify-daily', '1', '--by', 'boss_anna')).toContain('is live');
    expect(await run('offer', 'list')).toMatch(/live, 2020-01-01T00:00:00\.000Z, used 0\.0000 of 500\.0000$/);
    await expect(run('offer', 'live', 'verify-daily', '1', '--by', 'boss_anna')).rejects.toThrow(
      ActionRefused,
    );
    expect(await run('offer', 'create', offer())).toContain('Version 2');
    await run('offer', 'live', 'verify-daily', '2', '--by', 'boss_anna');
    expect((await run('offer', 'list')).split('\n')).toHaveLength(1);
    expect(await run('offer', 'stop', 'verify-daily', '--by', 'boss_anna')).toContain('has stopped');
    await expect(run('offer', 'stop', 'verify-daily', '--by', 'boss_anna')).rejects.toThrow('neither live');
  });

  test.each([
    ['that is no JSON', 'x', 'not JSON'],
    ['without a start', offer({ starts: 'soon' }), 'starts'],
    ['that ends before it starts', offer({ ends: '2019-01-01T00:00:00Z' }), 'ends before'],
    ['with wrong terms', offer({ terms: { ...task, prize: '-1' } }), 'terms.prize'],
    [
      'whose stake nothing counts',
      offer({
        terms: {
          ...{ kind: 'deposit_match', product: 'aurora', times: 10, days: 30, stakeMax: '20' },
          steps: [{ deposit: '300', bonus: '30' }],
        },
      }),
      'only stake on lottery',
    ],
    [
      'of packets without an end',
      offer({ terms: { kind: 'packets', pool: '10', shares: 10, min: '0.1', max: '3' } }),
      'packets need an end',
    ],
    [
      'of a wheel whose tiles do not fill it',
      offer({
        terms: {
          ...{ kind: 'wheel', size: 3, turns: 1, weekdays: [7] },
          tiles: [
            { prize: '0', count: 1 },
            { prize: '1', count: 1 },
          ],
        },
      }),
      'terms.tiles: sum_differs',
    ],
    ['with an unknown field', offer({ bonus: 1 }), 'bonus'],
    [
      'for levels that do not exist',
      offer({ audience: { vipFrom: 3, vipTo: 9 } }),
      'audience.vipTo: too_high',
    ],
    [
      'for levels in the wrong order',
      offer({ audience: { vipFrom: 5, vipTo: 3 } }),
      'audience.vipTo: too_low',
    ],
    ['with an unknown audience', offer({ audience: { vip: 3 } }), 'audience.vip: unknown_field'],
    ['with a wrong budget', offer({ budget: 'much' }), 'budget'],
  ])('%s is refused', async (_, text, found) => {
    await expect(run('offer', 'create', text)).rejects.toThrow(found);
  });
});

describe('a grant by hand', () => {
  test('needs two operators who give the same, and happens once', async () => {
    for (const name of ['boss_bea', 'boss_cleo']) await run('user', 'create-operator', name);
    const player = await app().player();
    const grant = (amount: string, by: string) =>
      run('offer', 'grant', player.name, amount, 'late-draw', '--by', by, '--reason', 'a draw was late');
    expect(await grant('5', 'boss_bea')).toContain('when a second operator');
    await expect(grant('5', 'boss_bea')).rejects.toThrow('second operator is needed');
    expect(await grant('6', 'boss_cleo')).toContain('when a second operator');
    expect(await grant('5', 'boss_cleo')).toBe(`${player.name} has got 5.0000 for late-draw.`);
    await expect(grant('5', 'boss_bea')).rejects.toThrow('has this reward already');
    const { items } = await player.expectOk('POST /api/record/activity', {});
    expect(items.map(({ source, paid }) => [source, paid])).toEqual([['hand', '5.0000']]);
    expect((await player.expectOk('POST /api/user/balance')).balance).toBe('5.0000');
  });

  test('is refused for a player who wants no promotions, an unknown player and an offer that is not live', async () => {
    const player = await app().player();
    await player.expectOk('POST /api/user/promotions/set', { off: true });
    const grant = (name: string, by: string, ...more: string[]) =>
      run('offer', 'grant', name, '5', 'x', '--by', by, '--reason', 'x', ...more);
    await grant(player.name, 'boss_bea');
    await expect(grant(player.name, 'boss_cleo')).rejects.toThrow('may not receive');
    await expect(grant('nobody_here', 'boss_bea')).rejects.toThrow('no player');
    await expect(grant(player.name, 'boss_bea', '--offer', 'verify-daily')).rejects.toThrow('not live');
  });
});

describe('a dry run', () => {
  test('says who would have got what within budget and share, the cost and its part of the stakes', async () => {
    const [one, other, off] = [await app().player(), await app().player(), await app().player()];
    await off.expectOk('POST /api/user/promotions/set', { off: true });
    await run('offer', 'create', offer({ id: 'dry', budget: '90', perPlayer: '60' }));
    const draft = await anyOffer(app().db.store, 'dry', 1);
    const period = { from: new Date(0), to: new Date() };
    const amounts: [bigint, bigint][] = [
      [one.userId, 500_000n],
      [one.userId, 300_000n],
      [other.userId, 400_000n],
      [other.userId, 0n],
      [off.userId, 10_000n],
    ];
    const found = await dryRunOffer(
      app().db.store,
      { daily_task: async () => amounts.map(([user, amount]) => ({ user, amount: units(amount) })) },
      draft!,
      period,
      async (_db, _audience, users) => new Set(users),
    );
    expect(found).toEqual({
      given: [{ user: one.userId, name: one.name, amount: 600_000n, draws: 0 }],
      top: [{ user: one.userId, name: one.name, amount: 600_000n, draws: 0 }],
      cost: 600_000n,
      stake: 0n,
      sharePpm: null,
      budgetGone: true,
      reached: 3,
      outside: 0,
      closed: 1,
      draws: 0,
      hash: createHash('sha256').update(`${one.userId}:600000\n`).digest(),
    });
  });

  test.each([
    [
      'a wheel',
      {
        ...{ kind: 'wheel', size: 2, turns: 1, weekdays: [6, 7] },
        tiles: [
          { prize: '0', count: 1 },
          { prize: '1', count: 1 },
        ],
      },
    ],
    ['packets', { kind: 'packets', pool: '10', shares: 10, min: '0.1', max: '3' }],
  ])('is computed for %s', async (_, terms) => {
    const id = `dry-${terms.kind}`;
    await run('offer', 'create', offer({ id, terms, ends: '2030-01-01T00:00:00Z', budget: '10' }));
    expect(await run('offer', 'dry-run', id, '1', '2026-01')).toContain('0 players, cost 0.0000');
  });

  test('is refused for a kind that nothing computes, and for an unknown version', async () => {
    await expect(run('offer', 'dry-run', 'dry', '9')).rejects.toThrow('no version 9');
    await expect(run('offer', 'dry-run', 'dry', '1', '2026-13')).rejects.toThrow();
  });
});
