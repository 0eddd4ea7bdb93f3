import { fingerprintOf } from '@tessera/messages/fingerprint';
import { readArea } from '@tessera/messages/load';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { type ConsoleBrowser, newRid, seedOperators, signedIn } from '../../../test/console.ts';
import { helpModule } from '../help/index.ts';
import { noticesModule } from '../notices/index.ts';
import { consoleModule } from './index.ts';

const told: string[] = [];
const app = useApp({
  modules: [noticesModule, helpModule, consoleModule],
  extend: (made) => seedOperators(made as never),
  sockets: { lottery: () => {}, user: () => {}, all: (event) => void told.push(event), chat: () => {} },
});
let admin: ConsoleBrowser;
let risk: ConsoleBrowser;
beforeAll(async () => {
  [admin, risk] = [await signedIn(app(), 'admin'), await signedIn(app(), 'risk')];
});

const HOUR_MS = 3_600_000;
const now = () => Math.round(app().db.clock.local());
const english = { title: 'Maintenance', html: '<p>From 02:00 on.</p>' };
const notice = (fields: object = {}) => ({
  kind: 'ticker',
  audience: 'all',
  starts: null,
  ends: now() + 2 * HOUR_MS,
  weight: 5,
  body: { enUs: english },
  mustAck: false,
  ...fields,
});

type Asked = { action: 'notice.publish' | 'notice.stop' | 'setting.change'; target: string; payload: object };
const asked = ({ payload, ...rest }: Asked) => ({
  ...rest,
  payload: payload as Record<string, unknown>,
  reason: 'players have to know it',
});
const tried = (by: ConsoleBrowser, given: Asked) => by.codeOf('/console/command/try', asked(given));
async function propose(by: ConsoleBrowser, given: Asked) {
  const { shownHash } = await by.call('/console/command/try', asked(given));
  return by.call('/console/command/propose', { ...asked(given), rid: newRid(), shownHash });
}
async function byTwo(given: Asked) {
  const made = await propose(admin, given);
  expect(made).toMatchObject({ state: 'pending', needs: 2 });
  const { id, shownHash } = made;
  return risk.call('/console/command/approve', { rid: newRid(), id, shownHash });
}
const publish = (target: string, fields: object = {}) =>
  byTwo({ action: 'notice.publish', target, payload: notice(fields) });
const visitorSees = async () =>
  (await app().browser().expectOk('POST /api/notice/list', {})).items.map(({ id }) => id);
const listed = async (id: string, view: 'open' | 'ended' = 'open') =>
  (await admin.call('/console/notice/list', { view })).items.find((row) => row.id === id);

test('[E6] a notice to everybody takes two, is cleaned before it is shown, and open pages are told', async () => {
  const hostile =
    '<p onclick="x()">No <strong>bets</strong>.<script>steal()</script></p><img src=x onerror=y>';
  const payload = notice({ body: { enUs: { ...english, html: hostile } } });
  const given: Asked = { action: 'notice.publish', target: 'works', payload };
  const { shown, needs } = await admin.call('/console/command/try', asked(given));
  expect(needs).toBe(2);
  expect(shown.before).toEqual({});
  expect(shown.after).toMatchObject({
    'html.enUs': '<p>No <strong>bets</strong>.</p>',
    'title.enUs': 'Maintenance',
    starts: 'at once',
    audience: 'all',
  });
  const made = await propose(admin, given);
  expect(await visitorSees()).not.toContain('works');
  expect((await admin.call('/console/notice/list', {})).items).toEqual([]);
  const own = { rid: newRid(), id: made.id, shownHash: made.shownHash };
  expect(await admin.codeOf('/console/command/approve', own)).toBe('command_own');
  told.length = 0;
  await risk.call('/console/command/approve', { ...own, rid: newRid() });
  await expect.poll(() => told).toContain('notice:changed');
  expect(await visitorSees()).toContain('works');
  expect(await listed('works')).toMatchObject({
    version: 1,
    state: 'running',
    by: 'admin and risk',
    languages: ['enUs'],
    seen: null,
    command: null,
  });
});

test('a next version replaces the one before it, is stale when another came first, and one person stops it', async () => {
  await publish('terms', { audience: 'players' });
  const late = await propose(risk, {
    action: 'notice.publish',
    target: 'terms',
    payload: notice({ weight: 9, starts: now() + HOUR_MS }),
  });
  expect(await listed('terms')).toMatchObject({ command: late.id });
  const again = notice({
    weight: 7,
    body: { enUs: english, zhCn: { title: '维护', html: '<p>凌晨两点起。</p>' } },
  });
  await byTwo({ action: 'notice.publish', target: 'terms', payload: again });
  expect(await tried(admin, { action: 'notice.publish', target: 'terms', payload: again })).toBe('ok');
  const { id, shownHash } = late;
  expect(await admin.codeOf('/console/command/approve', { rid: newRid(), id, shownHash })).toBe(
    'command_stale',
  );
  const shown = await admin.call('/console/notice/get', { id: 'terms' });
  expect(shown).toMatchObject({ version: 2, weight: 7, body: again.body });
  expect(shown.versions.map(({ version, stopped }) => [version, stopped])).toEqual([
    [2, false],
    [1, false],
  ]);
  expect((await admin.call('/console/notice/get', { id: 'terms', version: 1 })).body).toEqual({
    enUs: english,
  });
  expect(await admin.codeOf('/console/notice/get', { id: 'terms', version: 9 })).toBe('not_found');
  expect(await admin.codeOf('/console/notice/get', { id: 'nowhere' })).toBe('not_found');
  const stop: Asked = { action: 'notice.stop', target: 'terms', payload: {} };
  expect(await propose(risk, stop)).toMatchObject({ state: 'applied', needs: 1 });
  expect(await visitorSees()).not.toContain('terms');
  expect(await listed('terms', 'ended')).toMatchObject({ version: 3, state: 'stopped', by: 'risk' });
  expect(await tried(risk, stop)).toBe('command_same');
  expect(await tried(risk, { ...stop, target: 'nowhere' })).toBe('not_found');
  expect(await tried(risk, { ...stop, payload: { now: true } })).toBe('command_invalid');
});

test('[O1] with a lower policy one person publishes to players, never to everybody', async () => {
  await app().db.asOwner(
    `set session_replication_role = replica; update console_policy set needs = 1 where action = 'notice.publish';
     set session_replication_role = origin`,
  );
  const given: Asked = { action: 'notice.publish', target: 'news', payload: notice({ audience: 'players' }) };
  expect(await propose(admin, given)).toMatchObject({ state: 'applied', needs: 1 });
  const everybody: Asked = { ...given, payload: notice({ audience: 'all' }) };
  expect(await propose(admin, everybody)).toMatchObject({ state: 'pending', needs: 2 });
});

test('seen dialogs are counted by version; planned and past notices say so', async () => {
  await publish('rules', { kind: 'dialog', mustAck: true });
  const player = await app().player();
  const seen = { rid: newRid(), items: [{ id: 'rules', version: 1 }] };
  await player.expectOk('POST /api/user/notice/seen', seen);
  expect(await listed('rules')).toMatchObject({ seen: 1, mustAck: true, kind: 'dialog' });
  await publish('rules', { kind: 'dialog', weight: 6 });
  expect((await admin.call('/console/notice/get', { id: 'rules' })).versions.map((row) => row.seen)).toEqual([
    0, 1,
  ]);
  await publish('next', { starts: now() + HOUR_MS });
  expect(await listed('next')).toMatchObject({ state: 'planned' });
  await app().db.asOwner(
    `insert into notice (id, version, kind, audience, starts, ends, weight, body, must_ack, state, at, made_by)
     select 'old-' || n, 1, 'page', 'all', '2020-01-01', '2020-02-01', 0, '{"enUs": {"title": "x", "html": "x"}}', false, 'live',
       '2020-01-01'::timestamptz + n * interval '1 minute', 'ruth'
     from generate_series(1, 3) n`,
  );
  const pages: string[][] = [];
  let after = null as { at: number; id: string } | null;
  do {
    const page: { items: { id: string }[]; next: typeof after } = await admin.call('/console/notice/list', {
      view: 'ended',
      size: 2,
      ...(after ? { after } : {}),
    });
    pages.push(page.items.map(({ id }) => id));
    after = page.next;
  } while (after);
  expect(pages.flat().slice(-3)).toEqual(['old-3', 'old-2', 'old-1']);
  expect(pages.every(({ length }) => length <= 2)).toBe(true);
  expect(await listed('old-1', 'ended')).toMatchObject({ state: 'past' });
});

test.each([
  ['without English', { body: { zhCn: english } }, 'enUs'],
  ['in an unknown language', { body: { enUs: english, xxXx: english } }, 'Only languages'],
  ['that ends before it starts', { starts: 20, ends: 10 }, 'before it starts'],
  ['that has ended', { starts: 10, ends: 20 }, 'ended already'],
  ['with a button on the ticker', { mustAck: true }, 'only a dialog'],
  [
    'of which nothing is left',
    { body: { enUs: { title: 'x', html: '<script>x</script>' } } },
    'nothing to read',
  ],
  ['with a title that is too long', { body: { enUs: { ...english, title: 'a'.repeat(121) } } }, 'Too big'],
  ['with a field more', { colour: 'red' }, 'colour'],
])('a notice %s is refused with its reason', async (_, fields, reason) => {
  const given = asked({ action: 'notice.publish', target: 'wrong', payload: notice(fields) });
  await expect(admin.refusal('/console/command/try', given)).resolves.toMatchObject({
    code: 'command_invalid',
    data: { reason: expect.stringContaining(reason) },
  });
});

test('an id with other letters is refused, and a role that may not write proposes nothing', async () => {
  const given: Asked = { action: 'notice.publish', target: 'No Spaces', payload: notice() };
  expect(await tried(admin, given)).toBe('command_invalid');
  const service = await signedIn(app(), 'service');
  expect(await tried(service, { ...given, target: 'works' })).toBe('operator_not_permitted');
  expect((await service.call('/console/notice/list', {})).items.length).toBeGreaterThan(0);
  expect(await service.codeOf('/console/notice/preview', english)).toBe('operator_not_permitted');
  expect(await admin.codeOf('/console/notice/list', { view: 'all' as never })).toBe('validation_failed');
});

test('a preview says what cleaning takes out', async () => {
  const html =
    '<h1>Big</h1><p style="color:red" onclick="x()">read <a href="javascript:x">this</a></p><iframe src=x></iframe>';
  expect(await admin.call('/console/notice/preview', { title: ' A\u202eb ', html })).toEqual({
    title: 'Ab',
    html: 'Big<p>read this</p>',
    removed: ['h1', 'p style', 'p onclick', 'a javascript:x', 'iframe'],
    blank: false,
  });
  const nothing = await admin.call('/console/notice/preview', { title: '', html: '<style>p{}</style>' });
  expect(nothing).toMatchObject({ html: '', removed: ['style'], blank: true });
});

test('[E18] the application publishes nothing by itself', async () => {
  await expect(
    app().db.store.query(
      `insert into notice (id, version, kind, audience, starts, ends, weight, body, must_ack, state, at, made_by)
       values ('forged', 1, 'status', 'all', app_now(), app_now() + interval '1 h', 0, '{"enUs": {}}', false, 'live', app_now(), 'x')`,
    ),
  ).rejects.toThrow('permission denied');
});

test('answers to articles are counted by language, those about the texts in force apart', async () => {
  const texts = readArea('enUs', 'help');
  const keys = Object.keys(texts).filter((key) => /^help_turnover_(title|\d+)$/.test(key));
  const version = fingerprintOf(keys.map((key) => texts[key]).join('\n'));
  const english = { headers: { language: 'enUs' } };
  const [one, other] = [await app().player(), await app().player()];
  await one.expectOk('POST /api/help/vote', { article: 'turnover', version, answer: 'yes' }, english);
  await other.expectOk('POST /api/help/vote', { article: 'turnover', version, answer: 'unclear' }, english);
  const earlier = { article: 'turnover', version: '0a1b2c3d', answer: 'wrong' } as const;
  await one.expectOk('POST /api/help/vote', earlier, { headers: { language: 'zhCn' } });
  const service = await signedIn(app(), 'service');
  const { items, days } = await service.call('/console/help/list', {});
  expect([items.length, days]).toEqual([28, 90]);
  const { votes, titles } = items.find(({ article }) => article === 'turnover')!;
  expect(titles.enUs).toBe(texts.help_turnover_title);
  const none = { yes: 0, unclear: 0, incomplete: 0, wrong: 0, other: 0 };
  expect(votes).toEqual([
    { ...none, language: 'enUs', current: true, yes: 1, unclear: 1 },
    { ...none, language: 'zhCn', current: false, wrong: 1 },
  ]);
  const { blocks } = await service.call('/console/help/get', { article: 'turnover' });
  expect(blocks.map(({ key }) => key)).toEqual(keys);
  expect(Object.keys(blocks[1]!.texts)).toHaveLength(7);
  expect(await service.codeOf('/console/help/get', { article: 'nowhere' as never })).toBe(
    'validation_failed',
  );
});

const setting = (target: string, value: unknown): Asked => ({
  action: 'setting.change',
  target,
  payload: { value },
});

test('[E9] opening hours close the platform for players and open it again', async () => {
  const hour = (new Date(now()).getUTCHours() + 8 + 12) % 24;
  const away = `${String(hour).padStart(2, '0')}:00-${String(hour).padStart(2, '0')}:30`;
  await byTwo(setting('platOpenDuration', away));
  const visitor = app().browser();
  await expect.poll(() => visitor.codeOf('POST /api/user/try', {})).toBe('platform_closed');
  await byTwo(setting('platOpenDuration', '00:00-23:59'));
  await expect.poll(async () => (await visitor.call('POST /api/user/try', {})).state).toBe('SUCCESS');
  const { items } = await admin.call('/console/setting/history', { key: 'platOpenDuration' });
  expect(items.map(({ after, by }) => [after, by])).toEqual([
    ['00:00-23:59', 'admin and risk'],
    [away, 'admin and risk'],
  ]);
});

test.each([
  ['platOpenDuration', '25:00-26:00', 'not a list of HH:mm-HH:mm ranges'],
  ['entryAddresses', [{ pcUrl: 'http://two.example', wapUrl: '' }], '1: only https'],
  ['entryAddresses', [{ pcUrl: '', wapUrl: '' }], '1: a row has no address'],
  [
    'entryAddresses',
    [
      { pcUrl: 'https://two.example', wapUrl: '' },
      { pcUrl: 'https://two.example/', wapUrl: '' },
    ],
    '2: the address is listed twice',
  ],
  ['pcUrl', 'https://two.example/path', 'only the host'],
  ['wapUrl', 'http://two.example', 'only https'],
])('%s of %j is refused with its reason', async (key, value, reason) => {
  await expect(admin.refusal('/console/command/try', asked(setting(key, value)))).resolves.toMatchObject({
    code: 'command_invalid',
    data: { reason: expect.stringContaining(reason) },
  });
});

test('an address that an earlier version has accepted stays in force', async () => {
  const { settings } = app().services.settings;
  await app().db.asOwner(
    `insert into setting (key, value, at, by) values ('wapUrl', '"http://m.old.example"', app_now(), 'ruth')`,
  );
  await settings.set('pcUrl', 'https://one.example', 'ruth');
  expect(settings.get('wapUrl')).toBe('http://m.old.example');
});
