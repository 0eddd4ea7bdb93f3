import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, useApp } from '../../test/app.ts';
import { SettingRefused } from '../modules/settings/index.ts';
import { OpsRefused, runCommand } from './commands.ts';

const app = useApp();
const run = (...args: string[]) =>
  runCommand(args, {
    settings: app().core.settings.settings,
    accounts: app().core.identity.accounts,
    by: 'ops ruth',
    now: app().core.http.now(),
    newPassword: () => TEST_PASSWORD,
  });

describe('settings', () => {
  test('are shown one by one or all', async () => {
    expect(await run('settings', 'get', 'loginCaptcha')).toBe('loginCaptcha = "0"');
    expect((await run('settings', 'get')).split('\n').length).toBeGreaterThan(30);
  });

  test.each([
    ['loginCaptcha', '1', '"1"'],
    ['trialPerDay', '7', '7'],
    ['callBet', '{"burst":3,"perMinute":9}', '{"burst":3,"perMinute":9}'],
    ['closeReason', 'moving house', '"moving house"'],
    ['platOpenDuration', '8:00-20:00', '"08:00-20:00"'],
  ])('%s takes %s', async (key, text, shown) => {
    expect(await run('settings', 'set', key, ...text.split(' '))).toBe(`${key} = ${shown}`);
  });

  test('a value of the wrong kind and an unknown key are refused', async () => {
    await expect(run('settings', 'set', 'trialPerDay', 'many')).rejects.toThrow(SettingRefused);
    await expect(run('settings', 'set', 'drawResult', '1')).rejects.toThrow(OpsRefused);
    await expect(run('settings', 'set', 'trialPerDay')).rejects.toThrow(OpsRefused);
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

  test('an operator is added once', async () => {
    expect(await run('user', 'create-operator', 'boss_ruth')).toContain(TEST_PASSWORD);
    await expect(run('user', 'create-operator', 'Boss_Ruth')).rejects.toThrow('is taken');
    await expect(run('user', 'create-operator', 'x')).rejects.toThrow(OpsRefused);
  });

  test('an unknown name is said to be one', async () => {
    await expect(run('user', 'disable', 'nobody_here')).rejects.toThrow('There is no account nobody_here');
  });
});

test.each([[[]], [['settings']], [['draw', 'set-result', '1']], [['user', 'disable']]])(
  '%j shows what there is',
  async (args) => {
    await expect(run(...args)).rejects.toThrow(/Usage|There is no/);
  },
);
