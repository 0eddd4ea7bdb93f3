import { dayIn } from '@tessera/protocol';
import { addDays, chainShares } from '@tessera/rewards';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshRid } from '../../../test/bets.ts';
import { seedProducts } from '../../../test/decided-bets.ts';
import { createTeamWorld, type TeamWorld } from '../../../test/teams.ts';
import { tellJoinedJob, tellRatesJob } from './jobs.ts';
import { teamsModule } from './module.ts';
import { proveChain } from './proof.ts';

const app = useApp({ modules: [teamsModule], extend: ({ db }) => seedProducts(db) });
const RATE = 'POST /api/team/rate';

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

const today = async () => dayIn(await app().db.clock.now(), 'Asia/Shanghai');
const tomorrow = async () => addDays(await today(), 1);
const set = (member: Player | bigint, rate_ppm: number, more: object = {}) => ({
  rid: freshRid(),
  member: Number(typeof member === 'bigint' ? member : member.userId),
  rate_ppm,
  ...more,
});
const onDay = async (user: bigint, day: string) =>
  (await app().db.store.query<{ ppm: number }>('select team_rate_on($1, $2) as ppm', [user, day])).rows[0]!
    .ppm;
const rowsOf = async (user: bigint) =>
  (await app().db.store.query('select from team_rates where user_id = $1', [user])).rowCount;

describe('[R1] [R2.8] the rate of a direct member', () => {
  test('changes from tomorrow on, and never an earlier day', async () => {
    expect(await agent.expectOk(RATE, set(player, 6_000))).toEqual({
      rate_ppm: 6_000,
      from: await tomorrow(),
      lowered: 0,
    });
    expect([await onDay(player.userId, await today()), await onDay(player.userId, await tomorrow())]).toEqual(
      [4_000, 6_000],
    );
    await agent.expectOk(RATE, set(player, 5_000));
    expect(await player.expectOk('POST /api/team/mine', {})).toMatchObject({
      rate_ppm: 4_000,
      next: { ppm: 5_000, from: await tomorrow() },
    });
  });

  test('[L6] the same request has one effect, and the rate in force is written no second time', async () => {
    const request = set(player, 6_000);
    const [one, two] = await Promise.all([agent.expectOk(RATE, request), agent.expectOk(RATE, request)]);
    expect(two).toEqual(one);
    expect(await rowsOf(player.userId)).toBe(2);
    await agent.expectOk(RATE, set(player, 6_000));
    expect(await rowsOf(player.userId)).toBe(2);
    expect(await agent.codeOf(RATE, { ...request, rate_ppm: 1 })).toBe('idempotency_conflict');
  });

  test('is never above that of the upline, today and tomorrow', async () => {
    expect(await agent.call(RATE, set(player, 9_001))).toMatchObject({
      code: 'team_rate_above',
      data: { max_ppm: 9_000 },
    });
    await agent.expectOk(RATE, set(player, 9_000));
    await top.expectOk(RATE, set(agent, 7_000, { lower_below: true }));
    expect(await agent.call(RATE, set(player, 7_001))).toMatchObject({ data: { max_ppm: 7_000 } });
  });

  test('is not below that of a member below; the refusal names those concerned, masked', async () => {
    const deep = await world.agentsBelow(agent.userId, 3, 8_000);
    expect(await top.call(RATE, set(agent, 5_000))).toMatchObject({
      code: 'team_rate_below',
      data: { count: 3, names: [1, 2, 3].map(() => expect.stringMatching(/^m\*\*\*.$/)) },
    });
    expect(await top.call(RATE, set(agent, 3_999))).toMatchObject({ data: { count: 4 } });
    expect(await onDay(agent.userId, await tomorrow())).toBe(9_000);
    for (let made = 0; made < 25; made += 1) await world.member(agent.userId, { ppm: 8_500 });
    const refused = await top.call(RATE, set(agent, 8_000));
    expect(refused).toMatchObject({ code: 'team_rate_below', data: { count: 25 } });
    expect((refused as { data: { names: string[] } }).data.names).toHaveLength(20);
    expect(deep).toHaveLength(3);
  });

  test('is lowered with all below who have more, who are told', async () => {
    const deep = await world.agentsBelow(agent.userId, 3, 8_000);
    const low = await world.member(deep[2]!, { ppm: 1_000 });
    expect(await top.expectOk(RATE, set(agent, 5_000, { lower_below: true }))).toMatchObject({ lowered: 3 });
    const day = await tomorrow();
    const rates = await Promise.all([top.userId, agent.userId, ...deep, low].map((user) => onDay(user, day)));
    expect(rates).toEqual([12_000, 5_000, 5_000, 5_000, 5_000, 1_000]);
    expect(chainShares(rates)).toEqual([7_000, 0, 0, 0, 4_000]);
    expect(await onDay(deep[0]!, await today())).toBe(8_000);
    const { rows } = await app().db.store.query<{ payload: { users: string[] } }>(
      "select payload from job where kind = 'teams.rates' order by id desc limit 1",
    );
    expect(rows[0]!.payload.users.map(BigInt)).toEqual([agent.userId, ...deep, top.userId]);
    const told: bigint[] = [];
    const emit = { user: (user: bigint) => void told.push(user) };
    await tellRatesJob.run({ emit }, { payload: rows[0]!.payload } as never, undefined);
    await tellJoinedJob.run(
      { emit },
      { payload: { user: '1', parent: String(top.userId), link: '1' } } as never,
      undefined,
    );
    expect(told).toEqual([agent.userId, ...deep, top.userId, top.userId]);
  });

  test('[A14] of anybody else is not found: of others, of oneself, of the upline, two levels below', async () => {
    const other = await app().player();
    await world.agent({ user: other.userId });
    for (const [who, member] of [
      [other, player],
      [top, player],
      [agent, agent],
      [agent, top],
      [agent, other],
    ] as const)
      expect(await who.codeOf(RATE, set(member, 1_000))).toBe('not_found');
    expect(await top.codeOf(RATE, set(999_999_999n, 0))).toBe('not_found');
  });

  test('[X1] is changed by agents only', async () => {
    expect(await player.codeOf(RATE, set(player, 0))).toBe('team_not_agent');
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    expect(await trial.codeOf(RATE, set(player, 0))).toBe('trial_not_allowed');
    expect(await app().browser().codeOf(RATE, set(player, 0))).toBe('please_login');
    for (const wrong of [
      { rate_ppm: -1 },
      { rate_ppm: 1.5 },
      { rate_ppm: 1_000_001 },
      { member: 0 },
      { rid: 'x' },
    ])
      expect(await agent.codeOf(RATE, { ...set(player, 0), ...wrong }), JSON.stringify(wrong)).toBe(
        'validation_failed',
      );
  });

  test('changes at the same time in one tree leave no member above the upline', async () => {
    const chain = await world.agentsBelow(agent.userId, 1, 4_000);
    const below = await app().player();
    await world.member(chain[0]!, { user: below.userId, ppm: 2_000 });
    await Promise.all([
      ...Array.from({ length: 6 }, (_, step) =>
        top.call(RATE, set(agent, 9_000 - step * 1_200, { lower_below: true })),
      ),
      ...Array.from({ length: 6 }, (_, step) => agent.call(RATE, set(player, 9_000 - step * 500))),
      ...Array.from({ length: 6 }, (_, step) =>
        agent.call(RATE, set(chain[0]!, 9_000 - step * 700, { lower_below: true })),
      ),
    ]);
    const day = await tomorrow();
    const rates = await Promise.all(
      [top.userId, agent.userId, chain[0]!, below.userId].map((user) => onDay(user, day)),
    );
    expect(() => chainShares(rates)).not.toThrow();
    expect(await onDay(player.userId, day)).toBeLessThanOrEqual(rates[1]!);
  });
});

describe('[R1] a rate is proven against the edges when it is set', () => {
  test('a chain fits every item that earns commission, and one above the highest does not', () => {
    const { lotteries } = app().services.teams;
    const prove = (rates: number[], chain: number) => () =>
      proveChain(rates, { chain, waterBack: 4_000 }, lotteries);
    expect(prove([12_000, 9_000, 4_000], 12_000)).not.toThrow();
    expect(prove([21_000], 12_000)).toThrow('does not fit');
    // Plays that would have no room for it would still earn.
    expect(prove([12_000], 4_000)).toThrow('does not fit');
    expect(prove([4_000, 9_000], 12_000)).toThrow(RangeError);
  });
});
