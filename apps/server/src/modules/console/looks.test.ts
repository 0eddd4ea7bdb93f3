import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, operatorWith, seedOperators, signedIn } from '../../../test/console.ts';
import { consoleModule } from './index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });
let admin: ConsoleBrowser;
let lottery: ConsoleBrowser;
let service: ConsoleBrowser;
beforeAll(async () => {
  [admin, lottery, service] = [
    await signedIn(app(), 'admin'),
    await signedIn(app(), 'lottery'),
    await signedIn(app(), 'service'),
  ];
  await app().services.settings.publish();
});

type Action = 'theme.publish' | 'text.write' | 'text.check' | 'text.publish';
const askedOf = (action: Action, target: string, payload: Record<string, unknown> = {}) => ({
  action,
  target,
  payload,
  reason: 'looked at it closely',
});
type Given = Parameters<typeof askedOf>;

async function propose(by: ConsoleBrowser, ...given: Given) {
  const asked = askedOf(...given);
  const { shownHash } = await by.call('/console/command/try', asked);
  return by.call('/console/command/propose', { ...asked, rid: newRid(), shownHash });
}
const tried = (by: ConsoleBrowser, ...given: Given) => by.codeOf('/console/command/try', askedOf(...given));

const tpl = 'pc-ky';
const textsOf = (type: string) => app().browser().expectOk('POST /common/language', { type, tpl });
const coloursOf = (theme: string) => app().browser().expectOk('POST /common/theme/css', { tpl, theme });
const versions = () => app().browser().expectOk('POST /common/cache/version');
/** A change reaches the lists of a node a moment after its commit. */

describe('a theme', () => {
  const theme = 'theme-jade';
  const shown = async () =>
    (await admin.call('/console/theme/list', {})).items.find(({ id }) => id === theme)!;

  test('is changed by two persons, reaches players with a new version, and is set back', async () => {
    const before = await versions();
    const made = await propose(admin, 'theme.publish', theme, { changes: { '--primary': '#0a5b4b' } });
    expect(made).toMatchObject({
      state: 'pending',
      needs: 2,
      shown: { before: {}, after: { '--primary': '#0A5B4B' } },
    });
    expect(await shown()).toMatchObject({ version: 0, changes: {}, command: made.id });
    expect(
      await admin.codeOf('/console/command/approve', {
        rid: newRid(),
        id: made.id,
        shownHash: made.shownHash,
      }),
    ).toBe('command_own');
    expect((await coloursOf(theme))['--primary']).toBe('#0A6B5B');
    await lottery.call('/console/command/approve', { rid: newRid(), id: made.id, shownHash: made.shownHash });
    await expect.poll(async () => (await coloursOf(theme))['--primary']).toBe('#0A5B4B');
    await expect.poll(async () => (await versions()).THEME_LIST).not.toBe(before.THEME_LIST);
    expect((await versions()).LANGUAGE_VALUE).toBe(before.LANGUAGE_VALUE);
    expect((await coloursOf(theme))['--bg']).toBe('#F2F6F4');
    expect(await shown()).toMatchObject({
      version: 1,
      changes: { '--primary': '#0A5B4B' },
      inUse: true,
      by: 'admin and lottery',
      command: null,
    });
    expect(await tried(admin, 'theme.publish', theme, { changes: { '--primary': '#0A5B4B' } })).toBe(
      'command_same',
    );
    const middle = await versions();
    const back = await propose(lottery, 'theme.publish', theme, { changes: {} });
    await admin.call('/console/command/approve', { rid: newRid(), id: back.id, shownHash: back.shownHash });
    await expect.poll(async () => (await versions()).THEME_LIST).not.toBe(middle.THEME_LIST);
    expect((await coloursOf(theme))['--primary']).toBe('#0A6B5B');
    const { items } = await admin.call('/console/theme/history', { theme });
    expect(items.map(({ version, changes }) => [version, changes])).toEqual([
      [2, {}],
      [1, { '--primary': '#0A5B4B' }],
    ]);
  });

  test('in which a text would be hard to read is refused, with the colours that meet', async () => {
    // 4.49 on the page, 4.53 on white: just below and just above what is needed.
    expect(await tried(admin, 'theme.publish', 'theme-default', { changes: { '--text-3': '#767676' } })).toBe(
      'theme_contrast',
    );
    expect(
      await tried(admin, 'theme.publish', 'theme-default', { changes: { '--primary': '#DDDDFF' } }),
    ).toBe('theme_contrast');
    expect(
      await tried(admin, 'theme.publish', 'theme-default', { changes: { '--border-strong': '#A0A0A0' } }),
    ).toBe('theme_contrast');
  });

  test.each([
    ['another token', { '--logo': '/a.png' }],
    ['a token that does not exist', { '--mine': '#123456' }],
    ['a name of a colour', { '--primary': 'red' }],
    ['a colour that lets others through', { '--primary': '#3346C980' }],
    ['more than a colour', { '--primary': '#3346C9;}' }],
  ])('with %s is refused', async (_, changes) => {
    expect(await tried(admin, 'theme.publish', theme, { changes })).toBe('command_invalid');
  });

  test('that does not exist is not found, and a role without the right sees none', async () => {
    expect(await tried(admin, 'theme.publish', 'theme-none', { changes: {} })).toBe('not_found');
    expect(await admin.codeOf('/console/theme/history', { theme: 'theme-none' })).toBe('not_found');
    expect(await admin.codeOf('/console/theme/history', { theme: 'jade' })).toBe('validation_failed');
    expect(await service.codeOf('/console/theme/list', {})).toBe('operator_not_permitted');
    expect(await service.codeOf('/console/theme/history', { theme })).toBe('operator_not_permitted');
  });

  test('shows the shipped colours when an upgrade makes its changes hard to read', async () => {
    const before = await versions();
    const made = await propose(admin, 'theme.publish', 'theme-dark', { changes: { '--primary': '#9EABFF' } });
    await lottery.call('/console/command/approve', { rid: newRid(), id: made.id, shownHash: made.shownHash });
    await expect.poll(async () => (await versions()).THEME_LIST).not.toBe(before.THEME_LIST);
    expect((await coloursOf('theme-dark'))['--primary']).toBe('#9EABFF');
    await app().db.asOwner(
      `update theme set vars = vars || '{"--on-primary": "#AAAAAA"}' where id = 'theme-dark'`,
    );
    await app().services.settings.themes.reload();
    expect((await coloursOf('theme-dark'))['--primary']).toBe('#8E9BFF');
    const { items } = await admin.call('/console/theme/list', {});
    expect(items.find(({ id }) => id === 'theme-dark')).toMatchObject({ inUse: false, version: 1 });
    await app().db.asOwner(
      `update theme set vars = vars || '{"--on-primary": "#0C1026"}' where id = 'theme-dark'`,
    );
    await app().services.settings.themes.reload();
    expect((await coloursOf('theme-dark'))['--primary']).toBe('#9EABFF');
  });
});

describe('a text', () => {
  const get = (by: ConsoleBrowser, language: string, key: string) =>
    by.call('/console/text/get', { language, key });
  const write = async (by: ConsoleBrowser, language: string, key: string, text: string | null) => {
    const { sourceHash } = await get(by, language, key);
    return propose(by, 'text.write', `${language}/${key}`, { text, sourceHash });
  };
  const newest = async (language: string, key: string) => (await get(admin, language, key)).versions[0]!;
  const check = async (by: ConsoleBrowser, language: string, key: string, fits = true) =>
    propose(by, 'text.check', `${language}/${key}`, { version: (await newest(language, key)).id, fits });
  const list = (
    language: string,
    filter: 'missing' | 'stale' | 'unreviewed' | 'ready' | 'changed' | 'all',
    more = {},
  ) => admin.call('/console/text/list', { language, filter, ...more });
  const keysOf = async (...given: Parameters<typeof list>) =>
    (await list(...given)).items.map(({ key }) => key);

  test('[R7.6] is written by one person, checked by another and published: then players see it', async () => {
    const before = await versions();
    const word = 'Nhắc nhở';
    expect(await write(service, 'viVn', 'tip', word)).toMatchObject({ state: 'applied', needs: 1 });
    expect(await keysOf('viVn', 'unreviewed')).toEqual(['tip']);
    const { id } = await newest('viVn', 'tip');
    const words = { version: id, fits: true };
    expect(await tried(service, 'text.check', 'viVn/tip', words)).toBe('operator_not_permitted');
    expect(await tried(admin, 'text.publish', 'texts')).toBe('command_same');
    await check(admin, 'viVn', 'tip');
    expect(await keysOf('viVn', 'ready')).toEqual(['tip']);
    expect((await textsOf('viVn')).tip).not.toBe(word);
    const made = await propose(lottery, 'text.publish', 'texts');
    expect(made.shown.after).toEqual({ release: 1, texts: { 'viVn/tip': word } });
    await expect.poll(async () => (await textsOf('viVn')).tip).toBe(word);
    await expect.poll(async () => (await versions()).LANGUAGE_VALUE).not.toBe(before.LANGUAGE_VALUE);
    expect((await versions()).THEME_LIST).toBe(before.THEME_LIST);
    expect(await get(admin, 'viVn', 'tip')).toMatchObject({
      area: 'start',
      state: 'changed',
      work: null,
      versions: [{ by: 'service', checkedBy: 'admin', fits: true, release: 1, own: false }],
    });
    expect(await keysOf('viVn', 'changed')).toEqual(['tip']);
    const coverage = await admin.call('/console/text/coverage', {});
    expect(coverage).toMatchObject({ release: { number: 1, by: 'lottery' }, ready: 0 });
    expect(coverage.languages.find(({ code }) => code === 'viVn')).toMatchObject({
      changed: 1,
      missing: 0,
      stale: 0,
    });
  });

  test('nobody checks their own, also not in the database', async () => {
    await write(lottery, 'thTh', 'cancel', 'เลิกทำ');
    const { id } = await newest('thTh', 'cancel');
    expect(await tried(lottery, 'text.check', 'thTh/cancel', { version: id, fits: true })).toBe(
      'command_own',
    );
    const consoleStore = app().db.consoleStore!;
    const { rows } = await consoleStore.query<{ by_id: bigint }>(
      'select by_id from text_version where id = $1',
      [id],
    );
    await expect(
      consoleStore.query(
        `insert into text_check (version_id, fits, by_id, by) values ($1, true, $2, 'lottery')`,
        [id, rows[0]!.by_id],
      ),
    ).rejects.toThrow('another person');
    await expect(
      consoleStore.query(
        `with r as (insert into text_release (number, by) values (99, 'x') returning id)
         insert into text_release_item select $1, id from r`,
        [id],
      ),
    ).rejects.toThrow('not checked');
    await expect(
      app().db.store.query(`insert into text_release (number, by) values (99, 'x')`),
    ).rejects.toThrow('permission denied');
    await expect(app().db.asOwner(`update text_version set text = 'x'`)).rejects.toThrow('append_only');
  });

  test('that does not fit is sent back, and a later draft comes in its place', async () => {
    await check(admin, 'thTh', 'cancel', false);
    expect(await keysOf('thTh', 'unreviewed')).toEqual([]);
    expect(await newest('thTh', 'cancel')).toMatchObject({ fits: false, checkedBy: 'admin' });
    const { id } = await newest('thTh', 'cancel');
    expect(await tried(admin, 'text.check', 'thTh/cancel', { version: id, fits: true })).toBe(
      'command_stale',
    );
    await write(lottery, 'thTh', 'cancel', 'เลิกทำ');
    expect(await tried(admin, 'text.check', 'thTh/cancel', { version: id, fits: true })).toBe(
      'command_stale',
    );
    await check(admin, 'thTh', 'cancel');
  });

  test('of English that changes makes the others stale, until somebody says that they are still right', async () => {
    await write(lottery, 'enUs', 'confirm', 'Yes, confirm');
    await check(admin, 'enUs', 'confirm');
    await propose(admin, 'text.publish', 'texts');
    await expect.poll(async () => (await textsOf('enUs')).confirm).toBe('Yes, confirm');
    expect(await keysOf('ptBr', 'stale')).toEqual(['confirm']);
    const { text } = await get(admin, 'ptBr', 'confirm');
    expect(text).toBe((await textsOf('ptBr')).confirm);
    await write(admin, 'ptBr', 'confirm', text);
    await check(lottery, 'ptBr', 'confirm');
    await propose(admin, 'text.publish', 'texts');
    expect(await keysOf('ptBr', 'stale')).toEqual([]);
    expect(await keysOf('idId', 'stale')).toEqual(['confirm']);
    const before = await get(admin, 'idId', 'confirm');
    await write(lottery, 'enUs', 'confirm', null);
    await check(admin, 'enUs', 'confirm');
    // The English text of this draft changes before it is checked.
    await write(lottery, 'idId', 'confirm', 'Ya, konfirmasi');
    const stale = { version: (await newest('idId', 'confirm')).id, fits: true };
    await propose(admin, 'text.publish', 'texts');
    expect(await tried(admin, 'text.check', 'idId/confirm', stale)).toBe('command_stale');
    expect(
      await tried(admin, 'text.write', 'idId/confirm', { text: 'Ya', sourceHash: before.sourceHash }),
    ).toBe('command_stale');
    expect(await keysOf('idId', 'stale')).toEqual([]);
    await expect.poll(async () => (await textsOf('enUs')).confirm).toBe('Confirm');
  });

  test.each([
    ['an unknown placeholder', '{issue} {n}'],
    ['a missing placeholder', 'Kỳ này'],
    ['markup', '<b>{issue}</b>'],
    ['a wrong plural', '{issue, plural, few {#} other {#}}'],
    ['nothing', ''],
  ])('with %s is refused', async (_, text) => {
    const items = (await list('viVn', 'all', { search: '{issue}' })).items;
    const { key } = items.find(({ source }) => (source.match(/\{\w+\}/g) ?? []).join() === '{issue}')!;
    const { sourceHash } = await get(admin, 'viVn', key);
    expect(await tried(admin, 'text.write', `viVn/${key}`, { text, sourceHash })).toBe('text_refused');
  });

  test('is found by words of its key and of both languages, by file, page after page', async () => {
    expect(await keysOf('viVn', 'all', { search: 'nhắc NHỞ' })).toContain('tip');
    const first = await list('viVn', 'all', { area: 'errors', size: 5 });
    expect(first.items.map(({ area }) => area)).toEqual(Array(5).fill('errors'));
    const second = await list('viVn', 'all', { area: 'errors', size: 5, after: first.next! });
    expect(second.items[0]!.key > first.items[4]!.key).toBe(true);
    expect(second.total).toBe(first.total);
    expect(first.areas).toContain('betting');
    expect((await list('enUs', 'all', { search: 'no such words here' })).items).toEqual([]);
    expect(await admin.codeOf('/console/text/list', { language: 'frFr' })).toBe('not_found');
    expect(await admin.codeOf('/console/text/list', { language: 'viVn', filter: 'x' as never })).toBe(
      'validation_failed',
    );
    expect(await admin.codeOf('/console/text/get', { language: 'viVn', key: 'no_such_key' })).toBe(
      'not_found',
    );
    expect(await tried(admin, 'text.write', 'viVn/no_such_key', { text: 'x', sourceHash: '' })).toBe(
      'not_found',
    );
    expect(await tried(admin, 'text.publish', 'other')).toBe('not_found');
  });

  test('that a language lacks is the English one, and is added', async () => {
    await app().db.asOwner(`delete from message where language = 'thTh' and key = 'confirm'`);
    await app().services.settings.languages.reload();
    expect((await textsOf('thTh')).confirm).toBe('Confirm');
    expect(await keysOf('thTh', 'missing')).toEqual(['confirm']);
    expect(await get(admin, 'thTh', 'confirm')).toMatchObject({ text: null, built: null, state: 'missing' });
    await write(lottery, 'thTh', 'confirm', 'ตกลง');
    await check(admin, 'thTh', 'confirm');
    await propose(admin, 'text.publish', 'texts');
    await expect.poll(async () => (await textsOf('thTh')).confirm).toBe('ตกลง');
    expect(await keysOf('thTh', 'missing')).toEqual([]);
  });

  test('roles without the right see none', async () => {
    const cashier = await operatorWith(app(), { name: 'till', person: 'Till One', role: 'cashier' });
    for (const [path, payload] of [
      ['/console/text/coverage', {}],
      ['/console/text/list', { language: 'enUs' }],
      ['/console/text/get', { language: 'enUs', key: 'tip' }],
    ] as const)
      expect(await cashier.codeOf(path, payload as never)).toBe('operator_not_permitted');
  });
});
