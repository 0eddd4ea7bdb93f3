import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestBrowser, useApp } from '../../../test/app.ts';

const app = useApp();
const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

beforeEach(async () => {
  await app().set('loginCaptcha', '0');
});

async function signInAgain(name: string, browser: TestBrowser = app().browser()): Promise<TestBrowser> {
  browser.token = await browser.expectOk(
    'POST /api/user/login',
    { user_name: name, password: TEST_PASSWORD },
    { headers: { 'user-agent': PHONE }, address: '203.0.113.9' },
  );
  return browser;
}
const records = async (browser: TestBrowser) =>
  (await browser.expectOk('POST /api/user/login/record', {})).items;
const devices = async (browser: TestBrowser) => (await browser.expectOk('POST /api/user/session/list')).items;

test.each([
  'POST /api/user/login/record',
  'POST /api/user/session/list',
  'POST /api/user/session/revoke',
] as const)('[A14] %s needs a session', async (key) => {
  expect(await app().browser().codeOf(key, {})).toBe('please_login');
});

describe('the login record', () => {
  test('[A3] shows failed attempts, and their count with the success that follows', async () => {
    const player = await app().player();
    const wrong = { user_name: player.name, password: 'wrong-password-1' };
    await app().browser().call('POST /api/user/login', wrong);
    await app().browser().call('POST /api/user/login', wrong);
    const phone = await signInAgain(player.name);
    expect(await records(phone)).toMatchObject([
      {
        result: 'success',
        failures: 2,
        current: true,
        new_device: true,
        address: '203.0.113.9',
        place: 'internet',
        browser: 'Chrome',
        system: 'Android',
        form: 'phone',
      },
      { result: 'password', current: false },
      { result: 'password' },
      { result: 'registered', new_device: false },
    ]);
    await signInAgain(player.name, phone);
    expect((await records(phone))[0]).toMatchObject({ failures: 0, new_device: false });
  });

  test("is the player's own, and has pages", async () => {
    const player = await app().player();
    const stranger = await app().player();
    await signInAgain(player.name);
    expect(await records(stranger)).toHaveLength(1);
    const first = await player.expectOk('POST /api/user/login/record', { limit: 1 });
    const second = await player.expectOk('POST /api/user/login/record', { limit: 1, cursor: first.next! });
    expect([first.items[0]?.result, second.items[0]?.result, second.next]).toEqual([
      'success',
      'registered',
      null,
    ]);
  });

  test.each([{ cursor: 'x' }, { limit: 0 }, { limit: 101 }])('invalid input %j is refused', async (input) => {
    const player = await app().player();
    expect(await player.codeOf('POST /api/user/login/record', input)).toBe('validation_failed');
  });
});

describe('[A8] [A11] devices', () => {
  test('are listed, this one first, and end when revoked, with their remembered logins', async () => {
    const player = await app().player();
    const phone = await signInAgain(player.name);
    const list = await devices(player);
    expect(list).toMatchObject([{ current: true }, { current: false, system: 'Android' }]);
    await player.expectOk('POST /api/user/session/revoke', { id: list[1]!.id });
    await player.expectOk('POST /api/user/session/revoke', { id: list[1]!.id });
    expect(await phone.codeOf('GET /api/user/data')).toBe('please_login');
    expect(await phone.codeOf('POST /api/user/login', { user_name: player.name, remembered: true })).toBe(
      'login_incorrect',
    );
    expect(await devices(player)).toHaveLength(1);
  });

  test('all except this one end together', async () => {
    const player = await app().player();
    const others = [await signInAgain(player.name), await signInAgain(player.name)];
    await player.expectOk('POST /api/user/session/revoke', {});
    for (const other of others) expect(await other.codeOf('GET /api/user/data')).toBe('please_login');
    await player.expectOk('GET /api/user/data');
    await player.expectOk('POST /api/user/login', { user_name: player.name, remembered: true });
  });

  test('[V1] of another player and unknown ones get the same answer, and continue', async () => {
    const player = await app().player();
    const stranger = await app().player();
    const [own] = await devices(player);
    expect(await stranger.codeOf('POST /api/user/session/revoke', { id: own!.id })).toBe('not_found');
    expect(await stranger.codeOf('POST /api/user/session/revoke', { id: 999_999_999_999 })).toBe('not_found');
    expect(await stranger.codeOf('POST /api/user/session/revoke', { id: -1 })).toBe('validation_failed');
    await player.expectOk('GET /api/user/data');
  });

  test('listeners are notified of the revoked session at once', async () => {
    const told: bigint[] = [];
    app().services.identity.sessions.onEnded(({ sessions }) => told.push(...sessions));
    const player = await app().player();
    await signInAgain(player.name);
    const other = (await devices(player))[1]!;
    await player.expectOk('POST /api/user/session/revoke', { id: other.id });
    await expect.poll(() => told.map(Number)).toContain(other.id);
  });
});
