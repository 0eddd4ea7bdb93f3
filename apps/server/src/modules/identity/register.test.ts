import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, useApp } from '../../../test/app.ts';
import { listenTo } from '../../../test/events.ts';
import { playerRegistered } from './index.ts';

const app = useApp({ modules: [listenTo(playerRegistered).module] });
const form = {
  user_name: 'newcomer',
  password: TEST_PASSWORD,
  birth_date: '1990-04-12',
  agree: true as const,
};
/** Each test registers from its own address: taken names are counted by address. */
let host = 0;
let from = { address: '' };
beforeEach(() => {
  from = { address: `198.51.100.${++host}` };
});

test('registration opens an account with empty balances and signs in', async () => {
  const browser = app().browser();
  browser.token = await browser.expectOk('POST /api/user/register', { ...form, language: 'enUs' }, from);
  expect(await browser.expectOk('GET /api/user/data')).toMatchObject({
    user_name: 'newcomer',
    language: 'enUs',
    balance: '0.0000',
    info: { kind: 'player', currency: 'CNY', avatar: 1 },
    group: { id: 1 },
  });
});

test('a new player is an event, in the transaction that opens the account; a failed attempt publishes nothing', async () => {
  const published = async () =>
    (await app().db.store.query<{ key: string }>("select key from job where kind = 'test.player.registered'"))
      .rows;
  const before = await published();
  const { name, userId } = await app().player();
  const events = (await published()).slice(before.length);
  expect(events).toEqual([{ key: String(userId) }]);
  const taken = { ...form, user_name: name };
  expect(await app().browser().codeOf('POST /api/user/register', taken, from)).toBe('name_taken');
  expect(await published()).toHaveLength(before.length + 1);
});

test('a taken name is refused, regardless of case', async () => {
  const { name } = await app().player();
  const taken = { ...form, user_name: name.toUpperCase() };
  expect(await app().browser().codeOf('POST /api/user/register', taken, from)).toBe('name_taken');
});

test.each(['admin_joe', 'try_something', 'Support1', 'tessera_x'])(
  'the name %s is reserved',
  async (user_name) => {
    expect(
      await app()
        .browser()
        .codeOf('POST /api/user/register', { ...form, user_name }, from),
    ).toBe('name_taken');
  },
);

test('[RP12] a person one day too young is refused', async () => {
  const now = new Date(app().services.http.now() + 8 * 3_600_000);
  const birthday = (days: number) =>
    new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + days))
      .toISOString()
      .slice(0, 10);
  const young = { ...form, user_name: 'too_young', birth_date: birthday(1) };
  expect(await app().browser().codeOf('POST /api/user/register', young, from)).toBe('age_below_min');
  const ofAge = { ...form, user_name: 'just_of_age', birth_date: birthday(0) };
  expect((await app().browser().call('POST /api/user/register', ofAge, from)).state).toBe('SUCCESS');
});

test.each([
  [{ birth_date: '1990-02-30' }, 'birth_date'],
  [{ birth_date: '12.04.1990' }, 'birth_date'],
  [{ password: 'short' }, 'password'],
  [{ user_name: 'x' }, 'user_name'],
  [{ agree: false as unknown as true }, 'agree'],
])('invalid input %j names its field', async (part, field) => {
  expect(
    await app()
      .browser()
      .call('POST /api/user/register', { ...form, ...part }, from),
  ).toMatchObject({
    code: 'validation_failed',
    data: { field },
  });
});

test('[A1] a common password is refused', async () => {
  const weak = { ...form, user_name: 'weak_one', password: 'Welcome123' };
  expect(await app().browser().codeOf('POST /api/user/register', weak, from)).toBe('password_too_common');
});

describe('[L6] a retry of the same registration', () => {
  const rid = 'ab'.repeat(16);

  test('signs in to the account it created', async () => {
    const again = { ...form, user_name: 'retrying', rid };
    const browser = app().browser();
    await browser.expectOk('POST /api/user/register', again, from);
    browser.token = await browser.expectOk('POST /api/user/register', again, from);
    expect(await browser.expectOk('GET /api/user/data')).toMatchObject({ user_name: 'retrying' });
    const rows = await app().db.asOwner('select from user_account where lower(user_name) = $1', ['retrying']);
    expect(rows).toHaveLength(1);
  });

  test('with another password is just a taken name', async () => {
    const other = { ...form, user_name: 'retrying', rid, password: 'another-long-phrase' };
    expect(await app().browser().codeOf('POST /api/user/register', other, from)).toBe('name_taken');
  });

  test('twelve at once create one account', async () => {
    const same = { ...form, user_name: 'twelve_at_once', rid: 'cd'.repeat(16) };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => app().browser().call('POST /api/user/register', same, from)),
    );
    expect(answers.every(({ state }) => state === 'SUCCESS')).toBe(true);
    const rows = await app().db.asOwner('select from user_account where user_name = $1', ['twelve_at_once']);
    expect(rows).toHaveLength(1);
  });
});

describe('[A2] trying taken names requires a captcha', () => {
  beforeEach(() => app().set('namesTakenFree', 3));
  afterEach(() => app().set('namesTakenFree', 100_000));

  test('after three of them in an hour', async () => {
    const { name } = await app().player();
    const taken = { ...form, user_name: name };
    for (let i = 0; i < 3; i++)
      expect(await app().browser().codeOf('POST /api/user/register', taken, from)).toBe('name_taken');
    expect(await app().browser().codeOf('POST /api/user/register', taken, from)).toBe('captcha_incorrect');
  });

  test('[F15] of 120 concurrent ones three are answered', async () => {
    const { name } = await app().player();
    const taken = { ...form, user_name: name };
    const asked = Array.from({ length: 120 }, () =>
      app().browser().codeOf('POST /api/user/register', taken, { address: '203.0.113.120' }),
    );
    const codes = await Promise.all(asked);
    expect(codes.filter((code) => code === 'name_taken')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['name_taken', 'captcha_incorrect']));
  });

  test('free names do not count', async () => {
    for (let i = 0; i < 5; i++) {
      const free = { ...form, user_name: `free_name_${i}` };
      await app().browser().expectOk('POST /api/user/register', free, { address: '203.0.113.121' });
    }
  });
});
