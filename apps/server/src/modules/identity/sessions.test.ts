import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestBrowser, useApp } from '../../../test/app.ts';

const app = useApp();
const MINUTE = 60_000;
const advance = (ms: number) => app().db.clock.advance(ms);
const heart = (browser: TestBrowser, active = false) => browser.expectOk('POST /api/user/heart', { active });
const isIn = async (browser: TestBrowser) => (await browser.call('GET /api/user/data')).state === 'SUCCESS';
/** The same browser with another token, like another tab that has not read the new one yet. */
const tab = (browser: TestBrowser, token: string): TestBrowser => {
  const other = app().browser();
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  other.token = token;
  return other;
};

test.each([
  'GET /api/user/data',
  'POST /api/user/balance',
  'POST /api/user/heart',
  'POST /api/user/logout',
  'POST /api/user/data/modify',
] as const)('[R4.3] %s without a session, or with an invalid token, needs a login', async (key) => {
  const browser = app().browser();
  for (const token of ['', 'x', 'A'.repeat(43)]) {
    browser.token = token;
    expect(await browser.call(key, {} as never)).toMatchObject({
      state: 'NEED_LOGIN',
      code: 'please_login',
      message: '请先登录',
    });
  }
});

test.each([
  ['POST /api/user/heart', 'active', { active: 'x' }],
  ['POST /api/user/logout', 'forget', { forget: 'x' }],
] as const)('[R7.4] %s refuses an invalid %s, and the session continues', async (key, field, payload) => {
  const player = await app().player();
  expect(await player.call(key, payload as never)).toMatchObject({
    code: 'validation_failed',
    data: { field },
  });
  expect(await isIn(player)).toBe(true);
});

describe('[A7] the heartbeat', () => {
  test('returns an empty value at first and a new token after ten minutes', async () => {
    const player = await app().player();
    expect(await heart(player)).toBe('');
    await advance(10 * MINUTE);
    const next = await heart(player);
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(next).not.toBe(player.token);
    expect(await heart(player)).toBe('');
  });

  test('keeps the old token valid until 30 s after the new one was used', async () => {
    const player = await app().player();
    await advance(10 * MINUTE);
    const renewed = tab(player, await heart(player));
    await advance(5 * MINUTE);
    expect(await isIn(player)).toBe(true);
    expect(await isIn(renewed)).toBe(true);
    await advance(29_000);
    expect(await isIn(player)).toBe(true);
    await advance(2_000);
    expect(await isIn(renewed)).toBe(true);
  });

  test('a lost answer does no harm: another token comes ten minutes later', async () => {
    const player = await app().player();
    await advance(10 * MINUTE);
    await heart(player, true);
    await advance(10 * MINUTE);
    const second = tab(player, await heart(player, true));
    expect(await isIn(second)).toBe(true);
  });

  test('two concurrent tabs get one new token between them', async () => {
    const player = await app().player();
    await advance(10 * MINUTE);
    const answers = await Promise.all(Array.from({ length: 6 }, () => heart(player)));
    expect(answers.filter((token) => token !== '')).toHaveLength(1);
  });

  test('an ended token that is used again ends the session for everyone, and the login record shows it', async () => {
    const player = await app().player();
    await advance(10 * MINUTE);
    const renewed = tab(player, await heart(player));
    expect(await isIn(renewed)).toBe(true);
    await advance(31_000);
    expect(await player.codeOf('GET /api/user/data')).toBe('please_login');
    expect(await renewed.codeOf('GET /api/user/data')).toBe('please_login');
    const rows = await app().db.asOwner<{ result: string }>(
      'select result from login_record where user_id = $1 order by id desc limit 1',
      [player.userId],
    );
    expect(rows[0]?.result).toBe('token_reuse');
  });
});

describe('[A8] a session ends', () => {
  test('[T2] after 30 minutes without an action: heartbeats and polls do not count', async () => {
    const player = await app().player();
    for (let i = 0; i < 3; i++) {
      await advance(10 * MINUTE - 1_000);
      if (i === 2) break;
      const token = await heart(player);
      if (token) player.token = token;
      await player.expectOk('POST /api/user/balance');
    }
    expect(await isIn(player)).toBe(true);
    await advance(MINUTE);
    expect(await player.codeOf('POST /api/user/balance')).toBe('please_login');
  });

  test('not while the player acts', async () => {
    const player = await app().player();
    for (let i = 0; i < 4; i++) {
      await advance(25 * MINUTE);
      const token = await heart(player, true);
      if (token) player.token = token;
    }
    expect(await isIn(player)).toBe(true);
  });

  test('after 24 hours regardless of activity', async () => {
    const player = await app().player();
    for (let i = 0; i < 57; i++) {
      await advance(25 * MINUTE);
      const token = await heart(player, true);
      if (token) player.token = token;
    }
    await advance(16 * MINUTE);
    expect(await player.codeOf('POST /api/user/heart', { active: true })).toBe('please_login');
  });

  test('[R4.5] at logout, and only that one', async () => {
    const player = await app().player();
    const other = app().browser();
    other.token = await other.expectOk('POST /api/user/login', {
      user_name: player.name,
      password: TEST_PASSWORD,
    });
    await player.expectOk('POST /api/user/logout', {});
    expect(await isIn(player)).toBe(false);
    expect(await isIn(other)).toBe(true);
  });

  test('[A11] at once when the account is disabled, and the player gets the reason', async () => {
    const player = await app().player();
    expect(await isIn(player)).toBe(true);
    await app().services.identity.accounts.disable(player.name, app().services.http.now());
    expect(await player.call('GET /api/user/data')).toMatchObject({
      state: 'NEED_LOGIN',
      code: 'account_blocked',
    });
    expect(player.cookies.has('__Host-device')).toBe(true);
    expect(await player.codeOf('POST /api/user/login', { user_name: player.name, remembered: true })).toBe(
      'login_incorrect',
    );
  });
});

describe('[A9] a token', () => {
  test('is useless in another browser, and the theft does not end the session', async () => {
    const player = await app().player();
    const thief = app().browser();
    thief.token = player.token;
    expect(await thief.codeOf('GET /api/user/data')).toBe('please_login');
    expect(await isIn(player)).toBe(true);
  });

  test('works on the other site of the same browser', async () => {
    const player = await app().player();
    expect((await player.call('GET /api/user/data', undefined, { site: 'wap' })).state).toBe('SUCCESS');
  });
});

test('listeners are notified of ended sessions, once', async () => {
  const told: bigint[] = [];
  app().services.identity.sessions.onEnded(({ sessions }) => told.push(...sessions));
  const player = await app().player();
  await player.expectOk('POST /api/user/logout', {});
  const rows = await app().db.asOwner<{ id: bigint }>(
    'select id::text::bigint as id from session where user_id = $1',
    [player.userId],
  );
  await expect.poll(() => told.map(String)).toEqual(rows.map(({ id }) => String(id)));
});
