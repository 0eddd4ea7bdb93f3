import type { CallKey, EndpointName } from '@tessera/protocol';
import { endpoints } from '@tessera/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { betRequest, chaseRequest, drawOnSale, fiveDigits } from '../kit/bets.ts';
import {
  CLIENT_PASSWORD,
  type Client,
  createClient,
  login,
  type PlayerClient,
  register,
  tryOut,
} from '../kit/client.ts';
import { ops, type Platform, startPlatform } from '../kit/platform.ts';
import { accessTable, type Caller, callers, type World } from './access-table.ts';
import { inside, withoutCallLimits } from './inside.ts';

const LOTTERY = 'ssc-5m';

let platform: Platform;
let clients: Readonly<Record<Caller, Client>>;
let owner: PlayerClient;
let world: World;

beforeAll(async () => {
  platform = await startPlatform(undefined, { lotteries: [LOTTERY] });
  await inside(platform, withoutCallLimits);
  owner = await register(platform.pc);
  const [other, disabled, excluded] = [
    await register(platform.pc),
    await register(platform.pc),
    await register(platform.pc),
  ];
  await inside(platform, async ({ fund, set }) => {
    // Every caller signs in as the owner once, and must not push him out.
    await set('sessionsMax', 100);
    for (const { userId } of [owner, other, excluded]) await fund(userId, '100.0000');
  });
  await ops(platform.env, 'user', 'disable', disabled.name);
  await excluded.ok('POST /api/user/exclusion', { term: '6m' });
  clients = {
    anonymous: createClient(platform.pc),
    trial: await tryOut(platform.pc),
    other,
    disabled: await login(platform.pc, disabled.name, CLIENT_PASSWORD),
    excluded,
  };
  const { issue, close_at } = await drawOnSale(owner, LOTTERY);
  const now = await inside(platform, ({ clock }) => clock.now());
  if (close_at - now < 30_000) await platform.advance(close_at - now + 1_000);
  const draw = await drawOnSale(owner, LOTTERY);
  const request = await betRequest(owner, LOTTERY, draw.issue ?? issue, [fiveDigits(12_345)]);
  const [bet] = (await owner.ok('POST /api/lottery/bet', request)).items;
  if (!bet?.ok) throw new Error('the owner has no bet');
  const { chase } = await owner.ok('POST /api/lottery/chase', chaseRequest(request, '0.0040'));
  const session = (await owner.ok('POST /api/user/session/list')).items[0];
  world = { ownerName: owner.name, ownerSession: session!.id, betId: bet.bet_id, chaseId: chase.id, request };
});
afterAll(() => platform?.stop());

const keyOf = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}` as CallKey;

test('[V1] every declared call has a row, and its access says what the row says', () => {
  const declared = Object.fromEntries(Object.entries(endpoints).map(([name, { access }]) => [name, access]));
  const said = Object.fromEntries(
    Object.entries(accessTable).map(([name, { outcomes }]) => {
      if (outcomes.anonymous !== 'please_login') return [name, 'public'];
      return [name, outcomes.disabled === 'ok' ? 'restricted' : 'session'];
    }),
  );
  expect(said).toEqual(declared);
});

// A sealed envelope, which anybody can make, opens nothing by itself (T1).
describe.each(callers)('[V1] [A14] [T1] %s', (caller) => {
  test.each(Object.keys(accessTable) as EndpointName[])('%s answers as declared', async (name) => {
    const { payload, outcomes } = accessTable[name];
    expect(await clients[caller].codeOf(keyOf(name), payload(world) as never)).toBe(
      outcomes[caller] ?? outcomes.other,
    );
  });
});

test("[V1] nothing the others did touched the owner's bet, chase or balance", async () => {
  const { bet } = await owner.ok('POST /api/record/bet/detail', { bet_id: world.betId });
  expect(bet.state).toBe('accepted');
  const { chase } = await owner.ok('POST /api/lottery/chase/detail', { chase_id: world.chaseId });
  expect(chase.state).toBe('running');
  expect((await owner.ok('POST /api/user/balance')).balance).toBe('99.9940');
});
