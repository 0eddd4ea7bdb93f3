import { dayIn } from '@tessera/protocol';
import { addDays, maskName } from '@tessera/rewards';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, useApp } from '../../../test/app.ts';
import { freshRid } from '../../../test/bets.ts';
import { listenTo } from '../../../test/events.ts';
import { createTeamWorld, type TeamWorld } from '../../../test/teams.ts';
import { memberJoined } from './events.ts';
import { teamsModule } from './module.ts';

const app = useApp({ modules: [teamsModule, listenTo(memberJoined).module] });
const REGISTER = 'POST /api/user/register';
const INVITE = 'POST /api/team/invite';

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let world: TeamWorld;
let agent: Player;
beforeEach(async () => {
  world = createTeamWorld(app().db);
  agent = await app().player();
  await world.agent({ user: agent.userId, ppm: 9_000 });
});

let made = 0;
const form = (invite_code: string) => ({
  user_name: `invited_${++made}`,
  password: TEST_PASSWORD,
  birth_date: '1990-04-12',
  agree: true as const,
  invite_code,
});
const link = (fields: object = {}, owner = agent) =>
  owner.expectOk('POST /api/team/link/create', {
    rid: freshRid(),
    name: 'x',
    kind: 'player',
    rate_ppm: 4_000,
    days: 7,
    uses_max: 5,
    ...fields,
  });
const usesOf = async (id: number) =>
  (await app().db.store.query<{ uses: number }>('select uses from team_link where id = $1', [id])).rows[0]!
    .uses;
const accountOf = async (name: string) =>
  (await app().db.store.query<{ id: bigint }>('select id from player where user_name = $1', [name])).rows[0]
    ?.id;
const today = async () => dayIn(await app().db.clock.now(), 'Asia/Shanghai');

describe('[R1] [R2.8] a registration through a link', () => {
  test('writes the member below the inviter, with the rate of the link from today on', async () => {
    const { id, code } = await link({ kind: 'agent' });
    const wanted = form(code);
    const browser = app().browser();
    browser.token = await browser.expectOk(REGISTER, wanted);
    const user = (await accountOf(wanted.user_name))!;
    const { rows } = await app().db.store.query(
      'select parent, path, kind, link_id, r.from_day, r.ppm from team_node n join team_rates r using (user_id) where user_id = $1',
      [user],
    );
    expect(rows).toEqual([
      {
        parent: agent.userId,
        path: [agent.userId],
        kind: 'agent',
        link_id: BigInt(id),
        from_day: await today(),
        ppm: 4_000,
      },
    ]);
    expect(await usesOf(id)).toBe(1);
    expect(await browser.expectOk('POST /api/team/mine', {})).toMatchObject({
      role: 'agent',
      may_invite: true,
      inviter: maskName(agent.name),
    });
    expect(await agent.expectOk('POST /api/team/mine', {})).toMatchObject({ direct: 1, all: 1 });
    const { rows: told } = await app().db.store.query(
      "select payload from job where kind = 'test.team.joined' and key = $1",
      [String(user)],
    );
    expect(told).toEqual([
      { payload: { user: String(user), parent: String(agent.userId), link: String(id) } },
    ]);
  });

  test('without a code joins no team', async () => {
    const player = await app().player();
    const browser = app().browser();
    const wanted = form('');
    browser.token = await browser.expectOk(REGISTER, wanted);
    for (const one of [player, browser])
      expect(await one.expectOk('POST /api/team/mine', {})).toMatchObject({ role: 'none' });
  });

  test('[L6] a retry has one effect', async () => {
    const { id, code } = await link();
    const wanted = { ...form(code), rid: freshRid() };
    await app().browser().expectOk(REGISTER, wanted);
    await app().browser().expectOk(REGISTER, wanted);
    const twins = { ...form(code), rid: freshRid() };
    await Promise.all([1, 2, 3].map(() => app().browser().expectOk(REGISTER, twins)));
    expect(await usesOf(id)).toBe(2);
  });

  test('never gives more than the inviter has today and tomorrow', async () => {
    const { code } = await link({ rate_ppm: 8_000 });
    await world.rate(agent.userId, addDays(await today(), 1), 5_000);
    expect(await app().browser().expectOk(INVITE, { code })).toMatchObject({
      rate_ppm: 5_000,
      inviter_ppm: 4_000,
    });
    const wanted = form(code);
    const browser = app().browser();
    browser.token = await browser.expectOk(REGISTER, wanted);
    expect(await browser.expectOk('POST /api/team/mine', {})).toMatchObject({ rate_ppm: 5_000, next: null });
  });

  test('50 at once through a link for 5 open exactly 5 accounts', async () => {
    const { id, code } = await link({ uses_max: 5 });
    const forms = Array.from({ length: 50 }, () => form(code));
    const answers = await Promise.all(
      forms.map((wanted, place) =>
        app()
          .browser()
          .call(REGISTER, wanted, { address: `198.51.100.${place}` }),
      ),
    );
    expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(5);
    const codes = answers.flatMap((answer) => (answer.state === 'SUCCESS' ? [] : [answer.code]));
    expect(new Set(codes)).toEqual(new Set(['team_link_used_up']));
    const { rows } = await app().db.store.query('select from player where user_name = any ($1)', [
      forms.map(({ user_name }) => user_name),
    ]);
    expect(rows).toHaveLength(5);
    const { rows: members } = await app().db.store.query('select from team_node where link_id = $1', [id]);
    expect(members).toHaveLength(5);
    expect(await usesOf(id)).toBe(5);
    expect(await agent.expectOk('POST /api/team/mine', {})).toMatchObject({ direct: 5, all: 5 });
  });
});

describe('[R2.8] a code that cannot be used is refused with its reason, and opens no account', () => {
  const refused = async (code: string, reason: string): Promise<void> => {
    const wanted = form(code);
    expect(await app().browser().codeOf(REGISTER, wanted)).toBe(reason);
    expect(await accountOf(wanted.user_name)).toBeUndefined();
    if (/^[0-9A-Za-z]{1,32}$/.test(code)) expect(await app().browser().codeOf(INVITE, { code })).toBe(reason);
  };

  test('unknown, or no code at all', async () => {
    await refused('nobody12', 'team_link_unknown');
    await refused("' or 1=1 --", 'team_link_unknown');
    await refused('推广', 'team_link_unknown');
    expect(await app().browser().codeOf(INVITE, { code: 'x y' })).toBe('validation_failed');
    expect(
      await app()
        .browser()
        .codeOf(REGISTER, form('x'.repeat(33))),
    ).toBe('validation_failed');
  });

  test('disabled by its owner', async () => {
    const { id, code } = await link();
    await agent.expectOk('POST /api/team/link/disable', { id });
    await refused(code, 'team_link_disabled');
  });

  test('of an owner whose account is disabled or closed by the owner, or while invitations are switched off', async () => {
    const { code } = await link();
    await app().services.identity.accounts.disable(agent.name, await app().db.clock.now());
    await refused(code, 'team_link_disabled');
    await app().services.identity.accounts.enable(agent.name);
    await app().set('teamInvite', '0');
    await refused(code, 'team_link_disabled');
    await app().set('teamInvite', '1');
    agent.token = await agent.expectOk('POST /api/user/login', {
      user_name: agent.name,
      password: TEST_PASSWORD,
    });
    await agent.expectOk('POST /api/user/exclusion', { term: '6m' });
    await refused(code, 'team_link_disabled');
  });

  test('expired', async () => {
    const { code } = await link({ days: 1 });
    await app().db.clock.advance(86_400_000);
    await refused(code, 'team_link_expired');
  });

  test('used up', async () => {
    const { code } = await link({ uses_max: 1 });
    await app().browser().expectOk(REGISTER, form(code));
    await refused(code, 'team_link_used_up');
  });

  test('a taken name takes no use', async () => {
    const { id, code } = await link();
    expect(
      await app()
        .browser()
        .codeOf(REGISTER, { ...form(code), user_name: agent.name }),
    ).toBe('name_taken');
    expect(await usesOf(id)).toBe(0);
  });
});

test('[R2.8] an invitation names who invites, the rate and what the inviter earns, without a session', async () => {
  const { code, expires_at } = await link();
  expect(await app().browser().expectOk(INVITE, { code })).toEqual({
    inviter: maskName(agent.name),
    kind: 'player',
    rate_ppm: 4_000,
    inviter_ppm: 5_000,
    expires_at,
  });
});
