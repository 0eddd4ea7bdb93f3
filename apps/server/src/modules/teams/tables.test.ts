import { beforeEach, describe, expect, test } from 'vitest';
import { useStore } from '../../../test/kit.ts';
import { createTeamWorld, type TeamWorld } from '../../../test/teams.ts';

const db = useStore();
let world: TeamWorld;
let top: bigint;
beforeEach(async () => {
  world = createTeamWorld(db());
  top = await world.agent({ ppm: 12_000, from: '2026-01-01' });
});

const refused = async (sql: string, values: unknown[] = []): Promise<void> => {
  await expect(db().asOwner(sql, values)).rejects.toMatchObject({ code: 'TS002' });
};
const insertMember = `insert into team_member (user_id, parent, path, kind, link_id, at) values ($1, $2, $3, $4, $5, app_now())`;

describe('[R1] the chain of a member', () => {
  test('is that of the parent and the parent', async () => {
    const agent = await world.member(top, { kind: 'agent', ppm: 9_000 });
    const player = await world.member(agent, { ppm: 4_000 });
    const { rows } = await db().store.query('select parent, path, kind from team_node where user_id = $1', [
      player,
    ]);
    expect(rows).toEqual([{ parent: agent, path: [top, agent], kind: 'player' }]);
  });

  test('cannot be written otherwise, also by the owner of the tables', async () => {
    const agent = await world.member(top, { kind: 'agent', ppm: 9_000 });
    const other = await world.agent();
    const user = await world.account();
    const link = await world.link(agent);
    const cases: unknown[][] = [
      // Uplines left out, added, of another chain, in another order.
      [user, agent, [agent], 'player', link],
      [user, agent, [other, top, agent], 'player', link],
      [user, agent, [other, agent], 'player', link],
      [user, agent, [top, agent], 'player', await world.link(other)],
      // A kind that the link does not give.
      [user, agent, [top, agent], 'agent', link],
      // A parent who may not invite, and one in no team.
      [user, await world.member(agent), [top, agent], 'player', link],
      [user, await world.account(), [top], 'player', link],
      // Accounts that never join.
      [await world.account('trial'), agent, [top, agent], 'player', link],
      [await world.account('operator'), agent, [top, agent], 'player', link],
      [999_999_999n, agent, [top, agent], 'player', link],
    ];
    for (const values of cases)
      await expect(
        db().asOwner(insertMember, values),
        JSON.stringify(values, (_, value) => String(value)),
      ).rejects.toMatchObject({
        code: expect.stringMatching(/^(TS002|23514)$/),
      });
    await db().asOwner(insertMember, [user, agent, [top, agent], 'player', link]);
  });

  test('has at most ten levels', async () => {
    const chain = await world.agentsBelow(top, 9, 5_000);
    await expect(world.link(chain.at(-1)!)).rejects.toMatchObject({ code: 'TS002' });
    const link = await world.link(chain.at(-2)!);
    await expect(
      db().asOwner(insertMember, [await world.account(), chain.at(-1), [top, ...chain], 'player', link]),
    ).rejects.toMatchObject({ code: expect.stringMatching(/^(TS002|23514)$/) });
  });

  test('never changes: no member is moved, made an upline of the own upline, or removed', async () => {
    const agent = await world.member(top, { kind: 'agent', ppm: 9_000 });
    const other = await world.agent();
    await refused('update team_member set parent = $2::bigint, path = array[$2::bigint] where user_id = $1', [
      agent,
      other,
    ]);
    await refused('update team_member set parent = $2::bigint, path = array[$2::bigint] where user_id = $1', [
      top,
      agent,
    ]);
    await refused("update team_member set kind = 'player' where user_id = $1", [agent]);
    await refused('delete from team_member where user_id = $1', [agent]);
    await refused('truncate team_member cascade');
    const link = await world.link(agent);
    await expect(
      db().asOwner(insertMember, [top, agent, [top, agent], 'player', link]),
    ).rejects.toMatchObject({
      code: expect.stringMatching(/^(TS002|23514)$/),
    });
  });
});

describe('[R1] rates', () => {
  test('of several rows up to a day the last holds', async () => {
    const player = await world.member(top, { ppm: 3_000, from: '2026-02-01' });
    await world.rate(player, '2026-03-01', 5_000);
    await world.rate(player, '2026-03-01', 4_000);
    const on = async (day: string): Promise<unknown> =>
      (await db().store.query('select team_rate_on($1, $2) as ppm', [player, day])).rows[0]!.ppm;
    expect(await Promise.all(['2026-01-31', '2026-02-28', '2026-03-01', '2027-01-01'].map(on))).toEqual([
      null,
      3_000,
      4_000,
      4_000,
    ]);
  });

  test('are never above the upline or below a member, on any day to come', async () => {
    const agent = await world.member(top, { kind: 'agent', ppm: 9_000, from: '2026-02-01' });
    const player = await world.member(agent, { ppm: 4_000, from: '2026-02-01' });
    const fails = (act: Promise<void>) => expect(act).rejects.toMatchObject({ code: 'TS002' });
    await fails(world.rate(agent, '2026-03-01', 12_001));
    await fails(world.rate(agent, '2026-03-01', 3_999));
    await fails(world.rate(player, '2026-03-01', 9_001));
    await world.rate(agent, '2026-03-01', 6_000);
    // Allowed until the end of February only.
    await fails(world.rate(player, '2026-02-10', 6_001));
    await world.rate(player, '2026-02-10', 6_000);
    // A day that an earlier change has decided already.
    await fails(world.rate(player, '2026-02-09', 1));
  });

  test('of a chain may fall together in one statement', async () => {
    const chain = await world.agentsBelow(top, 3, 9_000);
    await db().store.query(
      `insert into team_rate (user_id, from_day, ppm, at) select id, '2030-01-01', 2000, app_now() from unnest($1::bigint[]) id`,
      [chain],
    );
    await expect(
      db().store.query(
        `insert into team_rate (user_id, from_day, ppm, at)
         select id, '2030-01-02', 3000 - place, app_now() from unnest($1::bigint[]) with ordinality t (id, place)`,
        [chain.slice(1)],
      ),
    ).rejects.toMatchObject({ code: 'TS002' });
  });

  test('never change afterwards', async () => {
    await refused('update team_rate set ppm = 0 where user_id = $1', [top]);
    await refused('delete from team_rate where user_id = $1', [top]);
  });
});

describe('[R1] a link', () => {
  test('counts its uses one by one and ends once', async () => {
    const link = await world.link(top);
    const change = 'update team_link set';
    await refused(`${change} uses = uses + 2 where id = $1`, [link]);
    await db().asOwner(`${change} uses = uses + 1 where id = $1`, [link]);
    await refused(`${change} uses = 0 where id = $1`, [link]);
    await refused(`${change} rate_ppm = 12000 where id = $1`, [link]);
    await refused(`${change} owner = $2 where id = $1`, [link, await world.agent()]);
    await db().asOwner(`${change} disabled_at = app_now() where id = $1`, [link]);
    await refused(`${change} disabled_at = null where id = $1`, [link]);
    await refused(`${change} uses = uses + 1 where id = $1`, [link]);
    await refused('delete from team_link where id = $1', [link]);
  });

  test('belongs to a member who may invite', async () => {
    const player = await world.member(top);
    await expect(world.link(player)).rejects.toMatchObject({ code: 'TS002' });
    await expect(world.link(await world.account())).rejects.toMatchObject({ code: 'TS002' });
  });
});
