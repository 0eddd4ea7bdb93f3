import { expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { runOps } from '../../../test/ops.ts';
import { ActionRefused } from '../../contract/index.ts';
import { noticesModule } from './module.ts';

const app = useApp({ modules: [noticesModule] });
const run = (...args: string[]) => runOps(app(), ...args);

const english = { title: 'Maintenance', html: '<p>From 02:00 on.</p>' };
const notice = (fields: object = {}): string =>
  JSON.stringify({
    id: 'works',
    kind: 'ticker',
    starts: '2020-01-01T00:00:00Z',
    ends: '2099-01-01T00:00:00Z',
    body: { enUs: english },
    ...fields,
  });

test('a notice is written, gets a second version, is listed and stops', async () => {
  expect(await run('notice', 'list')).toBe('No notice is open.');
  expect(await run('notice', 'create', notice())).toBe('Version 1 of notice works is written.');
  expect(await run('notice', 'create', notice({ weight: 7 }))).toContain('Version 2');
  expect(await run('notice', 'list')).toBe(
    'works version 2 (ticker for all, weight 7) in force, 2020-01-01T00:00:00.000Z to 2099-01-01T00:00:00.000Z: Maintenance',
  );
  const visitor = app().browser();
  expect((await visitor.expectOk('POST /api/notice/list', {})).items).toHaveLength(1);
  expect(await run('notice', 'stop', 'works')).toBe('Notice works has stopped.');
  expect((await visitor.expectOk('POST /api/notice/list', {})).items).toEqual([]);
  await expect(run('notice', 'stop', 'works')).rejects.toThrow(ActionRefused);
  expect(await run('notice', 'create', notice())).toContain('Version 4');
  const { rows } = await app().db.store.query(
    "select version, state, made_by from notice where id = 'works' order by version",
  );
  expect(rows).toEqual(
    ['live', 'live', 'stopped', 'live'].map((state, at) => ({ version: at + 1, state, made_by: 'ops ruth' })),
  );
});

test('a scheduled notice and a dialog say so', async () => {
  await run('notice', 'create', notice({ id: 'next', starts: '2098-01-01T00:00:00Z' }));
  await run('notice', 'create', notice({ id: 'ask', kind: 'dialog', mustAck: true, audience: 'players' }));
  const list = await run('notice', 'list');
  expect(list).toMatch(/^next version 1 .* scheduled, /m);
  expect(list).toMatch(/^ask version 1 \(dialog for players, .* seen by 0 by its button: Maintenance$/m);
});

test.each([
  ['that is no JSON', 'x', 'not JSON'],
  ['with an unknown field', notice({ colour: 'red' }), 'colour'],
  ['of an unknown kind', notice({ kind: 'banner' }), 'kind'],
  ['with a wrong id', notice({ id: 'No Spaces' }), 'small letters'],
  ['without an end', notice({ ends: undefined }), 'ends'],
  ['that ends before it starts', notice({ ends: '2019-01-01T00:00:00Z' }), 'ends before it starts'],
  ['that has ended', notice({ ends: '2020-02-01T00:00:00Z' }), 'ended already'],
  ['without English', notice({ body: { zhCn: english } }), 'English (enUs) is missing'],
  ['in an unknown language', notice({ body: { enUs: english, xxXx: english } }), 'Only languages'],
  [
    'with a title that is too long',
    notice({ body: { enUs: { ...english, title: 'a'.repeat(121) } } }),
    'title',
  ],
  [
    'with a body that is too long',
    notice({ body: { enUs: { ...english, html: 'a'.repeat(20_001) } } }),
    'html',
  ],
  [
    'of which nothing is left',
    notice({ body: { enUs: { ...english, html: '<script>x()</script>' } } }),
    'nothing to read is left',
  ],
  ['with a button on the ticker', notice({ mustAck: true }), 'only a dialog'],
  ['with too much weight', notice({ weight: 101 }), 'weight'],
])('a notice %s is refused', async (_, text, why) => {
  const before = await run('notice', 'list');
  await expect(run('notice', 'create', text)).rejects.toThrow(why);
  expect(await run('notice', 'list')).toBe(before);
});

test('at most a hundred are open', async () => {
  const { rows } = await app().db.store.query('select id from notice_open');
  await app().db.asOwner(
    `insert into notice (id, version, kind, audience, starts, ends, weight, body, must_ack, state, at, made_by)
     select 'n' || n, 1, 'page', 'all', app_now(), app_now() + interval '1 day', 0, '{"enUs": {"title": "n", "html": "n"}}', false, 'live', app_now(), 'test'
     from generate_series(1, 100 - $1::integer) n`,
    [rows.length],
  );
  await expect(run('notice', 'create', notice({ id: 'one-more' }))).rejects.toThrow('100 notices are open');
  // A further version takes no place.
  expect(await run('notice', 'create', notice({ id: 'n1' }))).toContain('Version 2');
});
