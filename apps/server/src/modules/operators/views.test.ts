import { VIEW_NAME_MAX, VIEWS_MAX } from '@tessera/protocol/console-view';
import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, consoleBrowser, seedOperators, signedIn } from '../../../test/console.ts';
import { consoleModule } from '../console/index.ts';

const app = useApp({ modules: [consoleModule], extend: (made) => seedOperators(made as never) });

const held = { page: 'players', name: 'Held agents', params: { view: 'held', kind: 'agent' } };
const listed = async (by: ConsoleBrowser) =>
  (await by.call('/console/view/list', {})).items.map(({ page, name, params }) => ({ page, name, params }));

beforeEach(() => app().db.asOwner('delete from operator_view'));

test('[O1] an operator saves, opens, renames and removes views of a page', async () => {
  const by = await signedIn(app(), 'risk');
  expect(await listed(by)).toEqual([]);
  const { id } = await by.call('/console/view/save', held);
  expect(await listed(by)).toEqual([held]);
  // The same name on the page has other filters from now on, and the same name on another page is another view.
  expect(await by.call('/console/view/save', { ...held, params: { view: 'held' } })).toEqual({ id });
  await by.call('/console/view/save', { ...held, page: 'cases' });
  expect(await listed(by)).toEqual([
    { ...held, page: 'cases' },
    { ...held, params: { view: 'held' } },
  ]);
  await by.call('/console/view/rename', { id, name: '  Held  ' });
  expect((await listed(by))[1]?.name).toBe('Held');
  await by.call('/console/view/save', held);
  expect(await by.codeOf('/console/view/rename', { id, name: held.name })).toBe('view_name_taken');
  await by.call('/console/view/rename', { id, name: 'Held' });
  await by.call('/console/view/remove', { id });
  expect(await by.codeOf('/console/view/remove', { id })).toBe('not_found');
  expect(await listed(by)).toHaveLength(2);
});

test('[O1] views are of their operator alone', async () => {
  const [by, other] = [await signedIn(app(), 'risk'), await signedIn(app(), 'cashier')];
  const { id } = await by.call('/console/view/save', held);
  expect(await listed(other)).toEqual([]);
  expect(await other.codeOf('/console/view/rename', { id, name: 'Mine' })).toBe('not_found');
  expect(await other.codeOf('/console/view/remove', { id })).toBe('not_found');
  expect(await other.codeOf('/console/view/save', held)).toBe('ok');
  expect(await listed(by)).toEqual([held]);
  for (const [path, payload] of [
    ['/console/view/list', {}],
    ['/console/view/save', held],
    ['/console/view/rename', { id, name: 'Mine' }],
    ['/console/view/remove', { id }],
  ] as const)
    expect(await consoleBrowser(app()).codeOf(path, payload as never)).toBe('please_login');
});

test('[O1] there are at most fifty, also when two are saved at once', async () => {
  const by = await signedIn(app(), 'admin');
  for (let at = 1; at < VIEWS_MAX; at += 1)
    await app().db.asOwner(
      `insert into operator_view (operator_id, page, name, params) select id, 'players', $1, '{"view":"held"}' from operator where name = 'admin'`,
      [`view ${at}`],
    );
  const codes = await Promise.all(
    ['one', 'other'].map((name) => by.codeOf('/console/view/save', { ...held, name })),
  );
  expect(codes.toSorted()).toEqual(['ok', 'view_full']);
  expect(await by.codeOf('/console/view/save', { ...held, name: 'view 1' })).toBe('ok');
  expect(await listed(by)).toHaveLength(VIEWS_MAX);
});

test.each([
  ['a page that does not exist', { ...held, page: 'Players/../' }],
  ['no name', { ...held, name: '  ' }],
  ['a long name', { ...held, name: 'x'.repeat(VIEW_NAME_MAX + 1) }],
  ['a long value', { ...held, params: { q: 'x'.repeat(201) } }],
  ['an impossible name of a filter', { ...held, params: { 'a b': 'x' } }],
  ['many filters', { ...held, params: Object.fromEntries([...'abcdefghijklm'].map((name) => [name, 'x'])) }],
])('[O1] %s is refused', async (_, view) => {
  const by = await signedIn(app(), 'risk');
  expect(await by.codeOf('/console/view/save', view)).toBe('validation_failed');
});
