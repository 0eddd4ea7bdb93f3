import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, useApp } from '../../test/app.ts';
import { runOps } from '../../test/ops.ts';
import { easeTime, FUND_PASSWORD, freshRid, payee } from '../../test/withdrawals.ts';
import { ActionRefused } from '../contract/index.ts';
import { clearWithdrawals } from '../modules/cashier/index.ts';
import { audit } from '../modules/ledger/index.ts';
import { SettingRefused } from '../modules/settings/index.ts';

const app = useApp();
const run = (...args: string[]) => runOps(app(), ...args);

describe('settings', () => {
  test('are shown one at a time or all together', async () => {
    expect(await run('settings', 'get', 'loginCaptcha')).toBe('loginCaptcha = "0"');
    expect((await run('settings', 'get')).split('\n').length).toBeGreaterThan(30);
  });

  test.each([
    ['loginCaptcha', '1', '"1"'],
    ['trialPerDay', '7', '7'],
    ['callBet', '{"burst":3,"perMinute":9}', '{"burst":3,"perMinute":9}'],
    ['closeReason', 'moving house', '"moving house"'],
    ['contactEmail', 'help@site.example', '"help@site.example"'],
    ['platOpenDuration', '8:00-20:00', '"08:00-20:00"'],
  ])('%s takes %s', async (key, text, shown) => {
    expect(await run('settings', 'set', key, ...text.split(' '))).toBe(`${key} = ${shown}`);
  });

  test('a value of the wrong kind and an unknown key are refused', async () => {
    await expect(run('settings', 'set', 'trialPerDay', 'many')).rejects.toThrow(SettingRefused);
    await expect(run('settings', 'set', 'drawResult', '1')).rejects.toThrow(ActionRefused);
    await expect(run('settings', 'set', 'trialPerDay')).rejects.toThrow(ActionRefused);
  });
});

describe('accounts', () => {
  test('[A11] are disabled with their sessions, and enabled again', async () => {
    await app().set('platOpenDuration', '00:00-23:59');
    await app().set('loginCaptcha', '0');
    const player = await app().player();
    expect(await run('user', 'disable', player.name)).toContain('is disabled');
    expect(await player.codeOf('GET /api/user/data')).toBe('account_blocked');
    expect(await run('user', 'enable', player.name)).toContain('may play again');
    const login = { user_name: player.name, password: TEST_PASSWORD };
    player.token = await player.expectOk('POST /api/user/login', login);
    expect((await player.call('POST /api/user/balance')).state).toBe('SUCCESS');
  });

  test('[R6.2] an operator is added once', async () => {
    expect(await run('user', 'create-operator', 'boss_ruth')).toContain(TEST_PASSWORD);
    await expect(run('user', 'create-operator', 'Boss_Ruth')).rejects.toThrow('is taken');
    await expect(run('user', 'create-operator', 'x')).rejects.toThrow(ActionRefused);
  });

  test('[A11] [A12] a lost password is replaced: earlier sessions end, and withdrawals are locked', async () => {
    const player = await app().player();
    await run('user', 'create-operator', 'help_ruth');
    const before = player.token;
    expect(await run('user', 'new-password', player.name, '--by', 'help_ruth')).toContain(TEST_PASSWORD);
    expect(await player.codeOf('GET /api/user/data')).toBe('please_login');
    player.token = await player.expectOk('POST /api/user/login', {
      user_name: player.name,
      password: TEST_PASSWORD,
    });
    expect(player.token).not.toBe(before);
    expect((await player.expectOk('POST /api/user/security')).withdraw_locked_until).toBeGreaterThan(0);
    await expect(run('user', 'new-password', 'help_ruth', '--by', 'help_ruth')).rejects.toThrow('no account');
    await expect(run('user', 'new-password', player.name, '--by', player.name)).rejects.toThrow('is wrong');
  });

  test('an unknown name is refused', async () => {
    await expect(run('user', 'disable', 'nobody_here')).rejects.toThrow('There is no account nobody_here');
  });
});

describe('lotteries and official results', () => {
  test('a lottery is taken off sale and put back', async () => {
    expect(await run('lottery', 'disable', 'kl8-cn')).toContain('off sale');
    expect(await run('lottery', 'enable', 'kl8-cn')).toBe('kl8-cn is on sale.');
    await expect(run('lottery', 'enable', 'nothing')).rejects.toThrow('no lottery');
    expect(await run('lottery', 'suspend', 'kl8-cn')).toBe('kl8-cn takes no bets for now.');
    expect(await run('lottery', 'resume', 'kl8-cn')).toBe('kl8-cn takes bets again.');
    await expect(run('lottery', 'suspend', 'nothing')).rejects.toThrow('no lottery');
  });

  test('[D6] an entry needs an operator, an official draw that is over, and possible numbers', async () => {
    await run('user', 'create-operator', 'boss_one');
    const id = await app().db.ids.next();
    await app().db.asOwner(
      `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, descriptor, pending_at)
       values ($1, 'ssq-cn', '2026001', 'sealed', app_now() - interval '2 h', app_now() - interval '1 h',
         app_now() - interval '1 min', '{"source": "feed"}', app_now())`,
      [id],
    );
    expect(await run('result', 'waiting')).toContain('ssq-cn 2026001, held ');
    const enter = (...rest: string[]) => run('result', 'enter', 'ssq-cn', ...rest);
    await expect(enter('2026001', '1,2,3,4,5,6+7', 'nobody_here')).rejects.toThrow('password is wrong');
    const player = await app().player();
    await expect(enter('2026001', '1,2,3,4,5,6+7', player.name)).rejects.toThrow('password is wrong');
    await expect(enter('2026001', '1,2,3,4,5,6', 'boss_one')).rejects.toThrow('no numbers of ssq');
    await expect(enter('2026999', '1,2,3,4,5,6+7', 'boss_one')).rejects.toThrow('has no draw');
    await expect(run('result', 'correct', 'ssq-cn', '2026001', '1,2,3,4,5,6+7', 'boss_one')).rejects.toThrow(
      'only a settled one',
    );
    expect(await enter('2026001', '6,5,4,3,2,1+7', 'boss_one')).toContain('a second operator');
    const entries = await app().db.asOwner(
      `select entry as result from approval where subject = 'draw:' || $1`,
      [id],
    );
    expect(entries).toEqual([{ result: { main: [1, 2, 3, 4, 5, 6], extra: [7] } }]);
  });

  test('[D6] nobody can enter the result of one of our own draws', async () => {
    const id = await app().db.ids.next();
    await app().db.asOwner(
      `insert into draw (id, lottery_id, issue, state, open_at, close_at, draw_at, descriptor)
       values ($1, 'ssc-1m', '20260101-0001', 'sealed', app_now() - interval '2 h', app_now() - interval '1 h',
         app_now() - interval '1 min', '{"source": "verifiable"}')`,
      [id],
    );
    for (const command of [
      ['enter', 'ssc-1m', '20260101-0001', '1,2,3,4,5', 'boss_one'],
      ['void', 'ssc-1m', '20260101-0001', 'boss_one'],
    ]) {
      await expect(run('result', ...command)).rejects.toThrow('made by the protocol');
    }
  });
});

test.each([[[]], [['settings']], [['draw', 'set-result', '1']], [['user', 'disable']]])(
  '%j is answered with the list of commands',
  async (args) => {
    await expect(run(...args)).rejects.toThrow(/Usage|There is no/);
  },
);

test('[L11] [P4] withdrawals are listed, approved by two operators, rejected with a reason, and marked', async () => {
  await easeTime(app());
  const player = await payee(app(), '20000');
  const ask = (amount: string) =>
    player.expectOk('POST /api/withdraw/create', {
      rid: freshRid(),
      amount,
      target: { kind: 'bank', id: player.cardId },
      fund_password: FUND_PASSWORD,
    });
  expect(await run('withdraw', 'list')).toBe('No withdrawal is open.');
  const [one, other] = [await ask('5000'), await ask('6000')];
  await app().db.asOwner(`update withdrawal set state = 'reviewing'`);
  expect(await run('withdraw', 'list')).toContain(`${one.id} reviewing 5000.0000 CNY of ${player.name}`);
  for (const name of ['teller_a', 'teller_b']) await run('user', 'create-operator', name);
  expect(await run('withdraw', 'approve', String(one.id), '--by', 'teller_a')).toContain('second operator');
  await expect(run('withdraw', 'approve', String(one.id), '--by', 'teller_a')).rejects.toThrow('before');
  expect(await run('withdraw', 'list')).toContain('approve by teller_a');
  expect(await run('withdraw', 'approve', String(one.id), '--by', 'teller_b')).toContain('is approved');
  await expect(run('withdraw', 'reject', String(other.id), '--by', 'teller_a')).rejects.toThrow('Usage');
  expect(
    await run('withdraw', 'reject', String(other.id), '--by', 'teller_a', '--reason', 'no papers'),
  ).toContain('is rejected');
  const back = await player.expectOk('POST /api/withdraw/detail', { id: other.id });
  expect([back.state, back.reason]).toEqual(['rejected', 'no papers']);
  const mark = (by: string) =>
    run('withdraw', 'mark', String(one.id), 'failed', '--by', by, '--reason', 'came back');
  await expect(mark('teller_a')).rejects.toThrow('is approved');
  // A withdrawal is sent only after an audit has covered it.
  await audit(app().db.auditStore, [], false, clearWithdrawals);
  await app().db.asOwner(`update withdrawal set state = 'sending' where id = $1`, [one.id]);
  expect(await mark('teller_a')).toContain('second operator');
  expect(await mark('teller_b')).toContain('is failed');
  expect((await player.expectOk('POST /api/withdraw/quote')).balance).toBe('20000.0000');
  await expect(run('withdraw', 'approve', '1', '--by', 'nobody')).rejects.toThrow(ActionRefused);
});

describe('deposits', () => {
  test('a rate is set for a currency that has one, and players see the new rate', async () => {
    expect(await run('rate', 'set', 'USDT', '7.25')).toContain('One USDT is 7.2500 now');
    const list = await app().browser().expectOk('POST /api/money/currency');
    expect(list.find(({ id }) => id === 'USDT')?.rate).toMatchObject({ value: '7.2500' });
    for (const words of [
      ['CNY', '1'],
      ['USDT', '-1'],
      ['USDT', '7.25001'],
      ['usdt', '7'],
    ])
      await expect(run('rate', 'set', ...words)).rejects.toThrow(ActionRefused);
  });

  test('with no payment under review the list is empty and nothing can be marked as returned; an unknown channel is refused', async () => {
    expect(await run('deposit', 'review')).toBe('No payment is under review.');
    await expect(run('deposit', 'returned', 'chain', 'trc20/x', '--by', 'boss_one')).rejects.toThrow(
      ActionRefused,
    );
    await expect(run('deposit', 'close', 'cheque')).rejects.toThrow(ActionRefused);
  });
});
