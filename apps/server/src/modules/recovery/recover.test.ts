import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestBrowser } from '../../../test/app.ts';
import { addAuthenticator, codeOf } from '../../../test/authenticator.ts';
import { useMessenger } from '../../../test/messenger.ts';

const app = useMessenger();
const NEW_PASSWORD = 'amber-quarry-lantern-7';
let made = 0;

beforeEach(async () => {
  await app().set('loginCaptcha', '0');
  await app().set('recoveryAsksPerHour', 100_000);
  await app().set('recoveryAsksFree', 100_000);
});

/** A player with an address. */
async function reachable() {
  const player = await app().player();
  const mail = `lost${++made}@example.com`;
  await app().addContact(player, mail);
  return { player, mail };
}

const ask = (browser: TestBrowser, user_name: string, address: string) =>
  browser.call('POST /api/recovery/code', { user_name, address });
const recover = (browser: TestBrowser, user_name: string, code: string, password_new = NEW_PASSWORD) =>
  browser.call('POST /api/recovery/password', { user_name, code, password_new });
const login = (name: string, password: string, more: object = {}) =>
  app()
    .browser()
    .call('POST /api/user/login', { user_name: name, password, ...more });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** An answer without what differs between any two answers. */
const bytesOf = ({ id: _id, now: _now, ...rest }: { id?: unknown; now: number }, start: number) =>
  JSON.stringify(rest, (key, value) => (key === 'expires' ? Math.round((value - start) / 10_000) : value));

test('a code sent to the address sets a new password, ends all sessions and locks withdrawals', async () => {
  const { player, mail } = await reachable();
  const browser = app().browser();
  const terms = await browser.expectOk('POST /api/recovery/terms');
  expect(terms).toEqual({ lock_seconds: 86_400, code_seconds: 600, messages: true });
  expect((await ask(browser, player.name.toUpperCase(), mail)).state).toBe('SUCCESS');
  const code = await app().codeTo(mail, 2);
  expect(await recover(browser, player.name, wrong(code))).toMatchObject({ code: 'recovery_incorrect' });
  const done = await recover(browser, player.name, code);
  expect(done).toMatchObject({ state: 'SUCCESS', message: { withdraw_locked_until: expect.any(Number) } });
  // The answer may have been lost; another password is no repeat.
  expect((await recover(browser, player.name, code)).state).toBe('SUCCESS');
  expect(await recover(browser, player.name, code, 'another-good-password-1')).toMatchObject({
    code: 'recovery_incorrect',
  });

  expect(await player.codeOf('GET /api/user/data')).toBe('please_login');
  expect(await login(player.name, TEST_PASSWORD)).toMatchObject({ code: 'login_incorrect' });
  const remembered = await player.call('POST /api/user/login', { user_name: player.name, remembered: true });
  expect(remembered).toMatchObject({ code: 'login_incorrect' });
  const back = app().browser();
  back.token = await back.expectOk('POST /api/user/login', {
    user_name: player.name,
    password: NEW_PASSWORD,
  });
  const { withdraw_locked_until } = await back.expectOk('POST /api/user/security');
  expect(withdraw_locked_until).toBeGreaterThan(app().services.http.now() + 86_000_000);
  const { items } = await back.expectOk('POST /api/user/login/record', {});
  expect(items.map(({ result }) => result)).toContain('password_recovered');
  await app().settled();
  const texts = (await app().messagesTo(mail)).map(({ text }) => text);
  expect(texts.some((text) => text.includes('登录密码已通过验证码重设'))).toBe(true);
  expect(texts.some((text) => text.includes('新设备'))).toBe(true);
});

describe('[A2] no answer tells whether an account exists', () => {
  test('asking for a code has one answer, and writes the same rows', async () => {
    const { player, mail } = await reachable();
    const bare = await app().player();
    const start = app().services.http.now();
    const answers = [
      await ask(app().browser(), player.name, mail),
      await ask(app().browser(), player.name, 'stranger@example.com'),
      await ask(app().browser(), bare.name, 'stranger@example.com'),
      await ask(app().browser(), 'nobody_at_all', mail),
    ];
    expect(answers[0]!.state).toBe('SUCCESS');
    expect(new Set(answers.map((answer) => bytesOf(answer, start))).size).toBe(1);
    await app().settled();
    const rows = await app().db.asOwner<{ user_id: string | null; sealed: boolean }>(
      `select user_id, address is not null as sealed from contact_code where purpose = 'password' order by id desc limit 4`,
    );
    expect(rows.map(({ user_id }) => user_id)).toEqual([null, null, null, String(player.userId)]);
    expect(rows.map(({ sealed }) => sealed)).toEqual([false, false, false, true]);
    expect(await app().messagesTo('stranger@example.com')).toEqual([]);
  });

  test('a wrong, a used and an expired code, another browser and an unknown name have one answer', async () => {
    const { player, mail } = await reachable();
    const browser = app().browser();
    await ask(browser, player.name, mail);
    const code = await app().codeTo(mail, 2);
    const answers = [
      await recover(browser, 'nobody_at_all', code),
      await recover(browser, player.name, wrong(code)),
      await recover(app().browser(), player.name, code),
      await recover(browser, player.name, 'abcde-fgh23'),
      await recover(browser, 'nobody_at_all', 'abcde-fgh23'),
    ];
    await app().advance(600_001);
    answers.push(await recover(browser, player.name, code));
    expect(answers[0]).toMatchObject({ state: 'FAILED', code: 'recovery_incorrect' });
    expect(new Set(answers.map((answer) => bytesOf(answer, 0))).size).toBe(1);
    expect((await login(player.name, TEST_PASSWORD)).state).toBe('SUCCESS');
    // The same work for every name: the owner sees the failures, and nobody else learns of them.
    await app().settled();
    const { rows } = await app().db.store.query<{ known: boolean }>(
      `select payload ->> 'user' is not null as known from job where kind = 'recovery.failed' order by id desc limit 6`,
    );
    expect(rows.map(({ known }) => known)).toEqual([true, false, true, true, true, false]);
    const { items } = await player.expectOk('POST /api/user/login/record', {});
    expect(items.filter(({ result }) => result === 'recovery')).toMatchObject(
      Array(4).fill({ address: expect.any(String), place: expect.anything(), failures: 0 }),
    );
  });

  test('operators and trial accounts recover nothing', async () => {
    await app().services.identity.accounts.createOperator(
      'boss_rec',
      TEST_PASSWORD,
      app().services.http.now(),
    );
    expect(await recover(app().browser(), 'boss_rec', 'abcde-fgh23')).toMatchObject({
      code: 'recovery_incorrect',
    });
  });
});

describe('[A3] guesses and requests are limited', () => {
  test('after five wrong codes a name waits and needs a captcha, known or not, and may still sign in', async () => {
    const { player } = await reachable();
    for (const name of [player.name, 'nobody_at_all_2']) {
      const browser = app().browser();
      for (let at = 0; at < 5; at += 1)
        expect(await recover(browser, name, '123456')).toMatchObject({ code: 'recovery_incorrect' });
      expect(await recover(browser, name, '123456')).toMatchObject({
        code: 'too_many_requests',
        data: { retryAt: expect.any(Number) },
      });
      await app().advance(1_001);
      expect(await recover(browser, name, '123456')).toMatchObject({ code: 'captcha_incorrect' });
    }
    expect((await login(player.name, TEST_PASSWORD)).state).toBe('SUCCESS');
  });

  test('five codes an hour for a name with its address; strangers without the address use up none', async () => {
    const { player, mail } = await reachable();
    for (let at = 0; at < 8; at += 1) await ask(app().browser(), player.name, `guess${at}@example.com`);
    for (let at = 0; at < 5; at += 1)
      expect((await ask(app().browser(), player.name, mail)).state).toBe('SUCCESS');
    expect(await ask(app().browser(), player.name, mail)).toMatchObject({ code: 'too_many_requests' });
    for (let at = 0; at < 5; at += 1) await ask(app().browser(), 'nobody_at_all_3', mail);
    expect(await ask(app().browser(), 'nobody_at_all_3', mail)).toMatchObject({ code: 'too_many_requests' });
  });

  test('a network address needs a captcha after some requests, and then waits', async () => {
    const raw = { address: '203.0.113.77' };
    const form = { user_name: 'nobody_at_all_4', address: 'a@example.com' };
    await app().set('recoveryAsksFree', 1);
    await app().set('recoveryAsksPerHour', 2);
    const call = 'POST /api/recovery/code';
    await app().browser().expectOk(call, form, raw);
    expect(await app().browser().codeOf(call, form, raw)).toBe('captcha_incorrect');
    expect(await app().browser().codeOf(call, form, raw)).toBe('too_many_requests');
  });
});

test.each([
  ['POST /api/recovery/code', { user_name: 'x', address: 'a@example.com' }, 'user_name'],
  ['POST /api/recovery/password', { user_name: 'abcd', code: '12345', password_new: NEW_PASSWORD }, 'code'],
  [
    'POST /api/recovery/password',
    { user_name: 'abcd', code: '123456', password_new: 'short' },
    'password_new',
  ],
] as const)('%s with %j names the field', async (key, payload, field) => {
  expect(
    await app()
      .browser()
      .call(key, payload as never),
  ).toMatchObject({
    code: 'validation_failed',
    data: { field },
  });
});

test('a text without an address, and a common password, are refused before a name is looked up', async () => {
  expect(await ask(app().browser(), 'nobody_at_all', 'nowhere')).toMatchObject({ code: 'contact_invalid' });
  expect(await recover(app().browser(), 'nobody_at_all', '123456', 'password123')).toMatchObject({
    code: 'password_too_common',
  });
});

test('[A5] a recovery code works once, only for the password, and the authenticator stays on', async () => {
  const player = await app().player();
  const { key, recovery } = await addAuthenticator(app(), player);
  await player.expectOk('POST /api/user/step-up', { google_code: codeOf(app(), key) });
  const { recovery_codes } = await player.expectOk('POST /api/user/recovery-codes', {
    password: TEST_PASSWORD,
  });
  const [first = '', second = ''] = recovery_codes;
  const browser = app().browser();
  expect(await recover(browser, player.name, recovery[0]!)).toMatchObject({ code: 'recovery_incorrect' });
  const other = await app().player();
  expect(await recover(browser, other.name, first)).toMatchObject({ code: 'recovery_incorrect' });
  expect((await recover(browser, player.name, first.toUpperCase().replace('-', ''))).state).toBe('SUCCESS');
  expect(await recover(browser, player.name, first, 'another-good-password-1')).toMatchObject({
    code: 'recovery_incorrect',
  });
  expect(await login(player.name, NEW_PASSWORD)).toMatchObject({ code: 'google_auth_incorrect' });
  expect(await login(player.name, NEW_PASSWORD, { google_code: second })).toMatchObject({
    code: 'google_auth_incorrect',
  });
  expect((await login(player.name, NEW_PASSWORD, { google_code: recovery[0]! })).state).toBe('SUCCESS');
});

test('two uses of one code at once set one password', async () => {
  const { player, mail } = await reachable();
  const browser = app().browser();
  await ask(browser, player.name, mail);
  const code = await app().codeTo(mail, 2);
  const answers = await Promise.all([
    recover(browser, player.name, code, 'first-good-password-1'),
    recover(browser, player.name, code, 'second-good-password-2'),
  ]);
  expect(answers.filter(({ state }) => state === 'SUCCESS')).toHaveLength(1);
});

test('changes of the security and new devices are told to the address, without amounts and without marks', async () => {
  const { player, mail } = await reachable();
  await player.expectOk('POST /api/user/fund-password', {
    password: TEST_PASSWORD,
    fund_password: 'velvet-orchard-money-3',
  });
  expect((await login(player.name, TEST_PASSWORD)).state).toBe('SUCCESS');
  await app().settled();
  const texts = (await app().messagesTo(mail)).map(({ text }) => text);
  expect(texts[0]).toContain('新设备');
  expect(texts[1]).toContain('资金密码');
  // The same browser again is no news.
  const before = texts.length;
  player.token = await player.expectOk('POST /api/user/login', {
    user_name: player.name,
    password: TEST_PASSWORD,
  });
  await app().settled();
  expect(await app().messagesTo(mail)).toHaveLength(before);
});
