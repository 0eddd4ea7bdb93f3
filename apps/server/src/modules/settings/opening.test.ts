import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';

const app = useApp();
const PASSWORD = 'lantern-7';
let host = 0;
let from = { address: '' };

/** Closes the platform: the only open hour is twelve hours away. */
beforeEach(async () => {
  const hour = (new Date(app().services.http.now()).getUTCHours() + 8 + 12) % 24;
  const two = String(hour).padStart(2, '0');
  await app().set('platOpenDuration', `${two}:00-${two}:30`);
  await app().set('closeEnterPassword', PASSWORD);
  from = { address: `203.0.113.${++host}` };
});

describe('[E8] the bypass', () => {
  test('echoes the password and opens the platform for this browser', async () => {
    const browser = app().browser();
    expect(await browser.codeOf('POST /api/user/try', {}, from)).toBe('platform_closed');
    const shown = await browser.expectOk('POST /common/setting', { enter: `#/${PASSWORD}` }, from);
    expect(shown).toMatchObject({ closeEnterPassword: PASSWORD, previewGrant: expect.any(String) });
    expect((await browser.call('POST /api/user/try', {}, from)).state).toBe('SUCCESS');
  });

  test('is valid for an hour', async () => {
    const browser = app().browser();
    await browser.expectOk('POST /common/setting', { enter: `#${PASSWORD}` }, from);
    await app().db.clock.advance(3_600_001);
    expect(await browser.codeOf('POST /api/user/try', {}, from)).toBe('platform_closed');
  });

  test('a grant is invalid in another browser', async () => {
    const holder = app().browser();
    await holder.expectOk('POST /common/setting', { enter: PASSWORD }, from);
    const other = app().browser();
    await other.call('POST /common/setting', {}, from);
    other.cookies.set('__Host-preview', holder.cookies.get('__Host-preview')!);
    expect(await other.codeOf('POST /api/user/try', {}, from)).toBe('platform_closed');
  });

  test.each(['99999999999999.x', '', 'x'.repeat(60)])('the grant %j was not issued by us', async (grant) => {
    const browser = app().browser();
    await browser.call('POST /common/setting', {}, from);
    browser.cookies.set('__Host-preview', grant);
    expect(await browser.codeOf('POST /api/user/try', {}, from)).toBe('platform_closed');
  });

  test('a wrong value gets the same answer as no value', async () => {
    const shown = await app().browser().expectOk('POST /common/setting', { enter: '#/lantern-8' }, from);
    expect(shown.closeEnterPassword).toBeUndefined();
    expect(shown.previewGrant).toBeUndefined();
  });

  test('an empty password is no bypass, although every text contains it', async () => {
    await app().set('closeEnterPassword', '');
    const shown = await app().browser().expectOk('POST /common/setting', { enter: '#/' }, from);
    expect(shown.closeEnterPassword).toBeUndefined();
    expect(await app().browser().codeOf('POST /api/user/try', {}, from)).toBe('platform_closed');
  });

  test('an address has five wrong tries an hour; then even the right value is refused', async () => {
    const browser = app().browser();
    const enter = (text: string) => browser.expectOk('POST /common/setting', { enter: text }, from);
    for (let i = 0; i < 5; i++) await enter(`#/wrong-value-${i}`);
    expect((await enter(PASSWORD)).closeEnterPassword).toBeUndefined();
    await app().db.clock.advance(3_600_000);
    expect((await enter(PASSWORD)).closeEnterPassword).toBe(PASSWORD);
  });

  test('right values and hashes too short to contain the password do not count as tries', async () => {
    const browser = app().browser();
    for (let i = 0; i < 8; i++) await browser.expectOk('POST /common/setting', { enter: '#/' }, from);
    for (let i = 0; i < 8; i++) {
      expect(
        (await browser.expectOk('POST /common/setting', { enter: PASSWORD }, from)).closeEnterPassword,
      ).toBe(PASSWORD);
    }
  });

  test('while the platform is open nothing is echoed', async () => {
    await app().set('platOpenDuration', '00:00-23:59');
    const shown = await app().browser().expectOk('POST /common/setting', { enter: PASSWORD }, from);
    expect(shown.closeEnterPassword).toBeUndefined();
  });
});

test('[R1.3] [E9] while closed, the platform still returns its lists and the data of signed-in players', async () => {
  await app().set('platOpenDuration', '00:00-23:59');
  const player = await app().player();
  const hour = String((new Date(app().services.http.now()).getUTCHours() + 20) % 24).padStart(2, '0');
  await app().set('platOpenDuration', `${hour}:00-${hour}:30`);
  expect((await player.call('GET /api/user/data')).state).toBe('SUCCESS');
  expect((await player.call('POST /common/setting')).state).toBe('SUCCESS');
  expect((await player.call('POST /api/user/logout', {})).state).toBe('SUCCESS');
});
