import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshRid } from '../../../test/bets.ts';
import { noticesChanged } from './changed.ts';
import { noticesModule } from './module.ts';
import { type NewNotice, stopNotice, writeNotice } from './write-notices.ts';

const told: string[] = [];
const app = useApp({
  modules: [noticesModule],
  sockets: { lottery: () => {}, user: () => {}, all: (event) => void told.push(event), chat: () => {} },
});

const LIST = 'POST /api/notice/list';
const MINE = 'POST /api/user/notice/list';
const DETAIL = 'POST /api/notice/detail';
const DIALOG = 'POST /api/user/notice/dialog';
const SEEN = 'POST /api/user/notice/seen';
const HOUR_MS = 3_600_000;
const english = { headers: { language: 'enUs' } };
const chinese = { headers: { language: 'zhCn' } };

/** Writes a version of a notice that is in force for two hours. */
const write = (id: string, fields: Partial<NewNotice> = {}): Promise<unknown> => {
  const { db } = app();
  const now = db.clock.local();
  const notice: NewNotice = {
    id,
    kind: 'ticker',
    audience: 'all',
    starts: now - HOUR_MS,
    ends: now + HOUR_MS,
    weight: 0,
    body: {
      enUs: { title: `${id} in English`, html: `<p>${id}</p>` },
      zhCn: { title: `${id} 中文`, html: `<p>${id}</p>` },
    },
    mustAck: false,
    ...fields,
  };
  return db.opsStore.tx((tx) => writeNotice(tx, notice, 'ruth'));
};
const stop = (id: string) => app().db.opsStore.tx((tx) => stopNotice(tx, id, 'ruth'));

/** Every test begins without notices. */
beforeEach(() =>
  app().db.asOwner(
    `set session_replication_role = replica;
     delete from notice_seen; delete from notice;
     set session_replication_role = origin`,
  ),
);

describe('the list', () => {
  test('has what is in force in the reader’s language, the state of the platform first, then by weight, newest first', async () => {
    const now = app().db.clock.local();
    await write('old', { starts: now - 3 * HOUR_MS });
    await write('new');
    await write('heavy', { weight: 5, kind: 'page' });
    await write('delay', { kind: 'status' });
    const { items } = await app().browser().expectOk(LIST, {}, english);
    expect(items.map(({ id }) => id)).toEqual(['delay', 'heavy', 'new', 'old']);
    expect(items[2]).toEqual({
      id: 'new',
      version: 1,
      kind: 'ticker',
      title: 'new in English',
      at: expect.any(Number),
    });
    expect((await app().browser().expectOk(LIST, {}, chinese)).items[2]?.title).toBe('new 中文');
  });

  test('falls back to English', async () => {
    await write('one-language', { body: { enUs: { title: 'Only English', html: '<p>x</p>' } } });
    const { items } = await app().browser().expectOk(LIST, {}, chinese);
    expect(items.map(({ title }) => title)).toEqual(['Only English']);
  });

  test('leaves out what has not begun, what has ended and what was stopped', async () => {
    const now = app().db.clock.local();
    await write('later', { starts: now + HOUR_MS, ends: now + 2 * HOUR_MS });
    await write('over', { starts: now - 2 * HOUR_MS, ends: now - HOUR_MS });
    await write('stopped');
    expect(await stop('stopped')).toBe(true);
    const visitor = app().browser();
    expect((await visitor.expectOk(LIST, {})).items).toEqual([]);
    expect(await visitor.codeOf(DETAIL, { id: 'later' })).toBe('not_found');
    expect(await visitor.codeOf(DETAIL, { id: 'over' })).toBe('notice_ended');
    expect(await visitor.codeOf(DETAIL, { id: 'stopped' })).toBe('notice_ended');
    expect(await stop('over')).toBe(false);
  });

  test('[RP15] shows players theirs, and promotions only to who may receive them', async () => {
    await write('everybody');
    await write('members', { audience: 'players' });
    await write('offer', { audience: 'promo' });
    const ids = async (
      key: typeof LIST | typeof MINE,
      caller: ReturnType<ReturnType<typeof app>['browser']>,
    ) => (await caller.expectOk(key, {})).items.map(({ id }) => id).sort();
    const player = await app().player();
    const visitor = app().browser();
    expect(await ids(LIST, visitor)).toEqual(['everybody']);
    expect(await ids(MINE, player)).toEqual(['everybody', 'members', 'offer']);
    expect(await visitor.codeOf(DETAIL, { id: 'members' })).toBe('not_found');
    expect(await visitor.codeOf(MINE, {})).toBe('please_login');

    await player.expectOk('POST /api/user/time-out', { length: '24h' });
    expect(await ids(MINE, player)).toEqual(['everybody', 'members']);
    expect(await player.codeOf('POST /api/user/notice/detail', { id: 'offer' })).toBe('not_found');
    const trial = app().browser();
    trial.token = await trial.expectOk('POST /api/user/try', {});
    expect(await ids(MINE, trial)).toEqual(['everybody', 'members']);
  });

  test('[RP8] an excluded player gets no promotion', async () => {
    await write('offer', { audience: 'promo', kind: 'dialog' });
    const player = await app().player();
    expect((await player.expectOk(DIALOG, {})).items).toHaveLength(1);
    await app().db.asOwner(
      "insert into player_guard (user_id, excluded_at, exclusion_term) values ($1, app_now(), 'indefinite')",
      [player.userId],
    );
    expect((await player.expectOk(DIALOG, {})).items).toEqual([]);
    expect((await player.expectOk(MINE, {})).items).toEqual([]);
  });
});

describe('a notice', () => {
  test('has its cleaned body, its time, and those beside it in the list', async () => {
    await write('a', { weight: 3 });
    await write('b', {
      weight: 2,
      body: { enUs: { title: 'B', html: '<p onclick="x()">Hello<script>x()</script></p>' } },
    });
    await write('c', { weight: 1 });
    const visitor = app().browser();
    const shown = await visitor.expectOk(DETAIL, { id: 'b' }, english);
    expect(shown).toMatchObject({
      title: 'B',
      html: '<p>Hello</p>',
      previous: { id: 'a', title: 'a in English' },
      next: { id: 'c', title: 'c in English' },
    });
    expect(shown.ends - shown.at).toBe(2 * HOUR_MS);
    expect(await visitor.expectOk(DETAIL, { id: 'a' })).toMatchObject({ previous: null });
    expect(await visitor.expectOk(DETAIL, { id: 'c' })).toMatchObject({ next: null });
  });

  test('is replaced by a later version at once; no version ever changes', async () => {
    await write('terms');
    await write('terms', { body: { enUs: { title: 'Second', html: '<p>2</p>' } } });
    const visitor = app().browser();
    expect(await visitor.expectOk(DETAIL, { id: 'terms' })).toMatchObject({ version: 2, title: 'Second' });
    expect((await visitor.expectOk(LIST, {})).items).toHaveLength(1);
    for (const change of [
      "update notice set weight = 1 where id = 'terms'",
      "delete from notice where id = 'terms'",
      'delete from notice_seen',
    ])
      await expect(app().db.asOwner(change), change).rejects.toThrow('append_only');
  });

  test.each([
    ['a wrong id', { id: 'No Such' }],
    ['no id', {}],
    ['an id that is too long', { id: 'a'.repeat(65) }],
  ])('%s is refused, and an unknown one is not found', async (_, input) => {
    const visitor = app().browser();
    expect(await visitor.codeOf(DETAIL, input as { id: string })).toBe('validation_failed');
    expect(await visitor.codeOf(DETAIL, { id: 'nowhere' })).toBe('not_found');
  });
});

describe('the dialog', () => {
  test('has the versions that a player has not seen, each once, whatever another player has seen', async () => {
    await write('rules', { kind: 'dialog', mustAck: true, weight: 9 });
    await write('news', { kind: 'dialog' });
    await write('line');
    const [player, other] = [await app().player(), await app().player()];
    const unseen = async (of: typeof player) =>
      (await of.expectOk(DIALOG, {})).items.map(({ id, version, must_ack }) => [id, version, must_ack]);
    expect(await unseen(player)).toEqual([
      ['rules', 1, true],
      ['news', 1, false],
    ]);
    await player.expectOk(SEEN, { rid: freshRid(), items: [{ id: 'rules', version: 1 }] });
    expect(await unseen(player)).toEqual([['news', 1, false]]);
    expect(await unseen(other)).toHaveLength(2);

    await write('rules', { kind: 'dialog', mustAck: true, weight: 9 });
    expect(await unseen(player)).toEqual([
      ['rules', 2, true],
      ['news', 1, false],
    ]);
  });

  test('marking is repeated without effect, and one request id marks one thing', async () => {
    await write('rules', { kind: 'dialog' });
    await write('news', { kind: 'dialog' });
    const player = await app().player();
    const rid = freshRid();
    const items = [{ id: 'rules', version: 1 }];
    expect(await player.expectOk(SEEN, { rid, items })).toEqual({});
    expect(await player.expectOk(SEEN, { rid, items })).toEqual({});
    expect(await player.expectOk(SEEN, { rid: freshRid(), items: [...items, ...items] })).toEqual({});
    expect(await player.codeOf(SEEN, { rid, items: [{ id: 'news', version: 1 }] })).toBe(
      'idempotency_conflict',
    );
    const { rows } = await app().db.store.query('select notice_id from notice_seen where user_id = $1', [
      player.userId,
    ]);
    expect(rows).toEqual([{ notice_id: 'rules' }]);
  });

  test('a notice that ended while it was open still counts as seen', async () => {
    await write('rules', { kind: 'dialog' });
    const player = await app().player();
    await stop('rules');
    expect(await player.expectOk(SEEN, { rid: freshRid(), items: [{ id: 'rules', version: 1 }] })).toEqual(
      {},
    );
  });

  test('what does not exist is not found and marks nothing', async () => {
    const now = app().db.clock.local();
    await write('rules', { kind: 'dialog' });
    await write('later', { kind: 'dialog', starts: now + HOUR_MS / 2 });
    const player = await app().player();
    for (const wrong of [
      { id: 'nowhere', version: 1 },
      { id: 'rules', version: 99 },
      { id: 'later', version: 1 },
    ])
      expect(
        await player.codeOf(SEEN, { rid: freshRid(), items: [{ id: 'rules', version: 1 }, wrong] }),
      ).toBe('not_found');
    for (const items of [[], [{ id: 'rules', version: 0 }], Array(11).fill({ id: 'rules', version: 1 })])
      expect(await player.codeOf(SEEN, { rid: freshRid(), items })).toBe('validation_failed');
    expect((await player.expectOk(DIALOG, {})).items).toHaveLength(1);
    expect(
      await app()
        .browser()
        .codeOf(SEEN, { rid: freshRid(), items: [{ id: 'rules', version: 1 }] }),
    ).toBe('please_login');
  });
});

test('open pages are told once a change is committed', async () => {
  const { db } = app();
  told.length = 0;
  await db.opsStore.tx((tx) => noticesChanged(db.nodeChannels, tx));
  await expect.poll(() => told).toContain('notice:changed');
});
