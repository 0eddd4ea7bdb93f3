import { beforeEach, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { seedProducts } from '../../../test/decided-bets.ts';
import type { DomainEvent } from '../../contract/index.ts';
import { chaseEnded } from '../chase/index.ts';
import { appealAnswered, chatModule, playerModerated, reportsDecided } from '../chat/index.ts';
import { caseAnswered, caseResolved } from '../service/index.ts';
import { waterBackMade } from '../water-back/index.ts';
import { inboxModule } from './module.ts';
import { type NewEvent, writeEvents } from './write.ts';

const LIST = 'POST /api/user/inbox/list';
const UNREAD = 'POST /api/user/inbox/unread';
const MINUTE_MS = 60_000;
const app = useApp({
  modules: [chatModule, inboxModule],
  async extend({ db }) {
    await seedProducts(db);
    db.jobs.start();
  },
});

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
let player: Player;
beforeEach(async () => {
  player = await app().player();
});

const publish = <Payload>(event: DomainEvent<Payload>, key: string, payload: NoInfer<Payload>) =>
  app().db.store.tx((tx) => app().platform.events.publish(tx, event, key, payload));
const linesOf = async (who: Player) =>
  (await who.expectOk(LIST, {})).items.map(({ type, data, at }) => ({ type, data, at }));
const write = (...events: NewEvent[]) => app().db.store.tx((tx) => writeEvents(tx, events, app().db));
const now = () => app().db.clock.local();

test('a chase that ended by itself is listed at the time of its end; one that the player stopped is not', async () => {
  const user = player.userId;
  const at = now();
  const ended = { user, lottery: 'ssc-1m', placed: 3, total: 10, at };
  await publish(chaseEnded, `stopped ${user}`, { ...ended, chase: 71n, by: 'player' });
  await publish(chaseEnded, `won ${user}`, { ...ended, chase: 72n, by: 'won' });
  await expect.poll(() => linesOf(player)).toHaveLength(1);
  expect(await linesOf(player)).toEqual([
    { type: 'chase.ended', data: { chase: 72, lottery: 'ssc-1m', by: 'won', placed: 3, total: 10 }, at },
  ]);
});

test('acts of moderators, decided reports and answered appeals are listed for the players concerned', async () => {
  const reporter = await app().player();
  const at = now();
  const hall = { room: 'hall', kind: 'hall' } as const;
  const user = player.userId;
  const why = { reason: 'advert', at };
  await publish(playerModerated, `act ${user}`, {
    ...{ user, act: 81n, ...hall, what: 'mute', until: at + MINUTE_MS },
    ...why,
  });
  await publish(appealAnswered, `appeal ${user}`, { user, act: 81n, ...hall, upheld: true, ...why });
  await publish(reportsDecided, `report ${user}`, {
    ...{ users: [reporter.userId], ...hall, seq: 5n, removed: true, at },
  });
  await expect.poll(() => linesOf(player)).toHaveLength(2);
  expect(await linesOf(player)).toEqual(
    expect.arrayContaining([
      {
        type: 'chat.act',
        data: { act: 81, ...hall, what: 'mute', reason: 'advert', until: at + MINUTE_MS },
        at,
      },
      { type: 'chat.appeal', data: { act: 81, ...hall, upheld: true, reason: 'advert' }, at },
    ]),
  );
  await expect
    .poll(() => linesOf(reporter))
    .toEqual([{ type: 'chat.report', data: { ...hall, seq: 5, removed: true }, at }]);
  expect((await player.expectOk(LIST, { kind: 'messages' })).items).toHaveLength(2);
  await player.expectOk('POST /api/user/inbox/settings/set', {
    ...{ off: ['messages'], push_off: [], push_amounts: false, quiet: null },
  });
});

test('an answer of customer service is listed when the player has not read it, and not when they have', async () => {
  const reader = await app().player();
  const { room } = await player.expectOk('POST /api/chat/join', { room: 'hall' });
  expect(room).toBe('hall');
  await reader.expectOk('POST /api/chat/join', { room: 'hall' });
  const sent = await reader.expectOk('POST /api/chat/send', {
    ...{ room: 'hall', client_id: 'a'.repeat(32), text: 'hello' },
  });
  const [{ id } = { id: 0n }] = await app().db.asOwner(`select id from chat_room where key = 'hall'`);
  const at = now() - MINUTE_MS;
  const answer = { room: BigInt(String(id)), seq: BigInt(sent.seq), at };
  await publish(caseAnswered, `read ${sent.seq}`, { ...answer, id: 91n, user: reader.userId });
  await publish(caseAnswered, `unread ${sent.seq}`, { ...answer, id: 92n, user: player.userId });
  await publish(caseResolved, `done ${sent.seq}`, { id: 92n, user: player.userId, at: now() });
  await expect.poll(() => linesOf(player)).toHaveLength(2);
  expect((await linesOf(player)).map(({ type, data }) => [type, data])).toEqual(
    expect.arrayContaining([
      ['case.answered', { case: 92, seq: sent.seq }],
      ['case.resolved', { case: 92 }],
    ]),
  );
  expect(await linesOf(reader)).toEqual([]);
});

test('[RP8] water-back of a day is listed for whom it waits, and for nobody who is excluded', async () => {
  const excluded = await app().player();
  await excluded.expectOk('POST /api/user/time-out', { length: '24h' });
  const day = '2026-11-20';
  for (const { userId } of [player, excluded])
    await app().db.asOwner(
      `insert into water_back (user_id, day, kind, product, currency, stake, counted, level, rate_ppm, amount)
       values ($1, $2, 'lottery', 'ssc', 'CNY', 1000000, 1000000, 1, 10000, 10000)`,
      [userId, day],
    );
  await publish(waterBackMade, `${day} ${player.userId}`, { day });
  await expect.poll(() => linesOf(player)).toHaveLength(1);
  expect((await linesOf(player)).map(({ type, data }) => [type, data])).toEqual([
    ['waterback.ready', { day, amount: '1.0000', currency: 'CNY' }],
  ]);
  expect((await linesOf(excluded)).filter(({ type }) => type === 'waterback.ready')).toEqual([]);
});

test('an event has the time of what it tells, and what lies before the first sign-in is read', async () => {
  const user = player.userId;
  const at = now() - 86_400_000;
  const event = { user, type: 'vip.rose', data: { level: 2 } } as const;
  expect(await write({ ...event, key: 'before', at }, { ...event, key: 'after' })).toMatchObject([
    { event: { at, read: true } },
    { event: { read: false } },
  ]);
  expect((await player.expectOk(UNREAD, {})).items).toHaveLength(1);
});
