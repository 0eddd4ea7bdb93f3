import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestBrowser, useApp } from '../../../test/app.ts';

const app = useApp();
const login = (browser: TestBrowser, user_name: string, password = TEST_PASSWORD) =>
  browser.call('POST /api/user/login', { user_name, password });

beforeEach(async () => {
  await app().set('loginCaptcha', '0');
});

test('[R7.4] login returns a token that opens the user state', async () => {
  const { name } = await app().player();
  const browser = app().browser();
  browser.token = await browser.expectOk('POST /api/user/login', {
    user_name: name,
    password: TEST_PASSWORD,
  });
  expect(browser.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await browser.expectOk('GET /api/user/data')).toMatchObject({
    user_name: name,
    language: 'zhCn',
    enable: true,
    balance: '0.0000',
    balance_game: {},
    info: { kind: 'player', currency: 'CNY' },
  });
});

test('the name is case-insensitive, the password is not', async () => {
  const { name } = await app().player();
  expect((await login(app().browser(), name.toUpperCase())).state).toBe('SUCCESS');
  expect(await login(app().browser(), name, TEST_PASSWORD.toUpperCase())).toMatchObject({
    code: 'login_incorrect',
  });
});

test.each([
  [{ user_name: 'ab', password: 'x' }, 'user_name'],
  [{ user_name: 'has space', password: 'x' }, 'user_name'],
  [{ user_name: 'somebody', password: 'x'.repeat(129) }, 'password'],
  [{ user_name: 'somebody' }, 'password'],
])('invalid input %j names the field', async (form, field) => {
  expect(await app().browser().call('POST /api/user/login', form)).toMatchObject({
    code: 'validation_failed',
    data: { field },
  });
});

describe('[A2] nobody can find out which accounts exist', () => {
  test('[V2] unknown name, wrong password, disabled account and operator differ only in request id and time', async () => {
    const { name } = await app().player();
    const disabled = await app().player();
    const { accounts } = app().services.identity;
    await accounts.disable(disabled.name, app().services.http.now());
    await accounts.createOperator('boss_ruth', TEST_PASSWORD, app().services.http.now());
    const answers = [
      await login(app().browser(), 'nobody_here', 'wrong-password-1'),
      await login(app().browser(), name, 'wrong-password-1'),
      await login(app().browser(), disabled.name, 'wrong-password-1'),
      await login(app().browser(), 'boss_ruth'),
    ];
    const texts = answers.map(({ id: _id, now: _now, ...rest }) => JSON.stringify(rest));
    expect(new Set(texts).size).toBe(1);
    expect(answers[0]).toMatchObject({ state: 'FAILED', code: 'login_incorrect' });
  });

  test('[R6.1] a disabled account with the right password gets its data and the logout, nothing else', async () => {
    const { name } = await app().player();
    await app().services.identity.accounts.disable(name, app().services.http.now());
    const browser = app().browser();
    browser.token = await browser.expectOk('POST /api/user/login', {
      user_name: name,
      password: TEST_PASSWORD,
    });
    expect(await browser.expectOk('GET /api/user/data')).toMatchObject({ enable: false });
    expect(await browser.call('POST /api/user/balance')).toMatchObject({
      state: 'NEED_LOGIN',
      code: 'account_blocked',
    });
    expect(await browser.call('POST /api/user/heart', {})).toMatchObject({ state: 'NEED_LOGIN' });
    await browser.expectOk('POST /api/user/logout', {});
    expect(await browser.codeOf('GET /api/user/data')).toBe('please_login');
  });
});

describe('[A3] throttling', () => {
  test('five failures cause a delay that doubles, and a captcha; a success clears them', async () => {
    const { name } = await app().player();
    const browser = app().browser();
    for (let i = 0; i < 5; i++)
      expect(await login(browser, name, 'wrong-password-1')).toMatchObject({ code: 'login_incorrect' });
    expect(await login(browser, name)).toMatchObject({
      code: 'too_many_requests',
      data: { retryAt: expect.any(Number) },
    });
    await app().db.clock.advance(1_001);
    expect(await login(browser, name)).toMatchObject({ code: 'captcha_incorrect' });
    await app().db.clock.advance(900_000);
    expect((await login(browser, name)).state).toBe('SUCCESS');
    expect(await login(browser, name, 'wrong-password-1')).toMatchObject({ code: 'login_incorrect' });
  });

  test('[F15] of 120 concurrent guesses from twelve addresses, five are checked', async () => {
    const { name } = await app().player();
    for (const known of [name, 'never_seen_either']) {
      const guesses = Array.from({ length: 120 }, (_, i) => {
        const form = { user_name: known, password: `wrong-password-${i}` };
        return app()
          .browser()
          .codeOf('POST /api/user/login', form, { address: `198.51.100.${i % 12}` });
      });
      const codes = await Promise.all(guesses);
      expect(codes.filter((code) => code === 'login_incorrect')).toHaveLength(5);
      expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(115);
    }
  });

  test('[F15] a browser that remembers the account also has five guesses, and strangers do not use them up', async () => {
    const player = await app().player();
    for (let i = 0; i < 6; i++) await login(app().browser(), player.name, 'wrong-password-1');
    const guesses = Array.from({ length: 30 }, (_, i) =>
      player.codeOf('POST /api/user/login', { user_name: player.name, password: `wrong-password-${i}` }),
    );
    const codes = await Promise.all(guesses);
    expect(codes.filter((code) => code === 'login_incorrect')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(25);
    // Its remembered login is not a guess.
    await player.expectOk('POST /api/user/login', { user_name: player.name, remembered: true });
  });

  test('a right password is no failure, however many are sent at once', async () => {
    const { name } = await app().player();
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 4 }, () => login(app().browser(), name)));
    expect((await login(app().browser(), name)).state).toBe('SUCCESS');
  });

  test('an unknown name is throttled the same way', async () => {
    for (let i = 0; i < 5; i++) await login(app().browser(), 'never_seen', 'wrong-password-1');
    expect(await login(app().browser(), 'never_seen')).toMatchObject({ code: 'too_many_requests' });
  });

  test('a browser that remembers the account is not locked out by strangers', async () => {
    const player = await app().player();
    for (let i = 0; i < 6; i++) await login(app().browser(), player.name, 'wrong-password-1');
    expect((await login(player, player.name)).state).toBe('SUCCESS');
  });

  test('the success after failures shows them in the login record', async () => {
    const { name, userId } = await app().player();
    await login(app().browser(), name, 'wrong-password-1');
    await login(app().browser(), name, 'wrong-password-2');
    await login(app().browser(), name);
    const rows = await app().db.asOwner<{ result: string; failures: number }>(
      'select result, failures from login_record where user_id = $1 order by id',
      [userId],
    );
    expect(rows).toEqual([
      { result: 'registered', failures: 0 },
      { result: 'password', failures: 0 },
      { result: 'password', failures: 0 },
      { result: 'success', failures: 2 },
    ]);
  });

  test('an address has a limit of attempts per minute', async () => {
    await app().set('loginPerAddressMinute', 2);
    const from = { address: '203.0.113.9' };
    const form = { user_name: 'who_ever', password: 'wrong-password-1' };
    const codes = [];
    for (let i = 0; i < 3; i++) codes.push(await app().browser().codeOf('POST /api/user/login', form, from));
    expect(codes).toEqual(['login_incorrect', 'login_incorrect', 'too_many_requests']);
    expect(await app().browser().codeOf('POST /api/user/login', form, { address: '203.0.113.10' })).toBe(
      'login_incorrect',
    );
    await app().set('loginPerAddressMinute', 100_000);
  });
});

describe('[A13] remembered login', () => {
  test('signs in without a password, from the same browser, and changes its secret each time', async () => {
    const player = await app().player();
    const first = player.cookies.get('__Host-device');
    expect(first).toMatch(/^[\w-]{43}$/);
    player.token = await player.expectOk('POST /api/user/login', {
      user_name: player.name,
      remembered: true,
    });
    const second = player.cookies.get('__Host-device');
    expect(second).not.toBe(first);
  });

  test('[A9] of the native app: the credential is in a header, which the app sends when the player has unlocked it', async () => {
    const { name } = await app().player();
    const phone = app().browser();
    const device = randomBytes(32).toString('base64url');
    const ask = async (form: object, headers: Record<string, string> = {}) => {
      const body = JSON.stringify(sealEnvelope({ user_name: name, ...form }, String(app().db.clock.local())));
      const origin = 'capacitor://localhost';
      const path = '/api/user/login';
      const sent = await phone.send({ method: 'POST', path, body, headers: { origin, device, ...headers } });
      return { code: JSON.parse(sent.text).code, remembered: sent.headers.remembered, sent };
    };
    const first = await ask({ password: TEST_PASSWORD });
    expect(first.remembered).toMatch(/^[\w-]{43}$/);
    expect(first.sent.headers['access-control-expose-headers']).toBe('Remembered');
    expect(first.sent.headers['set-cookie']).toBeUndefined();
    // The secret of the device alone is not enough.
    expect(await ask({ remembered: true })).toMatchObject({ code: 'login_incorrect' });
    const again = await ask({ remembered: true }, { remembered: String(first.remembered) });
    expect(again.remembered).toMatch(/^[\w-]{43}$/);
    expect(again.remembered).not.toBe(first.remembered);
    // Nor is the credential on another device.
    const stolen = { device: randomBytes(32).toString('base64url'), remembered: String(again.remembered) };
    expect(await ask({ remembered: true }, stolen)).toMatchObject({ code: 'login_incorrect' });
    // A sign-in that is not to be remembered drops it, also without sending it.
    expect(await ask({ password: TEST_PASSWORD, remember: false })).toMatchObject({ remembered: '' });
    expect(await ask({ remembered: true }, { remembered: String(again.remembered) })).toMatchObject({
      code: 'login_incorrect',
    });
  });

  test('[F15] fifty concurrent uses of one credential leave one', async () => {
    const player = await app().player();
    const again = { user_name: player.name, remembered: true };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => player.call('POST /api/user/login', again)),
    );
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['SUCCESS']));
    const live = await app().db.asOwner(
      'select from device_credential where user_id = $1 and used_at is null',
      [player.userId],
    );
    expect(live).toHaveLength(1);
    // Whichever answer came last, the browser has the valid credential.
    await player.expectOk('POST /api/user/login', again);
    await app().db.clock.advance(60_000);
    await player.expectOk('POST /api/user/login', again);
  });

  test('a lost answer signs nobody out: the same credential gives the same successor, also days later', async () => {
    const player = await app().player();
    const again = { user_name: player.name, remembered: true };
    const first = player.cookies.get('__Host-device')!;
    await player.expectOk('POST /api/user/login', again);
    const second = player.cookies.get('__Host-device');
    await app().db.clock.advance(3 * 86_400_000);
    player.cookies.set('__Host-device', first);
    await player.expectOk('POST /api/user/login', again);
    expect(player.cookies.get('__Host-device')).toBe(second);
  });

  test('[A7] a credential used again after its successor ends its whole family, and the login record shows it', async () => {
    const player = await app().player();
    const again = { user_name: player.name, remembered: true };
    const first = player.cookies.get('__Host-device')!;
    await player.expectOk('POST /api/user/login', again);
    player.token = await player.expectOk('POST /api/user/login', again);
    const newest = player.cookies.get('__Host-device')!;
    // Other tabs and concurrent requests still have the first credential.
    player.cookies.set('__Host-device', first);
    await player.expectOk('POST /api/user/login', again);
    expect(player.cookies.get('__Host-device')).toBe(newest);

    await app().db.clock.advance(31_000);
    const uses = Array.from({ length: 10 }, () => {
      player.cookies.set('__Host-device', first);
      return player.codeOf('POST /api/user/login', again);
    });
    expect(new Set(await Promise.all(uses)).has('login_incorrect')).toBe(true);
    player.cookies.set('__Host-device', newest);
    expect(await player.codeOf('GET /api/user/data')).toBe('please_login');
    await app().db.clock.advance(900_000);
    expect(await player.codeOf('POST /api/user/login', again)).toBe('login_incorrect');
    const told = await app().db.asOwner(
      `select from login_record where user_id = $1 and result = 'token_reuse'`,
      [player.userId],
    );
    expect(told).toHaveLength(1);
  });

  test('a replaced credential in another browser ends nothing', async () => {
    const player = await app().player();
    const again = { user_name: player.name, remembered: true };
    const thief = app().browser();
    await thief.call('POST /common/setting');
    thief.cookies.set('__Host-device', player.cookies.get('__Host-device')!);
    for (let i = 0; i < 2; i++) player.token = await player.expectOk('POST /api/user/login', again);
    await app().db.clock.advance(60_000);
    expect(await thief.codeOf('POST /api/user/login', again)).toBe('login_incorrect');
    await player.expectOk('GET /api/user/data');
    await player.expectOk('POST /api/user/login', again);
  });

  test('a stolen credential is useless in another browser', async () => {
    const player = await app().player();
    const thief = app().browser();
    await thief.call('POST /common/setting');
    thief.cookies.set('__Host-device', player.cookies.get('__Host-device')!);
    expect(await thief.codeOf('POST /api/user/login', { user_name: player.name, remembered: true })).toBe(
      'login_incorrect',
    );
  });

  test('it only opens its own account', async () => {
    const [one, other] = [await app().player(), await app().player()];
    expect(await one.codeOf('POST /api/user/login', { user_name: other.name, remembered: true })).toBe(
      'login_incorrect',
    );
  });

  test('does not exist if not requested, or after a logout that forgets it', async () => {
    const player = await app().player();
    await player.expectOk('POST /api/user/logout', { forget: true });
    expect(player.cookies.has('__Host-device')).toBe(false);
    await player.expectOk('POST /api/user/login', {
      user_name: player.name,
      password: TEST_PASSWORD,
      remember: false,
    });
    expect(player.cookies.has('__Host-device')).toBe(false);
  });

  test('it ends after 30 days', async () => {
    const player = await app().player();
    await app().db.clock.advance(30 * 86_400_000 + 1);
    expect(await player.codeOf('POST /api/user/login', { user_name: player.name, remembered: true })).toBe(
      'login_incorrect',
    );
  });
});

test('[A8] the sixth session ends the least recently used one', async () => {
  const player = await app().player();
  const browsers = [];
  for (let i = 0; i < 5; i++) {
    await app().db.clock.advance(1_000);
    const browser = app().browser();
    browser.token = await browser.expectOk('POST /api/user/login', {
      user_name: player.name,
      password: TEST_PASSWORD,
    });
    browsers.push(browser);
  }
  expect(await player.codeOf('GET /api/user/data')).toBe('please_login');
  for (const browser of browsers) expect((await browser.call('GET /api/user/data')).state).toBe('SUCCESS');
});

test('[A1] an outdated hash is replaced at the next login', async () => {
  const { name, userId } = await app().player();
  const weak = await hash(TEST_PASSWORD, { memoryCost: 8192, timeCost: 1 });
  await app().db.asOwner('update user_account set password_hash = $2 where id = $1', [userId, weak]);
  expect((await login(app().browser(), name)).state).toBe('SUCCESS');
  const rows = await app().db.asOwner<{ password_hash: string }>(
    'select password_hash from user_account where id = $1',
    [userId],
  );
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('[A6] no token is stored in plain text', async () => {
  const { token } = await app().player();
  const rows = await app().db.asOwner<{ token_hash: Buffer }>('select token_hash from session_token');
  expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
  expect(rows.some(({ token_hash }) => token_hash.equals(Buffer.from(token, 'base64url')))).toBe(false);
});

test('[E9] nobody can sign in to a closed platform', async () => {
  const { name } = await app().player();
  const now = new Date(app().services.http.now());
  const hour = (offset: number) => String((now.getUTCHours() + 8 + offset + 24) % 24).padStart(2, '0');
  await app().set('platOpenDuration', `${hour(2)}:00-${hour(3)}:00`);
  await app().set('closeReason', 'stocktaking');
  const answer = await login(app().browser(), name);
  expect(answer).toMatchObject({ state: 'FAILED', code: 'platform_closed', data: { reason: 'stocktaking' } });
  const { opensAt } = (answer as unknown as { data: { opensAt: number } }).data;
  expect(new Date(opensAt).getUTCHours()).toBe((now.getUTCHours() + 2) % 24);
  await app().set('platOpenDuration', '00:00-23:59');
});
