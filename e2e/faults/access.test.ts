import type { CallKey, EndpointName } from '@tessera/protocol';
import { endpoints } from '@tessera/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { betRequest, chaseRequest, drawOnSale, fiveDigits } from '../kit/bets.ts';
import {
  CLIENT_PASSWORD,
  type Client,
  createClient,
  freshRid,
  login,
  register,
  tryOut,
} from '../kit/client.ts';
import { ops, type Platform, startPlatform } from '../kit/platform.ts';
import { accessTable, type Caller, callers, type World } from './access-table.ts';
import { inside } from './inside.ts';
import { type Payee, payee, provenWithdrawalOf, withoutPayoutLimits } from './payees.ts';

const LOTTERY = 'ssc-5m';
const ADDRESS = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a';

let platform: Platform;
let clients: Readonly<Record<Caller, Client>>;
let owner: Payee;
let world: World;

beforeAll(async () => {
  // No provider of identities runs beside this platform.
  platform = await startPlatform(undefined, { parties: ['payments'], lotteries: [LOTTERY] });
  await inside(platform, withoutPayoutLimits);
  owner = await payee(platform, '1000.0000');
  const [other, disabled, excluded] = [
    await register(platform.pc),
    await register(platform.pc),
    await register(platform.pc),
  ];
  await inside(platform, async ({ fund, set }) => {
    // Every caller signs in as the owner once, and must not push him out.
    await set('sessionsMax', 100);
    for (const { userId } of [other, excluded]) await fund(userId, '100.0000');
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
  const deposit = await owner.ok('POST /api/recharge/create', {
    rid: freshRid(),
    channel: 'bank',
    amount: '100',
  });
  const wallet = await owner.ok('POST /api/wallet/add', { network: 'erc20', address: ADDRESS });
  // A new account locks withdrawals for a day.
  await inside(platform, ({ store }) =>
    store.query('update user_account set withdraw_locked_until = null where id = $1', [owner.userId]),
  );
  const withdrawal = await owner.ok('POST /api/withdraw/create', provenWithdrawalOf(owner, 10));
  await login(platform.pc, owner.name, CLIENT_PASSWORD);
  const sessions = (await owner.ok('POST /api/user/session/list')).items;
  world = {
    ownerName: owner.name,
    ownerSession: sessions.find(({ current }) => !current)!.id,
    betId: bet.bet_id,
    chaseId: chase.id,
    depositId: deposit.id,
    cardId: owner.cardId,
    walletId: wallet.id,
    withdrawalId: withdrawal.id,
    request,
  };
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

test("[V1] nothing the others did touched what is the owner's", async () => {
  const { bet } = await owner.ok('POST /api/record/bet/detail', { bet_id: world.betId });
  expect(bet.state).toBe('accepted');
  const { chase } = await owner.ok('POST /api/lottery/chase/detail', { chase_id: world.chaseId });
  expect(chase.state).toBe('running');
  const { state } = await owner.ok('POST /api/recharge/detail', { id: world.depositId });
  expect(state).toBe('created');
  // A bet of 0.0020, a chase of 0.0040, a withdrawal of 10.
  expect((await owner.ok('POST /api/user/balance')).balance).toBe('989.9940');
});

// Last, because the owner ends what is his. Without it a wrong id would be `not_found` to everybody and prove nothing.
describe('[V1] [A14] the owner', () => {
  const rows = (Object.keys(accessTable) as EndpointName[]).filter((name) =>
    Object.values(accessTable[name].outcomes).some((outcome) => outcome === 'not_found'),
  );
  const owned = rows.filter((name) => accessTable[name].owner);

  test('each row that answers `not_found` to others names an object of his, or one that nobody has', () => {
    expect(rows.filter((name) => !accessTable[name].owner).sort()).toEqual([
      'exclusionEnd',
      'gameEnter',
      'gameTransfer',
      'googleConfirm',
      'limitsConfirm',
      'walletUnbind',
    ]);
  });

  test.each(owned)('%s finds what is his', async (name) => {
    const { payload, owner: outcome } = accessTable[name];
    expect(outcome).not.toBe('not_found');
    expect(await owner.codeOf(keyOf(name), payload(world) as never)).toBe(outcome);
  });
});
