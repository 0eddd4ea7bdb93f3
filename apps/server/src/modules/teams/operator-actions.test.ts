import { dayIn } from '@tessera/protocol';
import { addDays } from '@tessera/rewards';
import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { seedProducts } from '../../../test/decided-bets.ts';
import { runOps } from '../../../test/ops.ts';
import { createTeamWorld } from '../../../test/teams.ts';
import { ActionRefused } from '../../contract/index.ts';
import { teamsModule } from './module.ts';

const app = useApp({ modules: [teamsModule], extend: ({ db }) => seedProducts(db) });
const run = (...args: string[]) => runOps(app(), ...args);
const MINE = 'POST /api/team/mine';

test('[R2.8] an operator makes an agent once, who may invite from then on', async () => {
  const player = await app().player();
  // The bound of a player in no team is known to the node before.
  expect(await app().services.teams.rebateMax.of(player.userId)).toBe(null);
  expect(await run('team', 'agent', player.name, '11000')).toBe(
    `${player.name} is an agent with a rate of 11000 ppm.`,
  );
  expect(await run('team', 'agent', player.name, '11000')).toContain('nothing changed');
  expect(await player.expectOk(MINE, {})).toMatchObject({
    role: 'agent',
    may_invite: true,
    rate_ppm: 11_000,
    next: null,
    inviter: null,
  });
  await expect.poll(() => app().services.teams.rebateMax.of(player.userId)).toBe(11_000);
  const rates = await app().db.store.query('select from team_rates where user_id = $1', [player.userId]);
  expect(rates.rowCount).toBe(1);
});

test('[R1] nobody else becomes one, and no rate is above the highest', async () => {
  const world = createTeamWorld(app().db);
  const [top, member] = [await app().player(), await app().player()];
  await run('team', 'agent', top.name, '12000');
  await world.member(top.userId, { user: member.userId, kind: 'agent', ppm: 4_000 });
  await run('user', 'create-operator', 'boss_anna');
  const trial = app().browser();
  trial.token = await trial.expectOk('POST /api/user/try', {});
  const { user_name: virtual } = await trial.expectOk('GET /api/user/data');
  for (const [name, rate, why] of [
    ['nobody_here', '1', 'no account'],
    ['boss_anna', '1', 'no player'],
    [virtual, '1', 'no player'],
    [member.name, '4000', `in the team of ${top.name}`],
    [top.name, '11999', 'team rate'],
    [(await app().player()).name, '12001', 'The highest rate is 12000 ppm'],
    [top.name, '1.5', 'millionths'],
    [top.name, '-1', 'millionths'],
  ] as const)
    await expect(run('team', 'agent', name, rate), `${name} ${rate}`).rejects.toThrow(why);
  await expect(run('team', 'agent', member.name, '4000')).rejects.toThrow(ActionRefused);
});

test('[R1] the rate of an agent at the top changes from tomorrow on, with all below who have more', async () => {
  const world = createTeamWorld(app().db);
  const top = await app().player();
  await run('team', 'agent', top.name, '12000');
  const high = await world.member(top.userId, { ppm: 9_000 });
  const low = await world.member(top.userId, { ppm: 1_000 });
  expect(await run('team', 'rate', top.name, '8000')).toBe(
    `${top.name} has 8000 ppm from tomorrow on; 1 members below are lowered to it.`,
  );
  const tomorrow = addDays(dayIn(await app().db.clock.now(), 'Asia/Shanghai'), 1);
  const { rows } = await app().db.store.query<{ ppm: number }>(
    'select team_rate_on(id, $2) as ppm from unnest($1::bigint[]) with ordinality m (id, place) order by place',
    [[top.userId, high, low], tomorrow],
  );
  expect(rows.map(({ ppm }) => ppm)).toEqual([8_000, 8_000, 1_000]);
  expect(await top.expectOk(MINE, {})).toMatchObject({
    rate_ppm: 12_000,
    next: { ppm: 8_000, from: tomorrow },
  });
  await expect(run('team', 'rate', top.name, '12001')).rejects.toThrow('highest rate');
  await expect(run('team', 'rate', (await app().player()).name, '1')).rejects.toThrow(
    'no agent without upline',
  );
});

test('an operator sees the chain of a member and who is below', async () => {
  const world = createTeamWorld(app().db);
  const [top, agent, player] = [await app().player(), await app().player(), await app().player()];
  await run('team', 'agent', top.name, '12000');
  await world.member(top.userId, { user: agent.userId, kind: 'agent', ppm: 9_000 });
  await world.member(agent.userId, { user: player.userId, ppm: 4_000 });
  await world.rate(player.userId, '2099-01-01', 3_000);
  expect(await run('team', 'show', player.name)).toBe(
    [
      `${top.name} (agent) 12000 ppm`,
      `  ${agent.name} (agent) 9000 ppm; ${top.name} earns 3000 ppm of what is staked from here down`,
      `    ${player.name} (player) 4000 ppm; ${agent.name} earns 5000 ppm of what is staked from here down`,
      'Nobody below.',
      'Links: 0 open of 0.',
    ].join('\n'),
  );
  expect((await run('team', 'show', top.name)).split('\n').slice(1)).toEqual([
    'Below: 2 members, by level 1, 1.',
    'Links: 1 open of 1.',
  ]);
  await expect(run('team', 'show', (await app().player()).name)).rejects.toThrow('in no team');
  await expect(run('team', 'show', 'nobody_here')).rejects.toThrow('no account');
});
