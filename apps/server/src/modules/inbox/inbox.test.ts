import { type Amount, parseAmount } from '@tessera/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, useApp } from '../../../test/app.ts';
import { decide, drawOf, seedProducts } from '../../../test/decided-bets.ts';
import { depositCredited, withdrawalPaid, withdrawalReturned } from '../cashier/index.ts';
import { installNotice, noticesModule } from '../notices/index.ts';
import { betsDecided } from '../settlement/index.ts';
import { memberJoined } from '../teams/index.ts';
import { inboxModule } from './module.ts';
import { noticesJob } from './notice-events.ts';
import { removeOld } from './tidy.ts';
import { type NewEvent, writeEvents } from './write.ts';

const LIST = 'POST /api/user/inbox/list';
const UNREAD = 'POST /api/user/inbox/unread';
const READ = 'POST /api/user/inbox/read';
const READ_ALL = 'POST /api/user/inbox/read-all';
const SETTINGS = 'POST /api/user/inbox/settings';
const SET = 'POST /api/user/inbox/settings/set';
const HOUR_MS = 3_600_000;

/** Hints to the sockets of players. */
const hints: { user: bigint; name: string; payload: unknown }[] = [];
const app = useApp({
  modules: [noticesModule, inboxModule],
  sockets: {
    lottery: () => {},
    all: () => {},
    chat: () => {},
    user: (user, name, payload) => void hints.push({ user, name, payload }),
  },
  async extend({ db }) {
    await seedProducts(db);
    db.jobs.start();
  },
});

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let player: Player;
beforeEach(async () => {
  player = await app().player();
  hints.length = 0;
});

/** Settings of a player who has chosen nothing. */
const usual = {
  off: [],
  push_off: ['notice', 'rewards', 'team'] as ('notice' | 'rewards' | 'team')[],
  push_amounts: false,
  quiet: null,
};
const amount = (text: string): Amount => {
  const parsed = parseAmount(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};
const write = (...events: NewEvent[]) => app().db.store.tx((tx) => writeEvents(tx, events, app().db));
const level = (user: bigint, n: number): NewEvent => ({
  user,
  key: `vip:${n}`,
  type: 'vip.rose',
  data: { level: n },
});
const credited = (user: bigint, n: number): NewEvent => ({
  user,
  key: `deposit:${n}`,
  type: 'deposit.credited',
  data: { deposit: n, amount: '5.0000' },
});
const typesOf = async (who: Player) => (await who.expectOk(LIST, {})).items.map(({ type }) => type);
const hintsOf = (who: Player, name: string) =>
  hints.filter((hint) => hint.user === who.userId && hint.name === name).map(({ payload }) => payload);

describe('writing', () => {
  test('a key is written once for each player, and only what is new is told', async () => {
    const other = await app().player();
    expect(await write(level(player.userId, 2), level(other.userId, 2))).toHaveLength(2);
    expect(await write(level(player.userId, 2), level(player.userId, 3))).toMatchObject([
      { user: player.userId, event: { type: 'vip.rose', data: { level: 3 }, read: false }, loud: true },
    ]);
    expect(await typesOf(player)).toEqual(['vip.rose', 'vip.rose']);
    expect(await typesOf(other)).toEqual(['vip.rose']);
  });

  test('a kind that is off is listed as read and silent; what guards the player comes through', async () => {
    await player.expectOk(SET, { ...usual, off: ['money'] });
    const written = await write(credited(player.userId, 1), {
      user: player.userId,
      key: 'x',
      type: 'security.changed',
      data: { what: 'password_changed' },
    });
    expect(written.map(({ event, loud }) => [event.type, event.read, loud])).toEqual([
      ['deposit.credited', true, false],
      ['security.changed', false, true],
    ]);
    expect((await player.expectOk(UNREAD, {})).items.map(({ type }) => type)).toEqual(['security.changed']);
  });

  test('[RP8] [RP15] on a break everything is listed and only what guards the player is told', async () => {
    await player.expectOk('POST /api/user/time-out', { length: '24h' });
    const written = await write(level(player.userId, 2), {
      user: player.userId,
      key: 'marked',
      type: 'guard.marked',
      data: {},
    });
    expect(written.map(({ loud, event }) => [loud, event.read])).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  test('quiet hours silence, and never touch the list', async () => {
    const minute = new Date(app().db.clock.local()).getUTCHours() * 60;
    const quiet = { from: (minute + 1_380) % 1_440, to: (minute + 120) % 1_440, zone: 'UTC' };
    expect(await player.expectOk(SET, { ...usual, quiet })).toEqual({ ...usual, quiet });
    const [silent] = await write(level(player.userId, 2));
    expect(silent).toMatchObject({ loud: false, event: { read: false } });
    expect((await player.expectOk(UNREAD, {})).items).toHaveLength(1);
  });
});

describe('events of the platform', () => {
  test('each player with bets in a decided draw gets one line with lottery, issue and amounts', async () => {
    const loser = await app().player();
    const bets = await decide(app().db, [
      { user: player.userId, draw: 'a', stake: 20_000n, fate: 'won', payout: 50_000n },
      { user: player.userId, draw: 'a', stake: 10_000n },
      { user: player.userId, draw: 'a', stake: 70_000n, fate: 'cancelled' },
      { user: loser.userId, draw: 'a', stake: 30_000n },
    ]);
    const draw = await drawOf(app().db, bets[0]!);
    await app().db.store.tx((tx) =>
      app().platform.events.publish(tx, betsDecided, String(draw), { draw, settled: true }),
    );
    await expect.poll(() => typesOf(player)).toEqual(['draw.settled']);
    expect((await player.expectOk(LIST, {})).items[0]?.data).toEqual({
      lottery: 'ssc-1m',
      issue: `d-${draw}`,
      bets: 2,
      won: 1,
      stake: '3.0000',
      payout: '5.0000',
      bet: Number(bets[0]),
    });
    await expect.poll(() => typesOf(loser)).toEqual(['draw.settled']);
    expect((await loser.expectOk(LIST, {})).items[0]?.data).toMatchObject({
      payout: '0.0000',
      bet: Number(bets[3]),
    });
    await expect.poll(() => hintsOf(player, 'inbox:event').length).toBe(1);
    expect(hintsOf(player, 'inbox:event')).toMatchObject([{ loud: true, event: { type: 'draw.settled' } }]);
  });

  test('deposits, withdrawals and new members are listed for whom they concern', async () => {
    const member = await app().player();
    const user = player.userId;
    const currency = 'CNY';
    await app().db.store.tx(async (tx) => {
      const { events } = app().platform;
      await events.publish(tx, depositCredited, `d${user}`, {
        deposit: 11n,
        user,
        channel: 'card',
        amount: amount('100'),
        fee: amount('1'),
      });
      const paid = { withdrawal: 12n, user, currency, amount: amount('30') };
      await events.publish(tx, withdrawalPaid, `p${user}`, paid);
      const back = { withdrawal: 13n, user, currency, amount: amount('40'), state: 'rejected' } as const;
      await events.publish(tx, withdrawalReturned, `r${user}`, back);
      await events.publish(tx, memberJoined, `j${user}`, { user: member.userId, parent: user, link: 1n });
    });
    await expect.poll(async () => (await typesOf(player)).length).toBe(4);
    const { items } = await player.expectOk(LIST, {});
    const dataOf = (type: string) => items.find((item) => item.type === type)?.data;
    expect(dataOf('deposit.credited')).toEqual({ deposit: 11, amount: '99.0000' });
    expect(dataOf('withdrawal.paid')).toEqual({ withdrawal: 12, amount: '30.0000', currency });
    expect(dataOf('withdrawal.refused')).toMatchObject({ withdrawal: 13, state: 'rejected' });
    expect(JSON.stringify(dataOf('team.joined'))).not.toContain(member.name);
    expect((await player.expectOk(LIST, { kind: 'money' })).items).toHaveLength(3);
  });

  test('a sign-in with another browser is told, the first one and the same browser are not', async () => {
    const signIn = { user_name: player.name, password: TEST_PASSWORD };
    await player.expectOk('POST /api/user/login', signIn);
    const stranger = app().browser();
    const agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';
    stranger.token = await stranger.expectOk('POST /api/user/login', signIn, {
      headers: { 'user-agent': agent },
    });
    await expect.poll(async () => (await stranger.expectOk(LIST, {})).items.length).toBe(1);
    expect((await stranger.expectOk(LIST, {})).items).toMatchObject([
      { type: 'security.device', data: { device: 'Chrome · Windows' } },
    ]);
  });

  test('a notice that must be acknowledged is written for every player, and read with its button', async () => {
    const { db } = app();
    const now = db.clock.local();
    const id = `terms-${player.userId}`;
    await db.opsStore.tx((tx) =>
      installNotice(
        tx,
        {
          id,
          kind: 'dialog',
          audience: 'players',
          starts: now - HOUR_MS,
          ends: now + HOUR_MS,
          weight: 0,
          body: { enUs: { title: 'New terms', html: '<p>x</p>' } },
          mustAck: true,
        },
        'ruth',
      ),
    );
    await db.jobs.add(noticesJob, `test ${id}`, now);
    await expect.poll(() => typesOf(player)).toEqual(['notice.posted']);
    const { items } = await player.expectOk(LIST, {});
    expect(items[0]?.data).toEqual({ notice: id, version: 1, titles: { enUs: 'New terms' } });
    const rid = '0123456789abcdef0123456789abcdef';
    await player.expectOk('POST /api/user/notice/seen', { rid, items: [{ id, version: 1 }] });
    await expect.poll(() => hintsOf(player, 'inbox:read').length).toBe(1);
    expect((await player.expectOk(UNREAD, {})).items).toEqual([]);
  });
});

describe('calls', () => {
  test('the list has pages, newest first, and can be narrowed to a kind', async () => {
    await write(...[1, 2, 3, 4, 5].map((n) => credited(player.userId, n)), level(player.userId, 2));
    const first = await player.expectOk(LIST, { limit: 4 });
    expect(first.items.map(({ type }) => type)).toEqual([
      'vip.rose',
      'deposit.credited',
      'deposit.credited',
      'deposit.credited',
    ]);
    const second = await player.expectOk(LIST, { limit: 4, cursor: first.next! });
    expect(second.items.map(({ data }) => data)).toMatchObject([{ deposit: 2 }, { deposit: 1 }]);
    expect(second.next).toBeNull();
    expect((await player.expectOk(LIST, { kind: 'rewards' })).items).toHaveLength(1);
    expect(await player.codeOf(LIST, { cursor: 'x' })).toBe('validation_failed');
  });

  test('reading one or all is told to the other devices, once, and later events stay unread', async () => {
    await write(credited(player.userId, 1), credited(player.userId, 2));
    const { items } = await player.expectOk(LIST, {});
    const [newest, oldest] = items;
    await player.expectOk(READ, { id: oldest!.id });
    await player.expectOk(READ, { id: oldest!.id });
    expect(hintsOf(player, 'inbox:read')).toEqual([{ ids: [oldest!.id], up_to: 0 }]);
    expect((await player.expectOk(UNREAD, {})).items).toEqual([{ id: newest!.id, type: 'deposit.credited' }]);
    await write(level(player.userId, 2));
    await player.expectOk(READ_ALL, { up_to: newest!.id });
    expect(hintsOf(player, 'inbox:read').at(-1)).toEqual({ ids: [], up_to: newest!.id });
    expect((await player.expectOk(UNREAD, {})).items.map(({ type }) => type)).toEqual(['vip.rose']);
  });

  test('[A14] nobody reads or marks the events of somebody else', async () => {
    await write(credited(player.userId, 1));
    const [item] = (await player.expectOk(LIST, {})).items;
    const other = await app().player();
    expect(await typesOf(other)).toEqual([]);
    expect(await other.codeOf(READ, { id: item!.id })).toBe('not_found');
    await other.expectOk(READ_ALL, { up_to: item!.id });
    expect((await player.expectOk(UNREAD, {})).items).toHaveLength(1);
    const visitor = app().browser();
    for (const key of [LIST, UNREAD, SETTINGS] as const)
      expect(await visitor.codeOf(key, {})).toBe('please_login');
    expect(await visitor.codeOf(READ, { id: item!.id })).toBe('please_login');
  });

  test('of many unread events the newest hundred are counted', async () => {
    await write(...Array.from({ length: 101 }, (_, n) => credited(player.userId, n + 1)));
    const unread = await player.expectOk(UNREAD, {});
    expect(unread.items).toHaveLength(100);
    expect(unread.more).toBe(true);
  });

  test.each([
    ['a locked kind', { ...usual, off: ['security'] }],
    ['push messages of a locked kind', { ...usual, push_off: ['guard'] }],
    ['an unknown zone', { ...usual, quiet: { from: 0, to: 60, zone: 'Moon/Base' } }],
    ['no length', { ...usual, quiet: { from: 60, to: 60, zone: 'UTC' } }],
    ['a minute outside the day', { ...usual, quiet: { from: 0, to: 1_440, zone: 'UTC' } }],
  ])('settings with %s are refused', async (_, settings) => {
    expect(await player.codeOf(SET, settings as never)).toBe('validation_failed');
    expect(await player.expectOk(SETTINGS, {})).toEqual(usual);
  });
});

test('events older than ninety days are removed, newer ones stay', async () => {
  await write(credited(player.userId, 1), credited(player.userId, 2));
  await app().db.asOwner(
    `update inbox_event set at = app_now() - interval '91 days' where user_id = $1 and key = 'deposit:1'`,
    [player.userId],
  );
  expect(await removeOld({ store: app().db.store })).toBe(1);
  expect((await player.expectOk(LIST, {})).items.map(({ data }) => data)).toMatchObject([{ deposit: 2 }]);
});
