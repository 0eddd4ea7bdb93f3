import type { CallKey, EndpointName } from '@tessera/protocol';
import { endpoints } from '@tessera/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CLIENT_PASSWORD,
  type Client,
  createClient,
  freshName,
  freshRid,
  login,
  type PlayerClient,
  register,
  tryOut,
} from '../kit/client.ts';
import { ops, type Platform, startPlatform } from '../kit/platform.ts';
import { type TeamCaller, type TeamWorld, teamCallers, teamCases } from './team-access.ts';

let platform: Platform;
let clients: Readonly<Record<TeamCaller, Client>>;
let world: TeamWorld;

/** A new link of an agent. */
const linkOf = (agent: Client, kind: 'player' | 'agent', rate_ppm: number) =>
  agent.ok('POST /api/team/link/create', {
    rid: freshRid(),
    name: kind,
    kind,
    rate_ppm,
    days: 7,
    uses_max: 1_000,
  });

/** Registers through a link. */
async function join(code: string): Promise<PlayerClient> {
  const [client, name] = [createClient(platform.pc), freshName()];
  await client.ok('POST /api/user/register', {
    user_name: name,
    password: CLIENT_PASSWORD,
    birth_date: '1990-04-12',
    agree: true,
    invite_code: code,
  });
  return login(platform.pc, name, CLIENT_PASSWORD);
}

beforeAll(async () => {
  platform = await startPlatform();
  const upline = await register(platform.pc);
  await ops(platform.env, 'team', 'agent', upline.name, '12000');
  const below = await linkOf(upline, 'agent', 9_000);
  const [self, sibling] = [await join(below.code), await join(below.code)];
  const link = await linkOf(self, 'agent', 4_000);
  const downline = await join(link.code);
  const deep = await join((await linkOf(downline, 'player', 0)).code);
  const boss = freshName();
  await ops(platform.env, 'user', 'create-operator', boss);
  const operator = createClient(platform.pc);
  expect(await operator.codeOf('POST /api/user/login', { user_name: boss, password: CLIENT_PASSWORD })).toBe(
    'login_incorrect',
  );
  clients = {
    anonymous: createClient(platform.pc),
    operator,
    trial: await tryOut(platform.pc),
    stranger: await register(platform.pc),
    self,
    upline,
    downline,
    sibling,
  };
  world = {
    self: self.userId,
    upline: upline.userId,
    downline: downline.userId,
    sibling: sibling.userId,
    deep: deep.userId,
    linkId: link.id,
    code: link.code,
  };
});
afterAll(() => platform?.stop());

const keyOf = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}` as CallKey;

test('[V1] every call of teams has a row', () => {
  const declared = Object.entries(endpoints)
    .filter(([, { path }]) => /^\/api\/(team|report|chat\/team)\//.test(path))
    .map(([name]) => name);
  expect([...new Set(teamCases.map(({ call }) => call))].sort()).toEqual(
    // And those of rooms with the room of a team.
    [...declared, 'chatMessages', 'chatSend'].sort(),
  );
});

describe.each(teamCases)('[V1] [A14] [X1] [R2.8] $call, $about', ({ call, payload, outcomes }) => {
  test.each(teamCallers)('%s gets the declared answer', async (caller) => {
    expect(await clients[caller].codeOf(keyOf(call), payload(world) as never)).toBe(outcomes[caller]);
  });
});

test('[V1] the calls of the others changed nothing', async () => {
  const self = clients.self;
  const { items } = await self.ok('POST /api/team/list', {});
  expect(items).toMatchObject([{ id: world.downline, rate_ppm: 4_000, next: null }]);
  expect(await self.ok('POST /api/team/mine', {})).toMatchObject({
    rate_ppm: 9_000,
    next: null,
    direct: 1,
    all: 2,
  });
});
