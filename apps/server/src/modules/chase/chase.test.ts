import { beforeAll, describe, expect, test } from 'vitest';
import { accepted, LOTTERY, PURSE } from '../../../test/bets.ts';
import { type ChaseWorld, createChaseWorld } from '../../../test/chases.ts';
import { useStore } from '../../../test/kit.ts';
import { testKind } from '../../../test/money.ts';

const db = useStore();
let world: ChaseWorld;

beforeAll(async () => {
  world = await createChaseWorld(db());
});

/** 五星直选 with one line costs 2.00; it wins when the digits of `WINS` are drawn. */
const LOSES = [9, 9, 9, 9, 9];
const WINS = [1, 2, 3, 4, 5];
const states = async (userId: bigint, id: number) =>
  (await world.chases.detail(userId, id)).rows.map(({ state, reason }) => reason ?? state);

describe('[L7] money of a chase', () => {
  test('is held from the start, becomes a stake with each issue, and always adds up', async () => {
    const [first, second, third] = await world.issues(3);
    const player = await world.player();
    const id = await world.begin(player, {
      first: first!,
      plan: { mode: 'double', budget: '14.0000' },
      cost: 14,
    });
    expect(await world.balance(player)).toBe(PURSE - 140_000n);
    expect(await world.held(player)).toBe(120_000n);
    await world.decided(first!, LOSES);
    await world.opens(second!);
    expect(await world.held(player)).toBe(80_000n);
    await world.decided(second!, LOSES);
    await world.opens(third!);
    expect(await world.held(player)).toBe(0n);
    await world.decided(third!, LOSES);
    expect(await world.balance(player)).toBe(PURSE - 140_000n);
    const { chase, rows } = await world.chases.detail(player.userId, id);
    expect(chase).toMatchObject({ state: 'done', ended_by: 'finished', placed: 3, staked: '14.0000' });
    expect(rows.map(({ multiple, state }) => [multiple, state])).toEqual([
      [1, 'lost'],
      [2, 'lost'],
      [4, 'lost'],
    ]);
    const { rows: entries } = await db().store.query(
      `select t.kind, a.kind as account, e.amount from entry e join ledger_tx t on t.id = e.tx_id
       join account a on a.id = e.account_id where e.user_id = $1 and t.kind in ('chase', 'bet') order by e.id limit 4`,
      [player.userId],
    );
    expect(entries).toEqual([
      { kind: 'chase', account: 'main', amount: -140_000n },
      { kind: 'chase', account: 'held', amount: 140_000n },
      { kind: 'bet', account: 'held', amount: -20_000n },
      { kind: 'bet', account: 'stakes', amount: 20_000n },
    ]);
    expect(await world.faults()).toEqual([]);
  });

  test('the audit reports held money without a pending issue', async () => {
    const player = await world.player();
    await db().store.tx((tx) =>
      world.ledger.post(tx, [
        {
          kind: testKind('astray'),
          key: String(player.userId),
          userId: player.userId,
          entries: [
            { account: { userId: player.userId, kind: 'main' }, currency: 'CNY', amount: -1n as never },
            { account: { userId: player.userId, kind: 'held' }, currency: 'CNY', amount: 1n as never },
          ],
        },
      ]),
    );
    expect(await world.faults()).toEqual([expect.stringMatching(/^L7 player \d+ holds 1 CNY/)]);
    await db().store.tx((tx) =>
      world.ledger.post(tx, [
        {
          kind: testKind('found'),
          key: String(player.userId),
          userId: player.userId,
          entries: [
            { account: { userId: player.userId, kind: 'main' }, currency: 'CNY', amount: 1n as never },
            { account: { userId: player.userId, kind: 'held' }, currency: 'CNY', amount: -1n as never },
          ],
        },
      ]),
    );
  });
});

describe('a chase ends', () => {
  test('on a win: the rest of the hold is released, and the next issue is never placed', async () => {
    const [first, second] = await world.issues(3);
    const player = await world.player();
    const id = await world.begin(player, { first: first!, cost: 6 });
    await world.decided(first!, WINS);
    await world.opens(second!);
    expect(await states(player.userId, id)).toEqual(['won', 'chase_ended_won', 'chase_ended_won']);
    expect(await world.held(player)).toBe(0n);
    const { chase } = await world.chases.detail(player.userId, id);
    expect(chase).toMatchObject({ state: 'done', ended_by: 'won', held: '0.0000', staked: '2.0000' });
    expect(await world.balance(player)).toBe(PURSE - 20_000n + BigInt(chase.payout.replace('.', '')));
    const told = world.told.filter(({ userId, event }) => userId === player.userId && event === 'chase');
    expect(told.at(-1)?.payload).toMatchObject({ chase_id: id, state: 'done', ended_by: 'won' });
  });

  test('before its loss could exceed the limit', async () => {
    const [first, second, third] = await world.issues(3);
    const player = await world.player();
    const id = await world.begin(player, { first: first!, cost: 6, stopOnWin: false, stopLoss: '5.0000' });
    await world.decided(first!, LOSES);
    await world.opens(second!);
    await world.decided(second!, LOSES);
    await world.opens(third!);
    expect(await states(player.userId, id)).toEqual(['lost', 'lost', 'chase_ended_loss']);
    expect(await world.balance(player)).toBe(PURSE - 40_000n);
  });

  test('[A14] by its own player only; placed bets stay placed', async () => {
    const [first] = await world.issues(3);
    const [player, other] = [await world.player(), await world.player()];
    const id = await world.begin(player, { first: first!, cost: 6 });
    for (const touch of ['stop', 'pause', 'resume'] as const)
      await expect(world.chases[touch](other, id)).rejects.toThrow('not_found');
    await expect(world.chases.detail(other.userId, id)).rejects.toThrow('not_found');
    expect((await world.chases.list(other.userId, { limit: 20 })).items).toEqual([]);
    const { balance, chase } = await world.chases.stop(player, id);
    expect([balance, chase.state]).toEqual(['9998.0000', 'stopped']);
    await world.chases.stop(player, id);
    await world.decided(first!, LOSES);
    expect(await states(player.userId, id)).toEqual(['lost', 'chase_ended_player', 'chase_ended_player']);
    expect(await world.balance(player)).toBe(PURSE - 20_000n);
  });

  test('[B6] when its player may no longer bet; a closed platform only skips the issue', async () => {
    const [first, second] = await world.issues(3);
    const player = await world.player();
    world.standing = 'closed';
    const id = await world.begin(player, { first: first!, cost: 6, stopOnWin: false });
    expect((await states(player.userId, id))[0]).toBe('platform_closed');
    world.standing = 'refused';
    await world.opens(second!);
    expect((await world.chases.detail(player.userId, id)).chase).toMatchObject({
      state: 'stopped',
      ended_by: 'refused',
    });
    world.standing = 'free';
    expect(await world.balance(player)).toBe(PURSE);
  });
});

describe('an issue is skipped, and its hold is released at once', () => {
  test('when the previous issue is not decided in time', async () => {
    const [first, second, third] = await world.issues(3);
    const player = await world.player();
    const id = await world.begin(player, { first: first!, cost: 6 });
    await world.opens(second!);
    await world.opens(third!);
    expect(await states(player.userId, id)).toEqual(['placed', 'chase_undecided', 'pending']);
    await world.decided(first!, LOSES);
    expect(await states(player.userId, id)).toEqual(['lost', 'chase_undecided', 'placed']);
    expect(await world.balance(player)).toBe(PURSE - 40_000n);
  });

  test('while the chase is paused; it continues with the issue on sale', async () => {
    const [first, second, third] = await world.issues(3);
    const player = await world.player();
    const id = await world.begin(player, { first: first!, cost: 6, stopOnWin: false });
    expect((await world.chases.pause(player, id)).chase.state).toBe('paused');
    await world.opens(second!);
    await world.opens(third!);
    expect(await states(player.userId, id)).toEqual(['placed', 'chase_paused', 'pending']);
    const { chase, balance } = await world.chases.resume(player, id);
    expect([chase.state, chase.held, balance]).toEqual(['running', '0.0000', '9996.0000']);
    expect(await states(player.userId, id)).toEqual(['placed', 'chase_paused', 'placed']);
  });

  test('when its prices changed, or its lottery is suspended', async () => {
    const [first, second, third] = await world.issues(3);
    const player = await world.player();
    const { pricing } = world.lotteries.find(LOTTERY)!.config;
    const id = await world.begin(player, { first: first!, cost: 6, stopOnWin: false });
    await world.configure(LOTTERY, { pricing: { ...pricing, base: 1700 } });
    await world.opens(second!);
    await world.configure(LOTTERY, { pricing });
    await world.configure(LOTTERY, { suspended: true });
    await expect(world.begin(player, { first: third!, cost: 2 })).rejects.toMatchObject({
      code: 'lottery_suspended',
    });
    await world.opens(third!);
    await world.configure(LOTTERY, { suspended: false });
    expect(await states(player.userId, id)).toEqual(['placed', 'odds_changed', 'chase_suspended']);
    expect(await world.balance(player)).toBe(PURSE - 20_000n);
  });

  test('[L9] when its bets together exceed a cap: none of them is placed', async () => {
    const [first] = await world.issues(1);
    const player = await world.player();
    const { caps } = world.lotteries.find(LOTTERY)!.config;
    const items = [{ multiple: 2 }, { content: '5|4|3|2|1', multiple: 2 }];
    const draft = { first: first!, items, plan: { issues: 1 }, cost: 8 };
    // Enough headroom for one of the two.
    await world.configure(LOTTERY, {
      caps: { bet: '600000.0000', player: '600000.0000', draw: '9000000.0000' },
    });
    const id = await world.begin(player, draft);
    await world.configure(LOTTERY, {
      caps: Object.fromEntries(Object.entries(caps).map(([name, cap]) => [name, `${cap / 10_000n}.0000`])),
    });
    expect(await states(player.userId, id)).toEqual(['bet_limit_exceeded']);
    expect(await world.balance(player)).toBe(PURSE);
    const { rows } = await db().store.query('select from bet where user_id = $1', [player.userId]);
    expect(rows).toEqual([]);
    const bets = await world.betting.place(player, world.request(first!, [{ multiple: 2 }]));
    expect(accepted(bets)).toHaveLength(1);
  });

  test('when its draw is void; a placed issue is refunded, and the chase continues', async () => {
    const [first, second, third] = await world.issues(3);
    const player = await world.player();
    const id = await world.begin(player, { first: first!, cost: 6 });
    await world.voided(first!);
    await world.voided(second!);
    await world.opens(third!);
    expect(await states(player.userId, id)).toEqual(['void', 'chase_void', 'placed']);
    expect(await world.balance(player)).toBe(PURSE - 20_000n);
    expect(await world.faults()).toEqual([]);
  });
});

describe('[L6] repeated and concurrent actions', () => {
  test('an issue is placed once, by any number of jobs and nodes', async () => {
    const [first, second] = await world.issues(2);
    const player = await world.player();
    const id = await world.begin(player, { first: first!, plan: { issues: 2 }, cost: 4, stopOnWin: false });
    await world.opens(second!);
    const elsewhere = world.otherNode();
    const again = ['chase.open', 'chase.close'].flatMap((kind) =>
      [world.run, elsewhere].map((run) => run(kind, `${LOTTERY}/${second!.issue}`)),
    );
    await Promise.all([...again, world.run('chase.start', String(id)), elsewhere('chase.start', String(id))]);
    const { rows } = await db().store.query<{ n: number }>(
      'select count(*)::integer as n from bet where user_id = $1',
      [player.userId],
    );
    expect([rows[0]!.n, await world.held(player)]).toEqual([2, 0n]);
  });

  test('stop and placement at the same time: each issue is either placed or released, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [first] = await world.issues(2);
      const player = await world.player();
      const started = await world.chases.start(
        player,
        await world.chase({ first: first!, plan: { issues: 2 }, cost: 4 }),
      );
      const { id } = started.chase;
      await Promise.all([world.run('chase.start', String(id)), world.chases.stop(player, id)]);
      const { chase } = await world.chases.detail(player.userId, id);
      expect(await world.held(player)).toBe(0n);
      expect(await world.balance(player)).toBe(PURSE - BigInt(chase.staked.replace('.', '')));
    }
    expect(await world.faults()).toEqual([]);
  });

  test('a repeated start gets the same answer; another body with the same request id is refused', async () => {
    const [first] = await world.issues(3);
    const player = await world.player();
    const request = await world.chase({ first: first!, cost: 6 });
    const answers = await Promise.all([1, 2, 3].map(() => world.chases.start(player, request)));
    expect(new Set(answers.map(({ chase }) => chase.id)).size).toBe(1);
    expect(await world.held(player)).toBe(60_000n);
    await expect(world.chases.start(player, { ...request, stop_on_win: false })).rejects.toThrow(
      'idempotency_conflict',
    );
  });
});

describe('[B6] a start is refused', () => {
  test('when the plan differs from the one shown, or its cost cannot be held', async () => {
    const [first, second] = await world.issues(3);
    const player = await world.player();
    const refused = async (fields: object, change: object = {}) => {
      const request = await world.chase({ first: first!, cost: 6, ...fields });
      return world.chases.start(player, { ...request, ...change }).then(
        () => 'started',
        (error: { code: string; data?: { field?: string } }) => [error.code, error.data?.field].join(' '),
      );
    };
    expect(await refused({ cost: 7 })).toBe('validation_failed cost');
    expect(await refused({ plan: { mode: 'double' }, cost: 14 })).toBe('validation_failed plan.budget');
    expect(await refused({ edits: [0, 1, 2].map((place) => ({ place, multiple: 0 })) })).toBe(
      'validation_failed plan',
    );
    expect(await refused({ edits: [{ place: 0, multiple: 90_001 }] })).toBe('validation_failed edits');
    expect(await refused({ items: [{ content: 'x' }] })).toBe('validation_failed items.0.content');
    expect(await refused({ first: second! })).toBe('draw_closed ');
    expect(await refused({ plan: { multiple: 9_000 }, cost: 54_000 })).toMatch(/^(bet_limit|amount_above)/);
    expect(await refused({}, { lottery: 'ssc-none' })).toBe('not_found ');
    expect([await world.held(player), await world.balance(player)]).toEqual([0n, PURSE]);
    const poor = await world.player(59_999n);
    await expect(world.chases.start(poor, await world.chase({ first: first!, cost: 6 }))).rejects.toThrow(
      'balance_insufficient',
    );
    const operator = { ...player, kind: 'operator' as const };
    await expect(world.chases.start(operator, await world.chase({ first: first!, cost: 6 }))).rejects.toThrow(
      'not_found',
    );
  });

  test('an edited row is placed at its own multiple, an omitted row is not placed; also with trial money', async () => {
    const [first, second] = await world.issues(3);
    const player = await world.player(PURSE, 'TRIAL');
    const edits = [
      { place: 0, multiple: 0 },
      { place: 1, multiple: 4 },
    ];
    const id = await world.begin(player, { first: first!, edits, cost: 10 });
    expect(await world.held(player)).toBe(100_000n);
    await world.opens(second!);
    expect(await world.held(player)).toBe(20_000n);
    const { rows } = await world.chases.detail(player.userId, id);
    expect(rows.map(({ issue, multiple }) => [issue, multiple])).toEqual([
      [second!.issue, 4],
      [expect.any(String), 1],
    ]);
    const open = await world.chases.list(player.userId, { lottery: LOTTERY, only: 'open', limit: 1 });
    expect(open.items).toMatchObject([{ id, next: { multiple: 1, stake: '2.0000' }, held: '2.0000' }]);
    expect(await world.chases.list(player.userId, { only: 'ended', limit: 20 })).toEqual({
      items: [],
      next: null,
    });
  });
});
