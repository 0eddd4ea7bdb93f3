import { shippedLanguages } from '@tessera/messages';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { loadLanguages, syncLanguages } from './languages.ts';
import { createSettingsModule } from './service.ts';
import { acceptedVars, loadThemes, syncThemes } from './themes.ts';

const app = useApp();
const tpl = 'pc-ky';

test('[R3.5] [V7] the public settings contain every field except the bypass password', async () => {
  await app().set('closeEnterPassword', 'open-sesame-9');
  const shown = await app().browser().expectOk('POST /common/setting');
  expect(shown).toMatchObject({
    defaultLanguage: 'zhCn',
    defaultTheme: 'theme-default',
    platOpenDuration: '00:00-23:59',
    closeReason: '',
    loginCaptcha: '0',
    walletLoginEth: '1',
    walletLoginTron: '1',
    timeZone: 'Asia/Shanghai',
    mode: 'test',
  });
  expect(JSON.stringify(shown)).not.toContain('open-sesame-9');
  expect('closeEnterPassword' in shown).toBe(false);
});

describe('[R7.2] languages', () => {
  test('each shipped one has its own name', async () => {
    const types = await app().browser().expectOk('POST /common/language-types');
    expect(types.map(({ code }) => code)).toEqual(shippedLanguages);
    expect(types.slice(0, 2)).toEqual([
      { code: 'zhCn', name: '简体中文' },
      { code: 'enUs', name: 'English' },
    ]);
  });

  test('a message map has a text for every error code in its language', async () => {
    const browser = app().browser();
    const zh = await browser.expectOk('POST /common/language', { type: 'zhCn', tpl });
    const en = await browser.expectOk('POST /common/language', { type: 'enUs', tpl });
    expect([zh.please_login, en.please_login]).toEqual(['请先登录', 'Please sign in first']);
    expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
  });

  test('an unpublished one is not found, a malformed code is invalid', async () => {
    const browser = app().browser();
    expect(await browser.codeOf('POST /common/language', { type: 'frFr', tpl })).toBe('not_found');
    expect(await browser.codeOf('POST /common/language', { type: '../zh', tpl })).toBe('validation_failed');
    expect(await browser.codeOf('POST /common/language', { type: 'zhCn', tpl: 'pc ky' })).toBe(
      'validation_failed',
    );
  });

  test("an operator's text survives the next start, a shipped one follows the program", async () => {
    const { store } = app().db;
    await store.query(
      `update message set text = 'Our words', custom = true where language = 'enUs' and key = 'tip'`,
    );
    await store.query(`update message set text = 'Old words' where language = 'enUs' and key = 'cancel'`);
    await store.query(`insert into message (language, key, text) values ('enUs', 'long_gone', 'x')`);
    await store.tx(syncLanguages);
    const languages = await loadLanguages(store, () => 'zhCn');
    expect(languages.messages('enUs')).toMatchObject({ tip: 'Our words', cancel: 'Cancel' });
    expect(languages.messages('enUs')).not.toHaveProperty('long_gone');
  });
});

describe('[R7.2] themes', () => {
  test("five are offered, the platform's own choice first", async () => {
    const list = await app().browser().expectOk('POST /common/theme/list', { tpl });
    expect(list.map(({ id }) => id)).toEqual([
      'theme-default',
      'theme-dark',
      'theme-festive',
      'theme-contrast',
      'theme-jade',
    ]);
    expect(list[1]).toMatchObject({ id: 'theme-dark', name: { zhCn: '墨夜', enUs: 'Ink' }, scheme: 'dark' });
    await app().set('defaultTheme', 'theme-jade');
    const [first] = await app().browser().expectOk('POST /common/theme/list', { tpl });
    expect(first?.id).toBe('theme-jade');
    await app().set('defaultTheme', 'theme-default');
  });

  test('each returns its style variables', async () => {
    for (const { id } of await app().browser().expectOk('POST /common/theme/list', { tpl })) {
      const vars = await app().browser().expectOk('POST /common/theme/css', { tpl, theme: id });
      expect(vars['--primary'], id).toMatch(/^#[0-9A-F]{6}$/i);
      expect(Object.keys(vars).length).toBeGreaterThan(40);
    }
  });

  test('an unknown one is not found', async () => {
    expect(await app().browser().codeOf('POST /common/theme/css', { tpl, theme: 'theme-none' })).toBe(
      'not_found',
    );
  });

  test('[E5] values that could escape a declaration or load external resources are never served', async () => {
    const { store } = app().db;
    const planted = {
      '--primary': '#123456',
      bg: '#FFFFFF',
      '--text': 'red',
      '--logo': 'https://evil.example/x.png',
      '--favicon': '/a/../b.svg',
      '--bg-image': 'url(/x.png)',
      '--link': '#fff;}body{',
      '--unheard-of': '#123456',
    };
    expect(acceptedVars(planted)).toEqual({ '--primary': '#123456', '--bg': '#FFFFFF' });
    await store.query(
      `insert into theme (id, name, scheme, vars, custom) values ('theme-planted', '{}', 'light', $1, true)`,
      [planted],
    );
    expect((await loadThemes(store)).find('theme-planted')?.vars).toEqual({
      '--primary': '#123456',
      '--bg': '#FFFFFF',
    });
  });

  test('a theme that an operator changed survives the next start', async () => {
    const { store } = app().db;
    await store.query(
      `update theme set vars = '{"--primary":"#010203"}', custom = true where id = 'theme-jade'`,
    );
    await store.tx(syncThemes);
    expect((await loadThemes(store)).find('theme-jade')?.vars).toEqual({ '--primary': '#010203' });
  });
});

test.each([
  ['POST /common/setting', 'enter', { enter: 'x'.repeat(201) }],
  ['POST /common/setting', 'enter', { enter: 1 }],
  ['POST /common/theme/list', 'tpl', {}],
  ['POST /common/theme/list', 'tpl', { tpl: 'PC/ky' }],
  ['POST /common/theme/css', 'tpl', { theme: 'theme-default' }],
  ['POST /common/theme/css', 'theme', { tpl, theme: 'theme-default;}' }],
] as const)('[R7.2] %s refuses a bad %s', async (key, field, payload) => {
  expect(
    await app()
      .browser()
      .call(key, payload as never),
  ).toMatchObject({
    state: 'FAILED',
    code: 'validation_failed',
    data: { field },
  });
});

test('[R7.3] currencies have one base, by POST and by GET', async () => {
  const browser = app().browser();
  const list = await browser.expectOk('POST /api/money/currency');
  expect(list.filter(({ is_base }) => is_base).map(({ id }) => id)).toEqual(['CNY']);
  expect(await browser.expectOk('GET /api/money/currency')).toEqual(list);
});

test('[R7.2] the kinds of the money record have a name in each language', async () => {
  const types = await app().browser().expectOk('POST /common/user-log/type');
  expect(types.map(({ id }) => id)).toContain('bet');
  expect(types.every(({ name }) => name.zhCn && name.enUs)).toBe(true);
});

test('[R3.6] an operator’s command beside a node increases only the version of what it changes, once', async () => {
  const versions = async () =>
    Object.fromEntries(
      (
        await app().db.asOwner<{ key: string; version: bigint }>('select key, version from cache_version')
      ).map(({ key, version }) => [key, Number(version)]),
    );
  const before = await versions();
  // As `npm run ops` builds it: the command does not know the addresses of the node's sites.
  const ownAddresses = { pcUrl: 'http://other:1', wapUrl: 'http://other:2', entryAddresses: [] };
  const { settings } = await createSettingsModule({ ...app().db, mode: 'production', ownAddresses });
  expect(settings.get('platformName')).toBe('Tessera');
  expect(await versions()).toEqual(before);

  await settings.set('platformName', 'Mosaic', 'ops ruth');
  const moved = { ...before, SETTING: before.SETTING! + 1 };
  await expect.poll(versions).toEqual(moved);
  await app().set('platformName', 'Mosaic');
  expect(await versions()).toEqual(moved);
});
