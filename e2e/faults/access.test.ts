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
  // No identity provider runs beside this platform.
  platform = await startPlatform(undefined, { parties: ['payments'], lotteries: [LOTTERY] });
  await inside(platform, withoutPayoutLimits);
  owner = await payee(platform, '1000.0000');
  const [other, disabled, excluded] = [
    await register(platform.pc),
    await register(platform.pc),
    await register(platform.pc),
  ];
  await inside(platform, async ({ fund, set }) => {
    // Every caller signs in as the owner once, which must not end the owner's own session.
    await set('sessionsMax', 100);
    // All callers come from one address.
    await set('loginPerAddressMinute', 1_000);
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
  // Withdrawals of a new account are locked for a day.
  await inside(platform, ({ store }) =>
    store.query('update user_account set withdraw_locked_until = null where id = $1', [owner.userId]),
  );
  const withdrawal = await owner.ok('POST /api/withdraw/create', provenWithdrawalOf(owner, 10));
  const bonus = await inside(platform, ({ store }) =>
    store.query<{ grant_id: bigint }>(
      `select grant_id from give_earned('test', 'bonus_slice', null, null, array[$1::bigint], array['test'], array[100], array[null]::jsonb[],
         array[1000], 'lottery', app_now() + interval '1 day')`,
      [owner.userId],
    ),
  );
  const asked = await owner.ok('POST /api/service/send', {
    client_id: freshRid(),
    text: 'hello',
    language: 'enUs',
  });
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
    rewardId: Number(bonus.rows[0]!.grant_id),
    caseId: asked.case.id,
    request,
  };
});
afterAll(() => platform?.stop());

const keyOf = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}` as CallKey;

test('[V1] every declared call has a row, and the row agrees with its declared access', () => {
  const declared = Object.fromEntries(Object.entries(endpoints).map(([name, { access }]) => [name, access]));
  const said = Object.fromEntries(
    Object.entries(accessTable).map(([name, { outcomes }]) => {
      if (outcomes.anonymous !== 'please_login') return [name, 'public'];
      return [name, outcomes.disabled === 'ok' ? 'restricted' : 'session'];
    }),
  );
  expect(said).toEqual(declared);
});

// A sealed envelope proves nothing about the caller, because anybody can make one (T1).
describe.each(callers)('[V1] [A14] [T1] %s', (caller) => {
  test.each(Object.keys(accessTable) as EndpointName[])('%s answers as declared', async (name) => {
    const { payload, outcomes } = accessTable[name];
    expect(await clients[caller].codeOf(keyOf(name), payload(world) as never)).toBe(
      outcomes[caller] ?? outcomes.other,
    );
  });
});

test("[V1] the calls of the others changed nothing of the owner's", async () => {
  const { bet } = await owner.ok('POST /api/record/bet/detail', { bet_id: world.betId });
  expect(bet.state).toBe('accepted');
  const { chase } = await owner.ok('POST /api/lottery/chase/detail', { chase_id: world.chaseId });
  expect(chase.state).toBe('running');
  const { state } = await owner.ok('POST /api/recharge/detail', { id: world.depositId });
  expect(state).toBe('created');
  const { summary } = await owner.ok('POST /api/record/activity', { state: 'active' });
  expect(summary.count).toBe(1);
  // A bet of 0.0020, a chase of 0.0040, a withdrawal of 10.
  expect((await owner.ok('POST /api/user/balance')).balance).toBe('989.9940');
});

// This runs last, because the owner's calls end their objects. Without it a wrong id would be `not_found` for everybody and
// prove nothing.
describe('[V1] [A14] the owner', () => {
  const rows = (Object.keys(accessTable) as EndpointName[]).filter((name) =>
    Object.values(accessTable[name].outcomes).some((outcome) => outcome === 'not_found'),
  );
  const owned = rows.filter((name) => accessTable[name].owner);

  test('each row that answers `not_found` to others names an object of the owner, or one that does not exist', () => {
    expect(rows.filter((name) => !accessTable[name].owner).sort()).toEqual([
      'activityClaim',
      'activityDetail',
      'activityJoin',
      'activityLeave',
      'activityProof',
      'activitySpin',
      'chatAppeal',
      'chatBlock',
      'chatCopyBet',
      'chatReport',
      'chatTeamMute',
      'chatTeamRemove',
      'contactRemove',
      'exclusionEnd',
      'fairnessVerified',
      'gameEnter',
      'gameTransfer',
      'googleConfirm',
      'limitsConfirm',
      'noticeDetail',
      'teamLinkDisable',
      'teamLinkMembers',
      'userInboxRead',
      'userNoticeDetail',
      'userNoticeSeen',
      'userPushTest',
      'userWaterbackBets',
      'userWelfarePacket',
      'walletUnbind',
    ]);
  });

  test.each(owned)('%s finds the object of the owner', async (name) => {
    const { payload, owner: outcome } = accessTable[name];
    expect(outcome).not.toBe('not_found');
    expect(await owner.codeOf(keyOf(name), payload(world) as never)).toBe(outcome);
  });
});
