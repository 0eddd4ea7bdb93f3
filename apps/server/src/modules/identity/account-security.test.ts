import type { CallKey, CallPayload } from '@tessera/protocol/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestBrowser, useApp } from '../../../test/app.ts';
import { addAuthenticator, keyBytes, codeOf as shownCode } from '../../../test/authenticator.ts';
import { STEP_MS } from './totp.ts';

const app = useApp();
const NEW_PASSWORD = 'amber-quarry-lantern-7';
const FUND_PASSWORD = 'velvet-orchard-money-3';

beforeEach(async () => {
  await app().set('loginCaptcha', '0');
});

const now = () => app().services.http.now();
const advance = (ms: number) => app().db.clock.advance(ms);
const codeOf = (key: Buffer, steps = 0) => shownCode(app(), key, steps);
const wrongCode = (key: Buffer) => {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(key, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code))!;
};
const login = (name: string, more: object = {}, browser = app().browser()) =>
  browser.call('POST /api/user/login', { user_name: name, password: TEST_PASSWORD, ...more });
const setFund = (player: TestBrowser) =>
  player.expectOk('POST /api/user/fund-password', { password: TEST_PASSWORD, fund_password: FUND_PASSWORD });

/** A player with an authenticator. */
async function withGoogle() {
  const player = await app().player();
  return { player, ...(await addAuthenticator(app(), player)) };
}

const calls: readonly [CallKey, object][] = [
  ['POST /api/user/security', {}],
  ['POST /api/user/step-up', { fund_password: 'x' }],
  ['POST /api/user/google/begin', { password: 'x' }],
  ['POST /api/user/google/confirm', { code: '123456' }],
  ['POST /api/user/google/remove', {}],
  ['POST /api/user/password/modify', { password_old: 'x', password_new: NEW_PASSWORD }],
  ['POST /api/user/fund-password', { password: 'x', fund_password: FUND_PASSWORD }],
];

test.each(calls)('%s needs a session and refuses trial accounts', async (key, payload) => {
  const sent = payload as CallPayload<typeof key>;
  expect(await app().browser().codeOf(key, sent)).toBe('please_login');
  const trial = app().browser();
  trial.token = await trial.expectOk('POST /api/user/try');
  expect(await trial.codeOf(key, sent)).toBe('trial_not_allowed');
});

test.each([
  ['POST /api/user/step-up', {}, 'fund_password'],
  ['POST /api/user/step-up', { google_code: '12345' }, 'google_code'],
  ['POST /api/user/google/begin', {}, 'password'],
  ['POST /api/user/google/confirm', { code: 'abcdef' }, 'code'],
  ['POST /api/user/password/modify', { password_old: TEST_PASSWORD, password_new: 'short' }, 'password_new'],
  [
    'POST /api/user/password/modify',
    { password_old: NEW_PASSWORD, password_new: NEW_PASSWORD },
    'password_new',
  ],
  ['POST /api/user/fund-password', { password: TEST_PASSWORD, fund_password: 'short' }, 'fund_password'],
  ['POST /api/user/fund-password', { password: NEW_PASSWORD, fund_password: NEW_PASSWORD }, 'fund_password'],
] as const)('%s with %j names the field', async (key, payload, field) => {
  const player = await app().player();
  expect(await player.call(key, payload as CallPayload<typeof key>)).toMatchObject({
    code: 'validation_failed',
    data: { field },
  });
});

describe('[A5] the authenticator', () => {
  test('[R6.1] [R8.2] login asks for its code after a right password only', async () => {
    const { player, key } = await withGoogle();
    expect(await login(player.name, { password: 'wrong-password-1' })).toMatchObject({
      code: 'login_incorrect',
    });
    expect(
      await login(player.name, { password: 'wrong-password-1', google_code: codeOf(key) }),
    ).toMatchObject({
      code: 'login_incorrect',
    });
    expect(await login(player.name)).toMatchObject({ state: 'FAILED', code: 'google_auth_incorrect' });
    expect(await login(player.name, { google_code: wrongCode(key) })).toMatchObject({
      code: 'google_auth_incorrect',
    });
    expect((await login(player.name, { google_code: codeOf(key) })).state).toBe('SUCCESS');
  });

  test('[V2] [A2] with a wrong password the account looks like an unknown one, with a code or without', async () => {
    const { player, key } = await withGoogle();
    const wrong = { password: 'wrong-password-1' };
    const answers = [
      await login('nobody_at_all', wrong),
      await login(player.name, wrong),
      await login(player.name, { ...wrong, google_code: codeOf(key) }),
    ];
    const texts = answers.map(({ id: _id, now: _now, ...rest }) => JSON.stringify(rest));
    expect(new Set(texts).size).toBe(1);
  });

  test('a remembered login also needs the code', async () => {
    const { player, key } = await withGoogle();
    const form = { user_name: player.name, remembered: true };
    expect(await player.codeOf('POST /api/user/login', form)).toBe('google_auth_incorrect');
    await player.expectOk('POST /api/user/login', { ...form, google_code: codeOf(key) });
  });

  test('a code is valid one step early and late, and each step once', async () => {
    const { player, key } = await withGoogle();
    // Moves to the beginning of a step, so that no step ends between a code and its use.
    await advance(4 * STEP_MS - (now() % STEP_MS));
    expect(await login(player.name, { google_code: codeOf(key, -2) })).toMatchObject({
      code: 'google_auth_incorrect',
    });
    expect((await login(player.name, { google_code: codeOf(key, -1) })).state).toBe('SUCCESS');
    expect(await login(player.name, { google_code: codeOf(key, -1) })).toMatchObject({
      code: 'google_auth_incorrect',
    });
    expect((await login(player.name, { google_code: codeOf(key, 1) })).state).toBe('SUCCESS');
    expect(await login(player.name, { google_code: codeOf(key) })).toMatchObject({
      code: 'google_auth_incorrect',
    });
  });

  test('[F15] the same code used concurrently signs in once', async () => {
    const { player, key } = await withGoogle();
    const google_code = codeOf(key);
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(player.name, { google_code })));
    expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
  });

  test('five wrong codes block it for 15 minutes, for a right code too', async () => {
    const { player, key } = await withGoogle();
    for (let i = 0; i < 5; i++) {
      expect(await player.codeOf('POST /api/user/step-up', { google_code: wrongCode(key) })).toBe(
        'google_auth_incorrect',
      );
    }
    expect(await player.call('POST /api/user/step-up', { google_code: codeOf(key) })).toMatchObject({
      code: 'too_many_requests',
      data: { retryAt: expect.any(Number) },
    });
    expect(await login(player.name, { google_code: codeOf(key) })).toMatchObject({
      code: 'too_many_requests',
    });
    await advance(15 * 60_000);
    expect((await login(player.name, { google_code: codeOf(key) })).state).toBe('SUCCESS');
  });

  test('the key is encrypted at rest, and recovery codes are hashed', async () => {
    const { player, key, recovery } = await withGoogle();
    const [row] = await app().db.asOwner<{ text: string }>(
      `select encode(a.secret, 'hex') || string_agg(encode(c.code_hash, 'hex'), ',') as text
       from authenticator a join recovery_code c using (user_id) where user_id = $1 group by a.secret`,
      [player.userId],
    );
    expect(row?.text).not.toContain(key.toString('hex'));
    for (const code of recovery) expect(row?.text).not.toContain(Buffer.from(code).toString('hex'));
  });

  test('ten recovery codes sign in once each, in either spelling', async () => {
    const { player, recovery } = await withGoogle();
    expect(new Set(recovery).size).toBe(10);
    const [first, second] = recovery as [string, string];
    expect((await login(player.name, { google_code: first })).state).toBe('SUCCESS');
    expect(await login(player.name, { google_code: first })).toMatchObject({ code: 'google_auth_incorrect' });
    expect((await login(player.name, { google_code: second.replace('-', '').toUpperCase() })).state).toBe(
      'SUCCESS',
    );
    expect(await player.expectOk('POST /api/user/security')).toMatchObject({
      google: true,
      recovery_left: 8,
    });
  });

  test("another player's codes are refused", async () => {
    const one = await withGoogle();
    const other = await withGoogle();
    expect(await login(one.player.name, { google_code: codeOf(other.key) })).toMatchObject({
      code: 'google_auth_incorrect',
    });
    expect(await login(one.player.name, { google_code: other.recovery[0]! })).toMatchObject({
      code: 'google_auth_incorrect',
    });
  });

  test('becomes active only after a right code, within ten minutes', async () => {
    const player = await app().player();
    expect(await player.codeOf('POST /api/user/google/confirm', { code: '123456' })).toBe('not_found');
    const { key: text, uri } = await player.expectOk('POST /api/user/google/begin', {
      password: TEST_PASSWORD,
    });
    expect(uri).toContain(`secret=${text}`);
    const key = keyBytes(text);
    expect(await player.codeOf('POST /api/user/google/confirm', { code: wrongCode(key) })).toBe(
      'google_auth_incorrect',
    );
    expect((await login(player.name)).state).toBe('SUCCESS');
    await advance(600_000);
    expect(await player.codeOf('POST /api/user/google/confirm', { code: codeOf(key) })).toBe('not_found');
  });

  test('is removed after a step-up, together with its recovery codes', async () => {
    const { player, key } = await withGoogle();
    expect(await player.codeOf('POST /api/user/google/remove')).toBe('step_up_required');
    await player.expectOk('POST /api/user/step-up', { google_code: codeOf(key) });
    await player.expectOk('POST /api/user/google/remove');
    await player.expectOk('POST /api/user/google/remove');
    expect(await player.expectOk('POST /api/user/security')).toMatchObject({
      google: false,
      recovery_left: 0,
    });
    expect((await login(player.name)).state).toBe('SUCCESS');
  });
});

describe('[A11] the password', () => {
  test('a change ends the other sessions and remembered logins; this one continues', async () => {
    const player = await app().player();
    const other = app().browser();
    other.token = await other.expectOk('POST /api/user/login', {
      user_name: player.name,
      password: TEST_PASSWORD,
    });
    const change = { password_old: TEST_PASSWORD, password_new: NEW_PASSWORD };
    const { token } = await player.expectOk('POST /api/user/password/modify', change);
    expect(token).not.toBe(player.token);
    player.token = token;
    await player.expectOk('GET /api/user/data');
    expect(await other.codeOf('GET /api/user/data')).toBe('please_login');
    expect(await other.codeOf('POST /api/user/login', { user_name: player.name, remembered: true })).toBe(
      'login_incorrect',
    );
    await player.expectOk('POST /api/user/login', { user_name: player.name, remembered: true });
    expect(await login(player.name)).toMatchObject({ code: 'login_incorrect' });
    expect((await login(player.name, { password: NEW_PASSWORD })).state).toBe('SUCCESS');
  });

  test('a change whose answer was lost can be sent again', async () => {
    const player = await app().player();
    const change = { password_old: TEST_PASSWORD, password_new: NEW_PASSWORD };
    await player.expectOk('POST /api/user/password/modify', change);
    player.token = (await player.expectOk('POST /api/user/password/modify', change)).token;
    const { items } = await player.expectOk('POST /api/user/login/record', {});
    expect(items.filter(({ result }) => result === 'password_changed')).toHaveLength(1);
  });

  test('[A1] a common one is refused, a wrong current one too, and five of those block it', async () => {
    const player = await app().player();
    const change = (password_old: string, password_new: string) =>
      player.codeOf('POST /api/user/password/modify', { password_old, password_new });
    expect(await change(TEST_PASSWORD, 'password1')).toBe('password_too_common');
    for (let i = 0; i < 5; i++)
      expect(await change('not-my-password', NEW_PASSWORD)).toBe('password_incorrect');
    expect(await change(TEST_PASSWORD, NEW_PASSWORD)).toBe('too_many_requests');
  });
});

describe('[A12] step-up', () => {
  test('by fund password, for five minutes, in this session only', async () => {
    const player = await app().player();
    await setFund(player);
    const change = { password: TEST_PASSWORD, fund_password: 'another-orchard-money-4' };
    expect(await player.call('POST /api/user/fund-password', change)).toMatchObject({
      code: 'step_up_required',
      data: { google: false, fund_password: true },
    });
    const other = app().browser();
    other.token = await other.expectOk('POST /api/user/login', {
      user_name: player.name,
      password: TEST_PASSWORD,
    });
    expect(await player.codeOf('POST /api/user/step-up', { fund_password: 'wrong' })).toBe(
      'fund_password_incorrect',
    );
    await player.expectOk('POST /api/user/step-up', { fund_password: FUND_PASSWORD });
    expect(await other.codeOf('POST /api/user/fund-password', change)).toBe('step_up_required');
    await advance(299_000);
    expect((await player.expectOk('POST /api/user/security')).step_up_until).not.toBeNull();
    await advance(2_000);
    expect(await player.codeOf('POST /api/user/fund-password', change)).toBe('step_up_required');
    await player.expectOk('POST /api/user/step-up', { fund_password: FUND_PASSWORD });
    await player.expectOk('POST /api/user/fund-password', change);
    expect(await player.codeOf('POST /api/user/step-up', { fund_password: FUND_PASSWORD })).toBe(
      'fund_password_incorrect',
    );
  });

  test('password, authenticator and fund password all require it once there is a factor', async () => {
    const player = await app().player();
    await setFund(player);
    expect(
      await player.codeOf('POST /api/user/password/modify', {
        password_old: TEST_PASSWORD,
        password_new: NEW_PASSWORD,
      }),
    ).toBe('step_up_required');
    expect(await player.codeOf('POST /api/user/google/begin', { password: TEST_PASSWORD })).toBe(
      'step_up_required',
    );
  });

  test('five wrong fund passwords block it for 15 minutes; without a fund password none is right', async () => {
    const player = await app().player();
    for (let i = 0; i < 5; i++) {
      expect(await player.codeOf('POST /api/user/step-up', { fund_password: FUND_PASSWORD })).toBe(
        'fund_password_incorrect',
      );
    }
    expect(await player.codeOf('POST /api/user/step-up', { fund_password: FUND_PASSWORD })).toBe(
      'too_many_requests',
    );
  });

  test('a changed factor locks withdrawals for a day and is in the login record', async () => {
    const { player } = await withGoogle();
    const { withdraw_locked_until } = await player.expectOk('POST /api/user/security');
    expect(withdraw_locked_until).toBeGreaterThan(now() + 86_000_000);
    const { items } = await player.expectOk('POST /api/user/login/record', {});
    expect(items[0]).toMatchObject({ result: 'google_on', current: true });
  });
});
