import { dayIn } from '@tessera/protocol';
import { addDays, maskName } from '@tessera/rewards';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { decide, seedProducts } from '../../../test/decided-bets.ts';
import { type Move, postMoves, rollUpAll } from '../../../test/reports.ts';
import { createTeamWorld, type TeamWorld } from '../../../test/teams.ts';
import { makeDay } from '../commission/index.ts';
import { reportsModule } from './module.ts';

const app = useApp({ modules: [reportsModule], extend: ({ db }) => seedProducts(db) });
const TEAM = 'POST /api/report/team';
const UNIT = 10_000n;
const DAY_MS = 86_400_000;

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let world: TeamWorld;
let top: Player;
let agent: Player;
let player: Player;
let direct: bigint;
let today: string;
// Days pass in these tests.
beforeAll(async () => {
  for (const key of ['sessionIdleSeconds', 'sessionWebSeconds'] as const) await app().set(key, 30 * 86_400);
});
beforeEach(async () => {
  world = createTeamWorld(app().db);
  top = await app().player({ balance: '1' });
  agent = await app().player();
  player = await app().player();
  await world.agent({ user: top.userId, ppm: 12_000 });
  await world.member(top.userId, { user: agent.userId, kind: 'agent', ppm: 9_000 });
  await world.member(agent.userId, { user: player.userId, ppm: 4_000 });
  direct = await world.member(top.userId, { ppm: 5_000 });
  today = dayIn(await app().db.clock.now(), 'Asia/Shanghai');
});

const idOf = ({ userId }: Player) => Number(userId);
const post = (user: bigint, ...moves: Move[]) => postMoves(app().db, app().services.ledger, user, moves);
/** Deposits of members, in units of the currency. */
const deposit = (user: bigint, units: number) =>
  post(user, ['deposit', `${user} ${Math.random()}`, BigInt(units) * UNIT, 'ext:gateway']);
const view = (input: { of?: number } & Record<string, unknown> = {}) =>
  top.expectOk(TEAM, { from: today, to: today, ...input });

describe('[R2.8] [R7.9] the report of a team', () => {
  test('sums everybody below, by day and by direct member with all below', async () => {
    await deposit(top.userId, 1_000);
    await deposit(agent.userId, 50);
    await deposit(player.userId, 30);
    await deposit(direct, 7);
    await post(
      player.userId,
      ['packet', `p${player.userId}`, 3n * UNIT],
      ['rebate', `1:${player.userId}`, 2n * UNIT, 'rebate'],
    );
    await app().db.clock.advance(DAY_MS);
    await deposit(player.userId, 5);
    await rollUpAll(app().db);
    const next = addDays(today, 1);
    const own = await view({ to: next, sort: 'deposits', ascending: true });
    expect(own).toMatchObject({ from: today, to: next, currency: 'CNY', members: 2, page: 1, page_size: 50 });
    expect(own.path).toEqual([{ id: idOf(top), name: maskName(top.name) }]);
    expect(own.total).toEqual({
      deposits: '92.0000',
      withdrawals: '0.0000',
      stake: '0.0000',
      payout: '0.0000',
      rebate: '2.0000',
      rewards: '3.0000',
      net: '5.0000',
      bets: 0,
      won: 0,
      deposits_count: 4,
      withdrawals_count: 0,
      players: 0,
      depositors: 3,
      withdrawers: 0,
    });
    expect(own.days.map(({ day, deposits }) => [day, deposits])).toEqual([
      [today, '87.0000'],
      [next, '5.0000'],
    ]);
    expect(own.items).toMatchObject([
      { id: Number(direct), kind: 'player', rate_ppm: 5_000, direct: 0, deposits: '7.0000', mine_ppm: 7_000 },
      {
        id: idOf(agent),
        kind: 'agent',
        rate_ppm: 9_000,
        direct: 1,
        deposits: '85.0000',
        net: '5.0000',
        mine_ppm: 3_000,
      },
    ]);
    // Counted once in the range, also who deposited on both days.
    expect((await view({ from: next, to: next })).total).toMatchObject({ depositors: 1, deposits: '5.0000' });
  });

  test('of a member below shows the way down, and what the caller earns there', async () => {
    await deposit(player.userId, 30);
    await rollUpAll(app().db);
    const below = await view({ of: idOf(agent) });
    expect(below.path).toEqual([
      { id: idOf(top), name: maskName(top.name) },
      { id: idOf(agent), name: maskName(agent.name) },
    ]);
    expect(below.total.deposits).toBe('30.0000');
    expect(below.items).toMatchObject([
      {
        id: idOf(player),
        name: maskName(player.name),
        rate_ppm: 4_000,
        mine_ppm: 3_000,
        deposits: '30.0000',
      },
    ]);
    // A player has a team of nobody.
    const empty = await view({ of: idOf(player) });
    expect(empty).toMatchObject({ members: 0, items: [], total: { deposits: '0.0000' } });
    expect(empty.path).toHaveLength(3);
  });

  test('[R3] tells what the caller earned from each side, and what of it is not paid', async () => {
    const { db } = app();
    const from = '2015-12-01';
    const chain = await Promise.all([app().player(), app().player()]);
    const [head, upper] = [chain[0]!.userId, chain[1]!.userId];
    await world.agent({ user: head, ppm: 12_000, from });
    await world.member(head, { user: upper, kind: 'agent', ppm: 9_000, from });
    const lower = await world.member(upper, { ppm: 4_000, from });
    const beside = await world.member(head, { ppm: 5_000, from });
    const at = Date.UTC(2016, 4, 9, 4);
    const day = dayIn(at, 'Asia/Shanghai');
    await decide(db, [
      { user: lower, stake: 100n * UNIT, at },
      { user: upper, stake: 20n * UNIT, at },
      { user: beside, stake: 50n * UNIT, at },
    ]);
    await db.store.tx((tx) => makeDay(tx, day, 'Asia/Shanghai'));
    const days = { from: day, to: day };
    const own = await chain[0]!.expectOk(TEAM, { ...days, sort: 'mine' });
    expect(own).toMatchObject({ mine: '0.7100', waiting: '0.7100' });
    expect(own.pays_at).toBeGreaterThan(await db.clock.now());
    expect(own.items.map(({ id, mine }) => [id, mine])).toEqual([
      [Number(upper), '0.3600'],
      [Number(beside), '0.3500'],
    ]);
    const side = await chain[0]!.expectOk(TEAM, { ...days, of: Number(upper) });
    expect(side).toMatchObject({
      mine: '0.3000',
      items: [{ id: Number(lower), mine: '0.3000', mine_ppm: 3_000 }],
    });
    expect(await chain[1]!.expectOk(TEAM, days)).toMatchObject({
      mine: '0.5000',
      items: [{ mine: '0.5000' }],
    });
    expect(await chain[0]!.expectOk(TEAM, { from: addDays(day, 1), to: addDays(day, 1) })).toMatchObject({
      mine: '0.0000',
      waiting: '0.0000',
    });
    const { path } = await chain[0]!.expectOk('POST /api/report/team/export', days);
    const { text } = await chain[0]!.send({ method: 'GET', path });
    const lines = text.split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',').at(-1)).sort()).toEqual(['0.0600', '0.3000', '0.3500']);
  });

  test('masks every name and tells nothing else of a member', async () => {
    const text = JSON.stringify([await view(), await view({ of: idOf(agent) })]);
    for (const { name } of [top, agent, player]) expect(text).not.toContain(name);
    for (const word of ['balance', 'limit', 'exclu', 'break', 'birth']) expect(text).not.toContain(word);
  });

  test('is sorted by each column in both directions, in pages of 50', async () => {
    for (let made = 0; made < 60; made += 1) {
      const member = await world.member(top.userId, { ppm: made * 10 });
      if (made < 40) await deposit(member, made + 1);
    }
    await rollUpAll(app().db);
    const numbers = {
      rate: ({ rate_ppm }) => rate_ppm,
      members: (item) => item.direct,
      deposits: ({ deposits }) => Number(deposits),
      withdrawals: ({ withdrawals }) => Number(withdrawals),
      stake: ({ stake }) => Number(stake),
      payout: ({ payout }) => Number(payout),
      net: ({ net }) => Number(net),
      mine: ({ mine }) => Number(mine),
    } satisfies Record<string, (item: Awaited<ReturnType<typeof view>>['items'][number]) => number>;
    for (const [sort, of] of Object.entries(numbers))
      for (const ascending of [true, false]) {
        const pages = [];
        for (const page of [1, 2]) pages.push(...(await view({ sort, ascending, page })).items);
        expect(new Set(pages.map(({ id }) => id)).size, sort).toBe(62);
        const values = pages.map(of);
        expect(values).toEqual(values.toSorted((one, other) => (ascending ? one - other : other - one)));
      }
    const byName = (await view({ sort: 'name', ascending: true })).items.map(({ name }) => name);
    expect(byName).toHaveLength(50);
    const { rows } = await app().db.store.query<{ user_name: string }>(
      `select p.user_name from team_node n join player p on p.id = n.user_id where n.parent = $1 order by lower(p.user_name) limit 50`,
      [top.userId],
    );
    expect(byName).toEqual(rows.map(({ user_name }) => maskName(user_name)));
    expect(await view({ page: 3 })).toMatchObject({ items: [], members: 62 });
  });
});

describe('[A14] the report of a team is refused', () => {
  test('for teams that are not below the caller, as for missing ones', async () => {
    const other = await world.agent();
    const sibling = await world.member(other, { kind: 'agent' });
    for (const of of [other, sibling, 999_999_999n])
      expect(await top.codeOf(TEAM, { from: today, to: today, of: Number(of) })).toBe('not_found');
    for (const of of [idOf(top), Number(direct)])
      expect(await agent.codeOf(TEAM, { from: today, to: today, of })).toBe('not_found');
  });

  test('without a session, for players who may not invite and for trial accounts', async () => {
    const range = { from: today, to: today };
    const visitor = app().browser();
    expect(await visitor.codeOf(TEAM, range)).toBe('please_login');
    expect(await player.codeOf(TEAM, range)).toBe('team_not_agent');
    expect(await (await app().player()).codeOf(TEAM, range)).toBe('team_not_agent');
    visitor.token = await visitor.expectOk('POST /api/user/try', {});
    expect(await visitor.codeOf(TEAM, range)).toBe('trial_not_allowed');
  });

  test('for ten years, the future and bad input', async () => {
    for (const range of [
      { from: addDays(today, -3653), to: today },
      { from: today, to: addDays(today, 1) },
      { from: '2026-02-30', to: today },
    ])
      expect(await top.codeOf(TEAM, range)).toBe('validation_failed');
    for (const wrong of [{ of: -1 }, { of: 1.5 }, { sort: 'balance' }, { page: 0 }])
      expect(await top.codeOf(TEAM, { from: today, to: today, ...wrong } as never)).toBe('validation_failed');
  });
});
