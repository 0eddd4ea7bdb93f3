import { dayIn } from '@tessera/protocol';
import { addDays, maskName } from '@tessera/rewards';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { seedProducts } from '../../../test/decided-bets.ts';
import { postMoves, rollUpAll } from '../../../test/reports.ts';
import { createTeamWorld, type TeamWorld } from '../../../test/teams.ts';
import { allBelow } from './below.ts';
import { reportsModule } from './module.ts';

const app = useApp({ modules: [reportsModule], extend: ({ db }) => seedProducts(db) });
const EXPORT = 'POST /api/report/team/export';
const UNIT = 10_000n;

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let world: TeamWorld;
let top: Player;
let agent: Player;
let today: string;
beforeEach(async () => {
  world = createTeamWorld(app().db);
  top = await app().player();
  agent = await app().player();
  await world.agent({ user: top.userId, ppm: 12_000 });
  await world.member(top.userId, { user: agent.userId, kind: 'agent', ppm: 9_000 });
  today = dayIn(await app().db.clock.now(), 'Asia/Shanghai');
});

const range = () => ({ from: today, to: today });
const download = (path: string, browser: Pick<Player, 'send'> = top) => browser.send({ method: 'GET', path });
/** The rows of a file, without the heads. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','));

describe('[R2.8] [R7.9] the file of a team', () => {
  test('has a row for every member below with the own sums, which add up to the team', async () => {
    const members = [agent.userId];
    for (let made = 0; made < 30; made += 1)
      members.push(await world.member(made % 2 ? agent.userId : top.userId, { ppm: 1_000 + made }));
    for (const [place, user] of members.entries())
      await postMoves(app().db, app().services.ledger, user, [
        ['deposit', `e${user}`, BigInt(place + 1) * UNIT, 'ext:gateway'],
      ]);
    await rollUpAll(app().db);
    const { path } = await top.expectOk(EXPORT, range());
    expect(path).toMatch(/^\/download\/team\/[A-Za-z0-9_-]{43}$/);
    const { status, headers, text } = await download(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="team-${today}-${today}.csv"`,
    });
    expect(text.startsWith('\uFEFF层级,成员,上级,类型,返点,')).toBe(true);
    const rows = rowsOf(text);
    expect(rows).toHaveLength(members.length);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([15]));
    const deposits = rows.reduce((sum, row) => sum + Number(row[6]), 0);
    expect(deposits).toBe((31 * 32) / 2);
    expect(Number((await top.expectOk('POST /api/report/team', range())).total.deposits)).toBe(deposits);
    expect(rows[0]!.slice(0, 5)).toEqual(['1', maskName(agent.name), maskName(top.name), '代理', '0.90%']);
    expect(rows.filter(([level]) => level === '2')).toHaveLength(15);
    for (const { name } of [top, agent]) expect(text).not.toContain(name);
  });

  test('has heads in the language of the call', async () => {
    const { path } = await top.expectOk(EXPORT, range(), { headers: { language: 'enUs' } });
    expect((await download(path)).text.startsWith('\uFEFFLevel,Member,Upline,Kind,Rate,')).toBe(true);
  });

  test('of a member below has only who is below that member', async () => {
    const member = await world.member(agent.userId);
    await world.member(top.userId);
    const { path } = await top.expectOk(EXPORT, { ...range(), of: Number(agent.userId) });
    const rows = rowsOf((await download(path)).text);
    expect(rows).toHaveLength(1);
    const { rows: named } = await app().db.store.query<{ name: string }>(
      'select user_name as name from player where id = $1',
      [member],
    );
    expect(rows[0]!.slice(0, 2)).toEqual(['1', maskName(named[0]!.name)]);
  });
});

describe('[A14] an address of a file', () => {
  test('is good once', async () => {
    const { path } = await top.expectOk(EXPORT, range());
    expect((await download(path)).status).toBe(200);
    expect((await download(path)).status).toBe(404);
  });

  test('is good for one download when it is called twice at once', async () => {
    const { path } = await top.expectOk(EXPORT, range());
    const answers = await Promise.all([download(path), download(path), download(path)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is bound to the browser, also against another player of the team', async () => {
    const { path } = await top.expectOk(EXPORT, range());
    expect((await download(path, agent)).status).toBe(404);
    expect((await download(path, app().browser())).status).toBe(404);
    expect((await download(path)).status).toBe(200);
  });

  test('ends after five minutes, with the session and with the account', async () => {
    const { clock, asOwner } = app().db;
    const late = await top.expectOk(EXPORT, range());
    await clock.advance(300_001);
    expect((await download(late.path)).status).toBe(404);
    const left = await top.expectOk(EXPORT, range());
    await top.expectOk('POST /api/user/logout');
    expect((await download(left.path)).status).toBe(404);
    const disabled = await agent.expectOk(EXPORT, range());
    await asOwner('update user_account set enable = false where id = $1', [agent.userId]);
    expect((await download(disabled.path, agent)).status).toBe(404);
  });

  test('that nobody made is not found', async () => {
    for (const path of ['/download/team/x', `/download/team/${'A'.repeat(43)}`, '/download/other/x'])
      expect((await download(path)).status).toBe(404);
  });

  test('is refused for a team that is not below the caller, without a session, to players and trial accounts', async () => {
    const other = await world.agent();
    expect(await top.codeOf(EXPORT, { ...range(), of: Number(other) })).toBe('not_found');
    expect(await agent.codeOf(EXPORT, { ...range(), of: Number(top.userId) })).toBe('not_found');
    const visitor = app().browser();
    expect(await visitor.codeOf(EXPORT, range())).toBe('please_login');
    expect(await (await app().player()).codeOf(EXPORT, range())).toBe('team_not_agent');
    visitor.token = await visitor.expectOk('POST /api/user/try', {});
    expect(await visitor.codeOf(EXPORT, range())).toBe('trial_not_allowed');
    expect(await top.codeOf(EXPORT, { from: addDays(today, -3653), to: today })).toBe('validation_failed');
  });
});

test('everybody below is read once, whatever the size of the parts', async () => {
  const members: bigint[] = [];
  const agents = [top.userId, agent.userId];
  for (let made = 0; made < 40; made += 1) {
    const parent = agents[made % agents.length]!;
    const kind = made % 4 === 0 && agents.length < 9 ? 'agent' : 'player';
    const member = await world.member(parent, { kind });
    if (kind === 'agent') agents.push(member);
    members.push(member);
  }
  const { store } = app().db;
  const { rows } = await store.query<{ id: bigint; level: number }>(
    'select user_id as id, cardinality(path) as level from team_node where path @> array[$1::bigint]',
    [top.userId],
  );
  const levels = new Map(rows.map(({ id, level }) => [id, level]));
  expect(levels.size).toBe(members.length + 1);
  for (const size of [1, 2, 7, 1_000]) {
    const found = new Map<bigint, number>();
    let read = 0;
    for await (const part of allBelow(store, top.userId, size)) {
      expect(part.length).toBeLessThanOrEqual(size);
      read += part.length;
      for (const { userId, level } of part) found.set(userId, level);
    }
    expect(found).toEqual(levels);
    expect(read).toBe(levels.size);
  }
});
