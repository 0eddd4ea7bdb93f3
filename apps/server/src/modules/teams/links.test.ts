import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshRid } from '../../../test/bets.ts';
import { decide, seedProducts } from '../../../test/decided-bets.ts';
import { createTeamWorld, type TeamWorld } from '../../../test/teams.ts';
import { teamsModule } from './module.ts';

const app = useApp({ modules: [teamsModule], extend: ({ db }) => seedProducts(db) });
const MINE = 'POST /api/team/mine';
const LINKS = 'POST /api/team/links';
const CREATE = 'POST /api/team/link/create';
const DISABLE = 'POST /api/team/link/disable';
const MEMBERS = 'POST /api/team/link/members';
const DAY_MS = 86_400_000;

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let world: TeamWorld;
let agent: Player;
beforeEach(async () => {
  world = createTeamWorld(app().db);
  agent = await app().player();
  await world.agent({ user: agent.userId, ppm: 9_000 });
});

const form = () => ({
  rid: freshRid(),
  name: 'Friends',
  kind: 'player' as const,
  rate_ppm: 4_000,
  days: 30,
  uses_max: 5,
});
const tomorrow = async () => addDays(dayIn(await app().db.clock.now(), 'Asia/Shanghai'), 1);
const trial = async () => {
  const browser = app().browser();
  browser.token = await browser.expectOk('POST /api/user/try', {});
  return browser;
};

describe('[R2.8] [R7.9] the place in a team', () => {
  test('of an agent without upline', async () => {
    await world.member(agent.userId);
    const below = await world.member(agent.userId, { kind: 'agent', ppm: 5_000 });
    await world.member(below);
    expect(await agent.expectOk(MINE, {})).toMatchObject({
      role: 'agent',
      may_invite: true,
      rate_ppm: 9_000,
      next: null,
      inviter: null,
      direct: 2,
      all: 3,
      currency: 'CNY',
      commission: { accrued: '0.0000', payable: '0.0000', held: '0.0000', paid: '0.0000' },
      hold_days: 7,
    });
  });

  test('of a member tells a change that is decided and masks the upline', async () => {
    const player = await app().player();
    await world.member(agent.userId, { user: player.userId, ppm: 4_000 });
    await world.rate(player.userId, await tomorrow(), 3_000);
    expect(await player.expectOk(MINE, {})).toMatchObject({
      role: 'player',
      may_invite: false,
      rate_ppm: 4_000,
      next: { ppm: 3_000, from: await tomorrow() },
      inviter: `${agent.name[0]}***${agent.name.at(-1)}`,
    });
  });

  test('of a player in no team is the highest rebate of the lotteries; a trial account joins none', async () => {
    const none = {
      role: 'none',
      may_invite: false,
      rate_ppm: 75_000,
      next: null,
      inviter: null,
      direct: 0,
      all: 0,
    };
    expect(await (await app().player()).expectOk(MINE, {})).toMatchObject(none);
    expect(await (await trial()).expectOk(MINE, {})).toMatchObject({ ...none, currency: 'TRIAL' });
    expect(await app().browser().codeOf(MINE, {})).toBe('please_login');
  });

  test('names the next Monday at noon as the time of payment', async () => {
    const now = await app().db.clock.now();
    const { pays_at } = await agent.expectOk(MINE, {});
    expect(pays_at).toBeGreaterThan(now);
    expect(pays_at - now).toBeLessThanOrEqual(7 * DAY_MS);
    // Noon in Shanghai is 04:00 UTC.
    expect(new Date(pays_at).toUTCString()).toMatch(/^Mon, .* 04:00:00 GMT$/);
  });
});

describe('[R2.8] [R7.9] invite links', () => {
  test('are created with their terms and listed newest first', async () => {
    const made = await agent.expectOk(CREATE, form());
    expect(made).toMatchObject({
      code: expect.stringMatching(/^[2-9A-Za-z]{10}$/),
      name: 'Friends',
      kind: 'player',
      rate_ppm: 4_000,
      state: 'open',
      uses: 0,
      uses_max: 5,
      depositors: 0,
      active: 0,
    });
    expect(made.expires_at! - made.at).toBe(30 * DAY_MS);
    const endless = await agent.expectOk(CREATE, { ...form(), kind: 'agent', days: null, uses_max: null });
    expect(endless).toMatchObject({ kind: 'agent', expires_at: null, uses_max: null });
    expect(await agent.expectOk(LINKS, {})).toEqual({
      rate_max_ppm: 9_000,
      return_ppm: 975_000,
      links_max: 50,
      items: [endless, made],
    });
  });

  test('[L6] the same request makes one link; the same id with other terms is refused', async () => {
    const wanted = form();
    const [one, two] = await Promise.all([agent.expectOk(CREATE, wanted), agent.expectOk(CREATE, wanted)]);
    expect(two).toEqual(one);
    expect(await agent.expectOk(CREATE, wanted)).toEqual(one);
    expect((await agent.expectOk(LINKS, {})).items).toHaveLength(1);
    expect(await agent.codeOf(CREATE, { ...wanted, rate_ppm: 1 })).toBe('idempotency_conflict');
  });

  test('[R1] never give more than the own rate of today and tomorrow', async () => {
    expect(await agent.call(CREATE, { ...form(), rate_ppm: 9_001 })).toMatchObject({
      code: 'team_rate_above',
      data: { max_ppm: 9_000 },
    });
    await agent.expectOk(CREATE, { ...form(), rate_ppm: 9_000 });
    await world.rate(agent.userId, await tomorrow(), 6_000);
    expect(await agent.call(CREATE, { ...form(), rate_ppm: 6_001 })).toMatchObject({
      code: 'team_rate_above',
      data: { max_ppm: 6_000 },
    });
    expect(await agent.expectOk(LINKS, {})).toMatchObject({ rate_max_ppm: 6_000 });
  });

  test('are refused to players who may not invite, and while invitations are switched off', async () => {
    const player = await app().player();
    for (const key of [LINKS, CREATE] as const)
      expect(await player.codeOf(key, key === LINKS ? {} : form())).toBe('team_not_agent');
    await world.member(agent.userId, { user: player.userId });
    expect(await player.codeOf(CREATE, form())).toBe('team_not_agent');
    await app().set('teamInvite', '0');
    expect(await agent.codeOf(CREATE, form())).toBe('team_not_agent');
    expect(await agent.expectOk(MINE, {})).toMatchObject({ may_invite: false });
    await app().set('teamInvite', '1');
    await agent.expectOk(CREATE, form());
  });

  test('[X1] are refused to trial accounts, and without a session', async () => {
    const browser = await trial();
    expect(await browser.codeOf(LINKS, {})).toBe('trial_not_allowed');
    expect(await browser.codeOf(CREATE, form())).toBe('trial_not_allowed');
    expect(await browser.codeOf(DISABLE, { id: 1 })).toBe('trial_not_allowed');
    for (const [key, input] of [
      [LINKS, {}],
      [CREATE, form()],
      [DISABLE, { id: 1 }],
      [MEMBERS, { id: 1 }],
    ] as const)
      expect(
        await app()
          .browser()
          .codeOf(key, input as never),
        key,
      ).toBe('please_login');
  });

  test('malformed terms are refused', async () => {
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(41) },
      { kind: 'operator' },
      { rate_ppm: -1 },
      { rate_ppm: 0.5 },
      { days: 0 },
      { days: 366 },
      { uses_max: 0 },
      { uses_max: 10_001 },
      { rid: 'x' },
    ])
      expect(await agent.codeOf(CREATE, { ...form(), ...wrong } as never), JSON.stringify(wrong)).toBe(
        'validation_failed',
      );
    expect((await agent.expectOk(LINKS, {})).items).toEqual([]);
  });

  test('an agent at the last level but one invites, and nobody is invited below the last', async () => {
    const chain = await world.agentsBelow(agent.userId, 7, 1_000);
    const ninth = await app().player();
    const last = await app().player();
    await world.member(chain.at(-1)!, { user: ninth.userId, kind: 'agent', ppm: 1_000 });
    await world.member(ninth.userId, { user: last.userId, kind: 'agent', ppm: 1_000 });
    await ninth.expectOk(CREATE, { ...form(), rate_ppm: 0 });
    expect(await last.codeOf(CREATE, { ...form(), rate_ppm: 0 })).toBe('team_depth_full');
    expect(await last.expectOk(MINE, {})).toMatchObject({ role: 'agent', may_invite: false });
  });

  test('open at the same time are limited, also in parallel', async () => {
    await app().set('teamLinksMax', 3);
    try {
      const made = await Promise.all(Array.from({ length: 8 }, () => agent.call(CREATE, form())));
      expect(made.filter(({ state }) => state === 'SUCCESS')).toHaveLength(3);
      const [first] = (await agent.expectOk(LINKS, {})).items;
      expect(await agent.codeOf(CREATE, form())).toBe('team_links_full');
      await agent.expectOk(DISABLE, { id: first!.id });
      await agent.expectOk(CREATE, form());
    } finally {
      await app().set('teamLinksMax', 50);
    }
  });

  test('end for good, once; [A14] those of others are not found', async () => {
    const { id } = await agent.expectOk(CREATE, form());
    const other = await app().player();
    await world.agent({ user: other.userId });
    expect(await other.codeOf(DISABLE, { id })).toBe('not_found');
    expect(await other.codeOf(MEMBERS, { id })).toBe('not_found');
    expect(await (await app().player()).codeOf(MEMBERS, { id })).toBe('not_found');
    const ended = await agent.expectOk(DISABLE, { id });
    expect(ended.state).toBe('disabled');
    expect(await agent.expectOk(DISABLE, { id })).toEqual(ended);
    expect(await agent.codeOf(DISABLE, { id: 999_999_999 })).toBe('not_found');
  });

  test('[V1] count registrations, deposits and players of the last days, and list them with masked names', async () => {
    const { id, code } = await agent.expectOk(CREATE, form());
    const names = ['first_member', 'second_member', 'third_member'];
    for (const user_name of names) {
      const browser = app().browser();
      await browser.expectOk('POST /api/user/register', {
        user_name,
        password: 'quiet-harbour-lamp-41',
        birth_date: '1990-04-12',
        agree: true,
        invite_code: code,
      });
    }
    const { rows } = await app().db.store.query<{ id: bigint }>(
      'select id from player where user_name = any ($1) order by id',
      [names],
    );
    const [first, second] = rows.map((row) => row.id);
    const lastWeek = addDays(dayIn(await app().db.clock.now(), 'Asia/Shanghai'), -7);
    await world.played(first!, { stake: 120_0000n });
    await world.played(second!, { stake: 7_0000n, day: lastWeek });
    await decide(app().db, [{ user: first! }, { user: second! }]);
    await app().db.asOwner(
      `insert into deposit_channel (id, method, name, least, most, minutes, presets, sort) values ('bank-1', 'bank', '{}', 1, 1000, 1, '{}', 1)`,
    );
    await app().db.asOwner(
      `insert into deposit (user_id, channel_id, method, provider, state, amount, fee, pay_amount, pay_currency, payer, expires_at, created_at, credited_at)
       values ($1, 'bank-1', 'bank', 'payments', 'credited', 100, 0, 100, 'CNY', '', app_now(), app_now(), app_now())`,
      [first],
    );
    const [link] = (await agent.expectOk(LINKS, {})).items;
    expect(link).toMatchObject({ uses: 3, depositors: 1, active: 1 });
    const page = await agent.expectOk(MEMBERS, { id, limit: 2 });
    expect(page.items).toMatchObject([
      { name: 't***r', rate_ppm: 4_000, stake: '0.0000', mine: '0.0000', deposited: false, state: 'unused' },
      { name: 's***r', stake: '0.0000', deposited: false, state: 'normal' },
    ]);
    const rest = await agent.expectOk(MEMBERS, { id, limit: 2, before: page.next! });
    expect(rest).toMatchObject({
      items: [{ name: 'f***r', stake: '120.0000', deposited: true, state: 'normal' }],
      next: null,
    });
  });

  test('members show what the agent earned from them and whether it is held', async () => {
    const { id } = await agent.expectOk(CREATE, form());
    const player = await world.account();
    await app().db.store.query(
      `insert into team_member (user_id, parent, path, kind, link_id, at) values ($1, $2::bigint, array[$2::bigint], 'player', $3, app_now())`,
      [player, agent.userId, id],
    );
    const before = app().services.teams.commission();
    app().services.teams.commissionFrom({
      ...before,
      from: async (of, players) => {
        expect([of, players]).toEqual([agent.userId, [player]]);
        return new Map([[player, { amount: 1_2500n as never, held: true }]]);
      },
    });
    try {
      expect((await agent.expectOk(MEMBERS, { id })).items).toMatchObject([
        { mine: '1.2500', state: 'checking' },
      ]);
    } finally {
      app().services.teams.commissionFrom(before);
    }
  });
});
