import type { Amount } from '@tessera/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../test/app.ts';
import { freshRid, type GameWorld, startGameWorld } from '../../../test/games.ts';
import { AppError } from '../../http/index.ts';
import { liftFreeze } from '../ledger/index.ts';
import { closePlatform } from './catalogue.ts';
import { beginTransfers } from './transfer-store.ts';

let world: GameWorld;
beforeAll(async () => {
  world = await startGameWorld();
});
afterAll(() => world.close());

const TRANSFER = 'POST /api/game/transfer';
const money = (main: number, transit: number, onPlatform?: number) => ({
  main: BigInt(main * 10_000),
  transit: BigInt(transit * 10_000),
  ...(onPlatform === undefined ? {} : { 'platform:aurora': BigInt(onPlatform * 10_000) }),
});

const homeOf = (userId: bigint) =>
  ({ userId, platform: 'aurora', direction: -1, amount: 50_000n as Amount }) as const;

async function stateOf(userId: bigint): Promise<string[]> {
  const { rows } = await world.db.store.query<{ state: string }>(
    'select state from transfer where user_id = $1 order by id',
    [userId],
  );
  return rows.map(({ state }) => state);
}

describe('transfers', () => {
  test('[R7.5] [L12] [RP6] the sign gives the direction of a transfer, and the ledger follows by statement', async () => {
    const player = await world.player({ balance: '100.0000' });
    const said = await player.expectOk(
      TRANSFER,
      { plat: 'aurora', count: 60 },
      { headers: { language: 'enUs' } },
    );
    expect(said).toBe('Transferred in');
    expect(await world.moneyOf(player.userId)).toEqual(money(40, 0, 60));
    const name = await world.nameOf(player.userId);
    expect(world.fake.balances.get(name)).toBe(600_000n);
    world.fake.play(name, '10.0000', '35.5000');
    world.fake.play(name, '20.0000', '0.0000');
    // The statement is read before money is transferred out, so winnings can be transferred too.
    await player.expectOk(TRANSFER, { plat: 'aurora', count: '-65.5' });
    expect(await world.moneyOf(player.userId)).toEqual(money(105.5, 0, 0));
    expect(world.fake.balances.get(name)).toBe(0n);
    // Rounds on the platform count for the session's figures (RP6) and for the player's daily limits.
    const { session } = await player.expectOk('POST /api/user/balance');
    expect([session.staked, session.returned, session.net]).toEqual(['30.0000', '35.5000', '5.5000']);
    const { rows: days } = await world.db.store.query(
      'select bets, staked, returned from play_day where user_id = $1',
      [player.userId],
    );
    expect(days).toEqual([{ bets: 2, staked: 300_000n, returned: 355_000n }]);
    const { items, next } = await player.expectOk('POST /api/record/transfer', { limit: 1 });
    expect(items[0]).toMatchObject({ plat: 'aurora', direction: -1, amount: '65.5000', state: 'done' });
    const rest = await player.expectOk('POST /api/record/transfer', { before: next! });
    expect(rest.items.map(({ direction, amount }) => [direction, amount])).toEqual([[1, '60.0000']]);
    const rounds = await player.expectOk('POST /api/record/game', { game: 'dice' });
    expect(rounds.items.map(({ stake, payout }) => [stake, payout])).toEqual([
      ['20.0000', '0.0000'],
      ['10.0000', '35.5000'],
    ]);
    expect(await world.faults()).toEqual([]);
  });

  test('[M1] [M2] an invalid, too large or zero amount moves nothing; trial players and operators are refused', async () => {
    const player = await world.player({ balance: '10.0000' });
    const broken = [
      0,
      '0',
      '-0',
      '1e3',
      1e-7,
      '1.00001',
      '0x10',
      ' 1',
      '１',
      '+1',
      'NaN',
      '',
      '00.1',
      '123456789012',
    ];
    for (const count of broken) {
      expect([count, await player.codeOf(TRANSFER, { plat: 'aurora', count })]).toEqual([
        count,
        'amount_invalid',
      ]);
    }
    expect(await player.codeOf(TRANSFER, { plat: 'aurora', count: [1] as never })).toBe('validation_failed');
    expect(await player.codeOf(TRANSFER, { plat: 'aurora', count: '10.0001' })).toBe('balance_insufficient');
    expect(await player.codeOf(TRANSFER, { plat: 'aurora', count: '-1' })).toBe('balance_insufficient');
    expect(await player.codeOf(TRANSFER, { plat: 'harbor', count: '1' })).toBe('not_found');
    expect(await player.codeOf(TRANSFER, { plat: 'nowhere', count: '1' })).toBe('not_found');
    expect(await player.codeOf('POST /api/game/recycle')).toBe('balance_insufficient');
    const visitor = world.browser();
    expect(await visitor.codeOf(TRANSFER, { plat: 'aurora', count: '1' })).toBe('please_login');
    visitor.token = await visitor.expectOk('POST /api/user/try');
    expect(await visitor.codeOf(TRANSFER, { plat: 'aurora', count: '1' })).toBe('trial_not_allowed');
    expect(await world.moneyOf(player.userId)).toEqual(money(10, 0));
    // Lists are each player's own.
    expect((await player.expectOk('POST /api/record/transfer')).items).toEqual([]);
    expect((await player.expectOk('POST /api/record/game')).items).toEqual([]);
    expect(await player.codeOf('POST /api/record/game', { before: 'x' })).toBe('validation_failed');
  });

  test('[F5] one request fifty times at once and again an hour later: one effect, one answer', async () => {
    const player = await world.player({ balance: '50.0000' });
    const order = { plat: 'aurora', count: '20', rid: freshRid() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => player.call(TRANSFER, order)));
    await world.db.clock.advance(3_600_000);
    // By then the player has to sign in again: the request id belongs to the player, not to the session.
    player.token = await player.expectOk('POST /api/user/login', {
      user_name: player.name,
      password: TEST_PASSWORD,
    });
    answers.push(await player.call(TRANSFER, order));
    expect(new Set(answers.map(({ state, message }) => `${state} ${message}`)).size).toBe(1);
    expect(answers[0]!.state).toBe('SUCCESS');
    expect(await world.moneyOf(player.userId)).toEqual(money(30, 0, 20));
    expect(await player.codeOf(TRANSFER, { ...order, count: '21' })).toBe('idempotency_conflict');
  });

  test('[F4] many transfers of the whole balance: one succeeds', async () => {
    const player = await world.player({ balance: '30.0000' });
    const codes = await Promise.all(
      Array.from({ length: 32 }, async () => {
        const answer = await player.call(TRANSFER, { plat: 'aurora', count: '30', rid: freshRid() });
        return answer.state === 'SUCCESS' ? 'ok' : answer.code;
      }),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.every((code) => ['ok', 'balance_insufficient', 'transfer_pending'].includes(code))).toBe(
      true,
    );
    expect(await world.moneyOf(player.userId)).toEqual(money(0, 0, 30));
  });

  test('[L12] a platform that moved the money and did not answer: pending, then done under the same reference', async () => {
    const player = await world.player({ balance: '30.0000' });
    world.fake.mode = 'mute';
    const order = { plat: 'aurora', count: '30', rid: freshRid() };
    expect(await player.codeOf(TRANSFER, order)).toBe('transfer_pending');
    expect(await player.codeOf(TRANSFER, order)).toBe('transfer_pending');
    expect(await player.codeOf(TRANSFER, { ...order, rid: freshRid(), count: '1' })).toBe('transfer_pending');
    expect(await world.moneyOf(player.userId)).toEqual(money(0, 30));
    const name = await world.nameOf(player.userId);
    expect(world.fake.balances.get(name)).toBe(300_000n);
    world.fake.mode = 'normal';
    await world.later(6_000, async () => (await stateOf(player.userId))[0] === 'done');
    expect(await world.moneyOf(player.userId)).toEqual(money(0, 0, 30));
    expect((await player.call(TRANSFER, order)).state).toBe('SUCCESS');
    expect(world.fake.balances.get(name)).toBe(300_000n);
  });

  test('[L12] a platform that never received the transfer is asked again; after a refusal the money is returned', async () => {
    const player = await world.player({ balance: '30.0000' });
    world.fake.mode = 'silent';
    expect(await player.codeOf(TRANSFER, { plat: 'aurora', count: '10' })).toBe('transfer_pending');
    const waiting = await player.expectOk('POST /api/game/recycle');
    expect(waiting).toEqual({ moved: '0.0000', plats: {}, pending: ['aurora'] });
    world.fake.mode = 'normal';
    await world.later(6_000, async () => (await stateOf(player.userId))[0] === 'done');
    expect(await world.moneyOf(player.userId)).toEqual(money(20, 0, 10));

    world.fake.mode = 'refusing';
    const refused = { plat: 'aurora', count: '5', rid: freshRid() };
    expect(await player.codeOf(TRANSFER, refused)).toBe('provider_unavailable');
    world.fake.mode = 'normal';
    expect(await player.codeOf(TRANSFER, refused)).toBe('provider_unavailable');
    expect(await world.moneyOf(player.userId)).toEqual(money(20, 0, 10));

    world.fake.mode = 'failing';
    // Nothing leaves a platform whose statement cannot be read.
    expect(await player.codeOf(TRANSFER, { plat: 'aurora', count: '-5' })).toBe('provider_unavailable');
    expect(await player.expectOk('POST /api/game/update/balance', { plats: ['aurora', 'harbor'] })).toEqual(
      {},
    );
    const [aurora] = await player.expectOk('GET /api/game/plat/list');
    expect(aurora).toMatchObject({ id: 'aurora', wallet: 'transfer', state: 'down' });
    world.fake.mode = 'normal';
    const name = await world.nameOf(player.userId);
    world.fake.play(name, '3.0000', '4.0000');
    expect(await player.expectOk('POST /api/game/update/balance', { plats: ['aurora', 'x'] })).toEqual({
      aurora: '11.0000',
    });
    const { balance, balance_game } = await player.expectOk('POST /api/user/balance');
    expect([balance, balance_game]).toEqual(['20.0000', { aurora: '11.0000' }]);
    const rid = freshRid();
    const home = await player.expectOk('POST /api/game/recycle', { rid });
    expect(home).toEqual({ moved: '11.0000', plats: { aurora: '11.0000' }, pending: [] });
    expect(await player.expectOk('POST /api/game/recycle', { rid })).toEqual(home);
    expect(await world.moneyOf(player.userId)).toEqual(money(31, 0, 0));
    expect(await world.faults()).toEqual([]);
  });

  test('[L12] a round that needs money of a pending transfer waits for it', async () => {
    const player = await world.player({ balance: '30.0000' });
    world.fake.mode = 'mute';
    await player.codeOf(TRANSFER, { plat: 'aurora', count: '30' });
    const name = await world.nameOf(player.userId);
    world.fake.play(name, '25.0000', '0.0000');
    world.fake.mode = 'normal';
    // The statement reports the transfer as done before the rounds played with it.
    await world.games.statements.read('aurora');
    expect(await world.moneyOf(player.userId)).toEqual(money(0, 0, 5));
    // Money leaves the platform account before the platform is called; a loss there meanwhile waits for its answer.
    world.fake.mode = 'silent';
    const out = world.games.transfers.order({ ...homeOf(player.userId), rid: freshRid() });
    await expect(out).rejects.toThrow('provider_unavailable');
    world.fake.mode = 'normal';
    expect(await world.faults()).toEqual([]);
  });

  test('[RP8] self-exclusion blocks transfers in and recalls all balances, pending transfers included', async () => {
    const player = await world.player({ balance: '30.0000' });
    await player.expectOk(TRANSFER, { plat: 'aurora', count: '10' });
    world.fake.mode = 'mute';
    expect(await player.codeOf(TRANSFER, { plat: 'aurora', count: '5' })).toBe('transfer_pending');
    world.fake.mode = 'normal';
    await player.expectOk('POST /api/user/exclusion', { term: '6m' } as never);
    await world.later(30_000, async () => (await world.moneyOf(player.userId)).main === 300_000n);
    expect(await world.moneyOf(player.userId)).toEqual(money(30, 0, 0));
    expect(await player.codeOf(TRANSFER, { plat: 'aurora', count: '1' })).toBe('self_excluded');
    expect(await player.codeOf('POST /api/game/enter', { game: 'dice' })).toBe('self_excluded');
  });

  test('[L12] [RP2] concurrent transfers share a ledger batch, and each is checked by itself', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => world.player({ balance: '30.0000' })));
    const [one, two, poor, held, twice] = players.map(({ userId }) => userId) as [
      bigint,
      bigint,
      bigint,
      bigint,
      bigint,
    ];
    await world.db.store.query(
      "insert into play_limit (user_id, kind, period, value) values ($1, 'loss', 'day', 50000)",
      [held],
    );
    const rid = freshRid();
    const orders = [one, two, poor, held, twice, twice].map((userId, place) => ({
      userId,
      platform: 'aurora',
      direction: 1 as const,
      amount: (userId === poor ? 300_001n : 100_000n) as Amount,
      rid: place >= 4 ? rid : freshRid(),
    }));
    const said = await Promise.allSettled(orders.map((order) => world.games.transfers.order(order)));
    expect(said.map((each) => (each.status === 'fulfilled' ? each.value.state : each.reason))).toEqual([
      'done',
      'done',
      new AppError('balance_insufficient'),
      new AppError('limit_loss_reached', { left: '5.0000', period: 'day' }),
      'done',
      'done',
    ]);
    expect(await world.moneyOf(twice)).toEqual(money(20, 0, 10));
    const { rows } = await world.db.store.query(
      `select count(*)::int as begun, count(distinct batch_id)::int as batches from ledger_tx
       where kind = 'transfer' and key like '% begin' and user_id = any ($1)`,
      [players.map(({ userId }) => userId)],
    );
    expect(rows).toEqual([{ begun: 3, batches: 1 }]);
    // Within one batch, the player's next order sees the money of the first as spent, whatever the platform.
    const refs = await world.db.store
      .tx(async (tx) => {
        await tx.query(
          `insert into game_platform select 'lagoon', name, language, wallet, enabled, maintenance, 9 from game_platform where id = 'aurora'`,
        );
        const order = { ...orders[0]!, session: null, connected: true, name: 'p-' };
        const both = ['aurora', 'lagoon'].map((platform) => ({
          ...order,
          amount: 150_000n as Amount,
          platform,
          rid: platform,
          ref: platform,
        }));
        throw new Error(String((await beginTransfers(tx, both)).map(({ code }) => code)));
      })
      .catch(({ message }: Error) => message);
    expect(refs).toBe(',balance_insufficient');
    expect(await world.faults()).toEqual([]);
  });

  test('[M6] [L12] a frozen ledger moves nothing', async () => {
    const player = await world.player({ balance: '30.0000' });
    await world.services.ledger.freeze.set({ why: 'test' });
    try {
      expect(await player.codeOf(TRANSFER, { plat: 'aurora', count: '1' })).toBe('platform_maintenance');
    } finally {
      await liftFreeze(world.db.opsStore, world.db.nodeChannels, 'test', 'test');
      await world.services.ledger.freeze.read();
    }
    expect(await world.moneyOf(player.userId)).toEqual(money(30, 0));
  });
});

test('a closed platform takes no money and opens no game, but still returns its balances', async () => {
  const player = await world.player({ balance: '30.0000' });
  await player.expectOk(TRANSFER, { plat: 'aurora', count: '10' });
  const versionOf = async () => (await player.expectOk('POST /common/cache/version')).GAME_LIST;
  const before = await versionOf();
  await closePlatform(world.db.store, 'aurora', true);
  expect(await player.codeOf(TRANSFER, { plat: 'aurora', count: '1' })).toBe('provider_unavailable');
  expect(await player.codeOf('POST /api/game/enter', { game: 'dice' })).toBe('provider_unavailable');
  const [aurora] = await player.expectOk('GET /api/game/plat/list');
  expect(aurora?.state).toBe('maintenance');
  await player.expectOk(TRANSFER, { plat: 'aurora', count: '-10' });
  expect(await world.moneyOf(player.userId)).toEqual(money(30, 0, 0));
  // Clients that cache the list are notified that it changed.
  await world.later(1, async () => (await versionOf()) !== before);
  await closePlatform(world.db.store, 'aurora', false);
  expect(await closePlatform(world.db.store, 'nowhere', true)).toBe(false);
});

test('[E9] [L6] outside the opening hours players cannot transfer or open a game; repeated transfers, recalls and wins still work', async () => {
  const player = await world.player({ balance: '30.0000' });
  const sent = { plat: 'aurora', count: '10', rid: freshRid() };
  const told = await player.expectOk(TRANSFER, sent);
  await player.expectOk('POST /api/game/enter', { game: 'fruit' });
  const { body } = world.fake.calls.findLast(({ path }) => path === '/v1/launch')!;
  const bet = (id: string, round: string) => ({
    player: String(body.player),
    session: String(body.session),
    id,
    round,
    game: 'fruit',
    amount: '2.0000',
    currency: 'CNY',
  });
  expect(await world.harbor('bet', bet('open-1', 'late'))).toMatchObject({ status: 200 });
  // Open for half an hour, six hours from now in the platform's time zone.
  const hour = (new Date(world.services.http.now()).getUTCHours() + 8 + 6) % 24;
  await world.set(
    'platOpenDuration',
    [':00', ':30'].map((end) => String(hour).padStart(2, '0') + end).join('-'),
  );
  try {
    for (const count of ['1', '-1'])
      expect(await player.codeOf(TRANSFER, { plat: 'aurora', count })).toBe('platform_closed');
    expect(await player.expectOk(TRANSFER, sent)).toBe(told);
    expect(await player.codeOf('POST /api/game/enter', { game: 'dice' })).toBe('platform_closed');
    expect(await world.harbor('bet', bet('closed-1', 'later'))).toEqual({
      status: 409,
      body: { code: 'platform_closed' },
    });
    const { session: _, ...win } = { ...bet('win-1', 'late'), amount: '5.0000' };
    expect(await world.harbor('win', win)).toMatchObject({ status: 200 });
    expect(await player.expectOk('POST /api/game/recycle')).toMatchObject({ moved: '10.0000' });
  } finally {
    await world.set('platOpenDuration', '00:00-23:59');
  }
  expect(await world.moneyOf(player.userId)).toEqual(money(33, 0, 0));
});

describe('reconciliation', () => {
  test('[F9] a difference of one unit is found by its reference, on either side', async () => {
    const player = await world.player({ balance: '30.0000' });
    await player.expectOk(TRANSFER, { plat: 'aurora', count: '10' });
    const name = await world.nameOf(player.userId);
    const ref = world.fake.play(name, '2.0000', '3.0000');
    const { reconciler } = world.services.providers;
    const now = await world.db.clock.now();
    const range = { from: now - 3_600_000, to: now + 3_600_000 };
    await world.games.statements.read('aurora');
    expect(await reconciler.reconcile('aurora', range)).toMatchObject({ reached: true, differences: [] });

    const line = world.fake.lines.at(-1)!;
    line.payout = '3.0001';
    expect((await reconciler.reconcile('aurora', range)).differences).toEqual([
      { ref, kind: 'round', problem: 'differs', ours: '-1.0000', theirs: '-1.0001', currency: 'CNY' },
    ]);
    line.payout = '3.0000';
    world.fake.balances.set(name, (world.fake.balances.get(name)! + 1n) as Amount);
    expect((await reconciler.reconcile('aurora', range)).differences).toEqual([
      { ref: name, kind: 'balance', problem: 'balance', ours: '11.0000', theirs: '11.0001', currency: 'CNY' },
    ]);
    // A balance that a platform only claims cannot be transferred out.
    expect(await player.codeOf(TRANSFER, { plat: 'aurora', count: '-11.0001' })).toBe('balance_insufficient');
    world.fake.balances.set(name, (world.fake.balances.get(name)! - 1n) as Amount);
    world.fake.lines.push({
      type: 'transfer',
      ref: 'forged',
      player: name,
      amount: '1.0000',
      at: world.fake.now(),
    });
    const forged = (await reconciler.reconcile('aurora', range)).differences;
    expect(forged).toContainEqual(
      expect.objectContaining({ ref: 'forged', kind: 'transfer', problem: 'missing_here' }),
    );
    world.fake.mode = 'failing';
    expect(await reconciler.reconcile('aurora', range)).toMatchObject({ reached: false, differences: [] });
    world.fake.mode = 'normal';
    const { rows } = await world.db.store.query<{ n: number }>(
      'select count(*)::int as n from reconciliation',
    );
    expect(rows[0]!.n).toBe(5);
  });
});

describe('games', () => {
  test("[R7.3] [R3.9] lists are public; a game opens on the platform's own origin, in a language of the platform", async () => {
    const visitor = world.browser();
    const games = await visitor.expectOk('POST /api/game/list');
    expect(games.map(({ id }) => id)).toEqual([
      'crash',
      'dice',
      'mines',
      'plinko',
      'fruit',
      'dragon',
      'baccarat',
      'fishing',
    ]);
    const platforms = await visitor.expectOk('GET /api/game/plat/list', undefined, {
      headers: { language: 'enUs' },
    });
    expect(platforms.map(({ name, wallet }) => [name, wallet])).toEqual([
      ['Aurora', 'transfer'],
      ['Harbor', 'seamless'],
    ]);
    expect(await visitor.codeOf('POST /api/game/enter', { game: 'dice' })).toBe('please_login');
    const player = await world.player();
    const opened = await player.expectOk('POST /api/game/enter', { game: 'dice', language: 'viVn' });
    expect(opened).toMatchObject({ plat: 'aurora', game: 'dice', wallet: 'transfer' });
    expect(new URL(opened.url).origin).toBe(new URL(world.fake.provider.url).origin);
    const launch = world.fake.calls.findLast(({ path }) => path === '/v1/launch')!;
    expect(launch.body).toMatchObject({ game: 'dice', language: 'viVn', currency: 'CNY' });
    expect(JSON.stringify(launch.body)).not.toContain(player.name);
    expect(await player.codeOf('POST /api/game/enter', { game: 'fruit', language: 'jaJp' })).toBe(
      'validation_failed',
    );
    expect(await player.codeOf('POST /api/game/enter', { game: 'poker' })).toBe('not_found');
    world.fake.mode = 'silent';
    expect(await player.codeOf('POST /api/game/enter', { game: 'dice' })).toBe('provider_unavailable');
    world.fake.mode = 'normal';
  });
});
