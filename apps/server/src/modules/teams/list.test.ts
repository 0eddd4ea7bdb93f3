import { dayIn } from '@tessera/protocol';
import { addDays, maskName } from '@tessera/rewards';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { seedProducts } from '../../../test/decided-bets.ts';
import { createTeamWorld, type TeamWorld } from '../../../test/teams.ts';
import { teamsModule } from './module.ts';

const app = useApp({ modules: [teamsModule], extend: ({ db }) => seedProducts(db) });
const LIST = 'POST /api/team/list';

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let world: TeamWorld;
let top: Player;
let agent: Player;
let player: Player;
beforeEach(async () => {
  world = createTeamWorld(app().db);
  top = await app().player();
  agent = await app().player();
  player = await app().player();
  await world.agent({ user: top.userId, ppm: 12_000 });
  await world.member(top.userId, { user: agent.userId, kind: 'agent', ppm: 9_000 });
  await world.member(agent.userId, { user: player.userId, ppm: 4_000 });
});

const idOf = ({ userId }: Player) => Number(userId);
const dayAgo = async (days: number) => addDays(dayIn(await app().db.clock.now(), 'Asia/Shanghai'), -days);
const tomorrow = async () => addDays(dayIn(await app().db.clock.now(), 'Asia/Shanghai'), 1);

describe('[R2.8] [R7.9] members of a team', () => {
  test('level by level, with figures of the member and all below', async () => {
    const direct = await world.member(top.userId, { ppm: 5_000 });
    await world.played(player.userId, { stake: 80_0000n, payout: 3_5000n });
    await world.played(agent.userId, { stake: 30_0000n });
    await world.played(direct, { stake: 7_0000n });
    await world.played(direct, { stake: 1_000_0000n, day: await dayAgo(7) });
    const own = await top.expectOk(LIST, {});
    expect(own.path).toEqual([{ id: idOf(top), name: maskName(top.name) }]);
    expect(own.head).toEqual({
      kind: 'agent',
      rate_ppm: 12_000,
      mine_ppm: 12_000,
      direct: 2,
      all: 3,
      active: 3,
      stake: '117.0000',
      mine: '0.0000',
    });
    expect(own).toMatchObject({ total: 2, page: 1, page_size: 20 });
    expect(own.items).toMatchObject([
      {
        id: idOf(agent),
        name: maskName(agent.name),
        level: 1,
        kind: 'agent',
        rate_ppm: 9_000,
        next: null,
        rate_min_ppm: 4_000,
        rate_max_ppm: 12_000,
        direct: 1,
        all: 1,
        stake: '110.0000',
        payout: '3.5000',
        active: true,
        seen_at: expect.any(Number),
      },
      { id: Number(direct), level: 1, kind: 'player', direct: 0, all: 0, stake: '7.0000', seen_at: null },
    ]);
    const below = await top.expectOk(LIST, { of: idOf(agent) });
    expect(below.path.map(({ id }) => id)).toEqual([idOf(top), idOf(agent)]);
    expect(below.head).toMatchObject({
      rate_ppm: 9_000,
      mine_ppm: 3_000,
      direct: 1,
      all: 1,
      stake: '110.0000',
    });
    expect(below.items).toMatchObject([{ id: idOf(player), level: 2, rate_min_ppm: 0, rate_max_ppm: 9_000 }]);
    const leaf = await top.expectOk(LIST, { of: idOf(player) });
    expect(leaf.head).toMatchObject({ kind: 'player', mine_ppm: 3_000, stake: '80.0000', all: 0 });
    expect(leaf).toMatchObject({ items: [], total: 0 });
    // The agent in between sees the own part only.
    const between = await agent.expectOk(LIST, {});
    expect(between.path.map(({ id }) => id)).toEqual([idOf(agent)]);
    expect(between.items).toMatchObject([{ id: idOf(player), level: 1 }]);
  });

  test('show a change that is decided, and bounds of today and tomorrow', async () => {
    await world.rate(player.userId, await tomorrow(), 2_000);
    await world.rate(agent.userId, await tomorrow(), 8_000);
    const [shown] = (await agent.expectOk(LIST, {})).items;
    expect(shown).toMatchObject({
      rate_ppm: 4_000,
      next: { ppm: 2_000, from: await tomorrow() },
      rate_max_ppm: 8_000,
    });
    expect((await top.expectOk(LIST, {})).items).toMatchObject([{ rate_min_ppm: 4_000 }]);
  });

  test('sorted by each column, page by page', async () => {
    const members: bigint[] = [];
    for (let made = 0; made < 23; made += 1)
      members.push(
        await world.member(agent.userId, {
          ppm: 100 * ((made * 7) % 23),
          kind: made % 2 ? 'player' : 'agent',
        }),
      );
    await world.member(members[4]!);
    for (const [place, user] of members.entries())
      await world.played(user, { stake: BigInt(((place * 5) % 23) + 1), payout: BigInt((place * 11) % 23) });
    const all = async (sort: string, ascending: boolean) => {
      const ask = (page: number) => agent.expectOk(LIST, { sort, ascending, page } as never);
      const [one, two, three] = [await ask(1), await ask(2), await ask(3)];
      expect([one.items.length, two.items.length, three.items.length, one.total, two.total]).toEqual([
        20, 4, 0, 24, 24,
      ]);
      return [...one.items, ...two.items];
    };
    const columns = {
      joined: ({ joined_at }) => joined_at,
      rate: ({ rate_ppm }) => rate_ppm,
      members: (item) => item.all,
      stake: ({ stake }) => Number(stake),
      payout: ({ payout }) => Number(payout),
    } satisfies Record<string, (item: Awaited<ReturnType<typeof all>>[number]) => number>;
    for (const [sort, of] of Object.entries(columns)) {
      for (const ascending of [true, false]) {
        const items = await all(sort, ascending);
        expect(new Set(items.map(({ id }) => id)).size).toBe(24);
        const values = items.map(of);
        expect(values).toEqual([...values].sort((a, b) => (ascending ? a - b : b - a)));
      }
    }
    const { rows } = await app().db.store.query<{ id: bigint }>(
      'select p.id from player p join team_node n on n.user_id = p.id where n.parent = $1 order by lower(p.user_name), p.id',
      [agent.userId],
    );
    expect((await all('name', true)).map(({ id }) => id)).toEqual(rows.map(({ id }) => Number(id)));
  });

  test('found by the beginning of a name on any level, in the own team only', async () => {
    const find = async (from: Player, search: string) =>
      (await from.expectOk(LIST, { search })).items.map(({ id, level }) => [id, level]);
    expect(await find(top, player.name.toUpperCase())).toEqual([[idOf(player), 2]]);
    expect(await find(agent, player.name.slice(0, -1))).toEqual([[idOf(player), 1]]);
    expect(await find(agent, agent.name)).toEqual([]);
    expect(await find(agent, top.name)).toEqual([]);
    // An underscore is a character of names, and no pattern.
    expect(await find(top, player.name.replace('player_', 'player0').slice(0, 8))).toEqual([]);
    const narrow = await top.expectOk(LIST, { search: player.name, of: idOf(player) });
    expect(narrow.items).toEqual([]);
    for (const search of ['abc', 'ab%d', "x' or '1", 'x'.repeat(33)])
      expect(await top.codeOf(LIST, { search })).toBe('validation_failed');
  });

  test('[V1] names and nothing that marks a player as vulnerable', async () => {
    await player.expectOk('POST /api/user/time-out', { length: '24h' });
    const [item] = (await agent.expectOk(LIST, {})).items;
    expect(Object.keys(item!).sort()).toEqual([
      'active',
      'all',
      'direct',
      'id',
      'joined_at',
      'kind',
      'level',
      'name',
      'next',
      'payout',
      'rate_max_ppm',
      'rate_min_ppm',
      'rate_ppm',
      'seen_at',
      'stake',
    ]);
    expect(item!.name).toBe(maskName(player.name));
  });

  test('[A14] nobody but those below exists for an agent', async () => {
    const other = await app().player();
    await world.agent({ user: other.userId });
    const sibling = await world.member(top.userId, { kind: 'agent', ppm: 1_000 });
    for (const of of [idOf(top), Number(sibling), idOf(other), Number(await world.account()), 999_999_999])
      expect(await agent.codeOf(LIST, { of }), String(of)).toBe('not_found');
    expect(await other.codeOf(LIST, { of: idOf(player) })).toBe('not_found');
  });

  test('[X1] only agents have a list', async () => {
    expect(await player.codeOf(LIST, {})).toBe('team_not_agent');
    expect(await (await app().player()).codeOf(LIST, {})).toBe('team_not_agent');
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    expect(await trial.codeOf(LIST, {})).toBe('trial_not_allowed');
    expect(await app().browser().codeOf(LIST, {})).toBe('please_login');
    for (const wrong of [
      { of: 0 },
      { of: 'x' },
      { sort: 'balance' },
      { page: 0 },
      { page: 1_001 },
      { ascending: 'yes' },
    ])
      expect(await agent.codeOf(LIST, wrong as never), JSON.stringify(wrong)).toBe('validation_failed');
  });
});
