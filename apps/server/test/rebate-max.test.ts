import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import { beforeEach, describe, expect, test } from 'vitest';
import { bettingRoutes } from '../src/modules/betting/routes.ts';
import { chaseRoutes } from '../src/modules/chase/routes.ts';
import { teamsModule } from '../src/modules/teams/module.ts';
import { rateIsNew } from '../src/modules/teams/rebate-max.ts';
import { useApp } from './app.ts';
import { freshRid } from './bets.ts';
import { type ChaseWorld, createChaseWorld } from './chases.ts';
import { createTeamWorld, type TeamWorld } from './teams.ts';

let bets: ChaseWorld;
const app = useApp({
  modules: [teamsModule],
  async extend({ db, platform: { register }, services }) {
    bets = await createChaseWorld(db, services.teams.rebateMax.of);
    bettingRoutes(register, bets.betting);
    chaseRoutes(register, bets.chases);
  },
});
const BET = 'POST /api/lottery/bet';
const QUOTE = 'POST /api/lottery/bet/quote';
const CHASE = 'POST /api/lottery/chase';

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let world: TeamWorld;
let member: Player;
beforeEach(async () => {
  world = createTeamWorld(app().db);
  member = await app().player({ balance: '1000' });
  await world.member(await world.agent({ ppm: 9_000 }), { user: member.userId, ppm: 4_000 });
});

const today = async () => dayIn(await app().db.clock.now(), 'Asia/Shanghai');
const bet = async (rebate: number, rid = freshRid()) => bets.request(await bets.draw(), [{ rebate }], rid);

describe('[R1] the most rebate that a member may take is the rate of the day', () => {
  test('when placing and quoting a bet; without a rebate nothing is asked', async () => {
    await member.expectOk(BET, await bet(4_000));
    await member.expectOk(BET, await bet(0));
    const { lottery, items } = await bet(4_001);
    expect(await member.call(BET, await bet(4_001))).toMatchObject({
      code: 'rebate_above_max',
      data: { max_ppm: 4_000 },
    });
    expect(await member.codeOf(QUOTE, { lottery, items })).toBe('rebate_above_max');
    await member.expectOk(QUOTE, { lottery, items: (await bet(4_000)).items });
    // One of two bets is refused with its code, the other is placed.
    const two = bets.request(await bets.draw(), [{ rebate: 4_000 }, { rebate: 75_000 }]);
    expect((await member.expectOk(BET, two)).items).toMatchObject([
      { ok: true },
      { ok: false, code: 'rebate_above_max', data: { max_ppm: 4_000 } },
    ]);
  });

  test('other players have the bound of the lottery', async () => {
    const player = await app().player({ balance: '100' });
    await player.expectOk(BET, await bet(75_000));
    expect(await player.call(BET, await bet(75_000)).then((answer) => answer.state)).toBe('SUCCESS');
    const above = await bet(0);
    const items = above.items.map((item) => ({ ...item, rebate_ppm: 75_001 }));
    expect(await player.codeOf(BET, { ...above, items })).toBe('validation_failed');
    expect(await player.expectOk('GET /api/user/data')).toMatchObject({ info: { rebate_max_ppm: null } });
  });

  test('the client is told it, and a change holds from the next day', async () => {
    await world.rate(member.userId, addDays(await today(), 1), 2_000);
    expect(await member.expectOk('GET /api/user/data')).toMatchObject({ info: { rebate_max_ppm: 4_000 } });
    await member.expectOk(BET, await bet(4_000));
    await app().db.clock.advance(86_400_000);
    member.token = await member.expectOk('POST /api/user/login', {
      user_name: member.name,
      password: 'quiet-harbour-lamp-41',
    });
    expect(await member.expectOk('GET /api/user/data')).toMatchObject({ info: { rebate_max_ppm: 2_000 } });
    expect(await member.codeOf(BET, await bet(2_001))).toBe('rebate_above_max');
    await member.expectOk(BET, await bet(2_000));
  });

  test('[L6] a repeated request gets its answer after the rate fell', async () => {
    const request = await bet(4_000);
    const first = await member.expectOk(BET, request);
    await world.rate(member.userId, await today(), 1_000);
    await app().db.store.tx((tx) => rateIsNew(app().db.nodeChannels, tx));
    await expect.poll(() => member.codeOf(BET, { ...request, rid: freshRid() })).toBe('rebate_above_max');
    expect(await member.expectOk(BET, request)).toEqual(first);
  });

  test('when a chase starts, and when its issues are placed', async () => {
    const [first, second] = await bets.issues(2);
    const two = { first: first!, cost: 4, plan: { issues: 2 }, stopOnWin: false };
    const refused = await bets.chase({ ...two, items: [{ rebate: 4_001 }] });
    expect(await member.codeOf(CHASE, { ...refused, rid: freshRid() })).toBe('rebate_above_max');
    const request = await bets.chase({ ...two, items: [{ rebate: 4_000 }] });
    const { chase } = await member.expectOk(CHASE, { ...request, rid: freshRid() });
    await bets.run('chase.start', String(chase.id));
    await world.rate(member.userId, await today(), 1_000);
    await app().db.store.tx((tx) => rateIsNew(app().db.nodeChannels, tx));
    await expect.poll(() => app().services.teams.rebateMax.of(member.userId)).toBe(1_000);
    await bets.opens(second!);
    const { rows } = await member.expectOk('POST /api/lottery/chase/detail', { chase_id: chase.id });
    expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
      ['placed', null],
      ['skipped', 'rebate_above_max'],
    ]);
  });

  test('is read once for many bets, together for many players', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => world.account()));
    const agent = await world.agent({ ppm: 9_000 });
    for (const [place, user] of players.entries()) await world.member(agent, { user, ppm: place });
    const { of } = app().services.teams.rebateMax;
    const known = await Promise.all([...players, ...players].map((user) => of(user)));
    expect(known).toEqual([...players.keys(), ...players.keys()]);
    expect(players.map((user) => of(user))).toEqual([...players.keys()]);
  });
});
