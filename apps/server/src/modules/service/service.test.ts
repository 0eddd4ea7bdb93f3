import { Resvg } from '@resvg/resvg-js';
import { formatTime } from '@tessera/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshId } from '../../../test/chat.ts';
import { runOps } from '../../../test/ops.ts';
import { depositsModule } from '../cashier/index.ts';
import { setPresence } from './agents.ts';
import { serviceModule } from './index.ts';
import { runTimers } from './timers.ts';

const app = useApp({ modules: [serviceModule, depositsModule], filesUrl: 'http://files.test' });
const OPEN = 'POST /api/service/open';
const SEND = 'POST /api/service/send';
const PICTURE = 'POST /api/service/picture';
const RATE = 'POST /api/service/rate';
type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;

const text = (said: string) => ({ client_id: freshId(), text: said, language: 'enUs' });
const service = () => app().services.service;
const present = (ref: string, capacity: number, online = true) =>
  app().db.store.tx((tx) => setPresence(tx, service(), { ref, name: ref, online, capacity }));
const caseOf = async (player: Player) => (await player.expectOk(OPEN)).case!;
/** As the agent of a case, by the rows that the calls of the provider change. */
const asAgent = (set: string, id: number) =>
  app().db.asOwner(`update service_case set ${set} where id = $1`, [id]);
const RESOLVED = "state = 'resolved', resolved_at = app_now(), due_at = null";
const png = new Resvg(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>',
)
  .render()
  .asPng();

beforeEach(async () => {
  await app().db.asOwner(
    "update service_case set state = 'resolved', resolved_at = app_now(), due_at = null where state in ('queued', 'open', 'waiting')",
  );
  await app().db.asOwner('update service_agent set online = false, capacity = 0');
  await app().set('serviceHours', '00:00-23:59');
});

describe('a player of customer service', () => {
  test('has one room and one open case; a resend is the same message', async () => {
    const player = await app().player();
    const opened = await player.expectOk(OPEN);
    expect(opened).toMatchObject({ case: null, open: true, staffed: false });
    const message = text('my deposit is missing');
    const first = await player.expectOk(SEND, message);
    expect(await player.expectOk(SEND, message)).toEqual(first);
    expect(await player.codeOf(SEND, { ...message, text: 'other' })).toBe('idempotency_conflict');
    const second = await player.expectOk(SEND, text('hello?'));
    expect([first.case.id, second.message.seq]).toEqual([second.case.id, 2]);
    expect(second.case).toMatchObject({ state: 'queued', from_seq: 1, agent: null });
    expect((await player.expectOk(OPEN)).room).toBe(opened.room);
    const { items } = await player.expectOk('POST /api/chat/messages', { room: opened.room });
    expect(items.map(({ text: said }) => said)).toEqual(['my deposit is missing', 'hello?']);
    const elsewhere = { room: opened.room, client_id: freshId(), text: 'x' };
    expect(await player.codeOf('POST /api/chat/send', elsewhere)).toBe('chat_closed');
  });

  test('has one case also when two messages come at once', async () => {
    const player = await app().player();
    const sent = await Promise.all(['a', 'b', 'c'].map((said) => player.expectOk(SEND, text(said))));
    expect(new Set(sent.map((one) => one.case.id)).size).toBe(1);
    expect(sent.map((one) => one.message.seq).sort()).toEqual([1, 2, 3]);
  });

  test('needs a session and proper input; what is of others is not found (A14)', async () => {
    const [owner, other] = [await app().player(), await app().player()];
    expect(await app().browser().codeOf(OPEN)).toBe('please_login');
    expect(await app().browser().codeOf(SEND, text('x'))).toBe('please_login');
    expect(await owner.codeOf(SEND, text(' \u0007 '))).toBe('validation_failed');
    expect(await owner.codeOf(SEND, text('x'.repeat(501)))).toBe('validation_failed');
    expect(await owner.codeOf(SEND, { client_id: freshId(), language: 'enUs' })).toBe('validation_failed');
    const { case: mine } = await owner.expectOk(SEND, text('x'));
    await asAgent(RESOLVED, mine.id);
    expect(await other.codeOf(RATE, { id: mine.id, rating: 5 })).toBe('not_found');
    expect(await owner.codeOf(RATE, { id: mine.id, rating: 6 })).toBe('validation_failed');
    const { room } = await owner.expectOk(OPEN);
    expect(await other.codeOf('POST /api/chat/messages', { room })).toBe('not_found');
  });

  test('rates a resolved case once, and asks again in a new one', async () => {
    const player = await app().player();
    const { case: mine } = await player.expectOk(SEND, text('x'));
    expect(await player.codeOf(RATE, { id: mine.id, rating: 4 })).toBe('service_case_open');
    await asAgent(RESOLVED, mine.id);
    expect(await player.expectOk(RATE, { id: mine.id, rating: 4 })).toMatchObject({
      state: 'rated',
      rating: 4,
    });
    expect(await player.expectOk(RATE, { id: mine.id, rating: 4 })).toMatchObject({ rating: 4 });
    expect(await player.codeOf(RATE, { id: mine.id, rating: 1 })).toBe('service_rated');
    const next = await player.expectOk(SEND, text('again'));
    expect(next.case).toMatchObject({ state: 'queued', from_seq: 2 });
    const { items } = await player.expectOk('POST /api/service/history');
    expect(items.map(({ id }) => id)).toEqual([next.case.id, mine.id]);
  });

  test('sends own orders by reference, shown with their state now', async () => {
    const [player, other] = [await app().player(), await app().player()];
    const [row] = await app().db.asOwner<{ id: bigint }>(
      `insert into deposit (user_id, channel_id, method, provider, state, amount, fee, pay_amount, pay_currency, payee, payer,
         expires_at, created_at)
       select $1, id, method, 'payments', 'created', 5000000, 0, 5000000, 'CNY', '{}', 'x', app_now(), app_now()
       from deposit_channel where method = 'bank' limit 1 returning id`,
      [player.userId],
    );
    const order = { kind: 'deposit' as const, id: Number(row!.id) };
    const sent = await player.expectOk(SEND, { client_id: freshId(), language: 'enUs', order });
    expect(sent.message).toMatchObject({ kind: 'order', order, text: null });
    expect(await player.expectOk('POST /api/service/order', order)).toMatchObject({
      amount: '500.0000',
      state: 'created',
    });
    expect((await player.expectOk('POST /api/service/orders')).items).toHaveLength(1);
    expect(await other.codeOf('POST /api/service/order', order)).toBe('not_found');
    expect(await other.codeOf(SEND, { client_id: freshId(), language: 'enUs', order })).toBe('not_found');
    // The refused message opened no case.
    expect((await other.expectOk(OPEN)).case).toBe(null);
  });

  test('sends pictures, of which only the pixels are stored', async () => {
    const player = await app().player();
    const picture = { client_id: freshId(), language: 'enUs', image: png.toString('base64') };
    const sent = await player.expectOk(PICTURE, picture);
    expect(sent.message).toMatchObject({
      kind: 'image',
      picture: expect.stringMatching(/^http:\/\/files\.test\/messages\//),
    });
    expect((await player.expectOk(PICTURE, picture)).message.seq).toBe(sent.message.seq);
    const other = { ...picture, image: Buffer.from('no picture at all').toString('base64') };
    expect(await player.codeOf(PICTURE, other)).toBe('idempotency_conflict');
    expect(await player.codeOf(PICTURE, { ...other, client_id: freshId() })).toBe('picture_invalid');
  });
});

describe('the queue', () => {
  test('gives cases within the capacity, the urgent and the oldest first, and none to who is offline', async () => {
    const players = [await app().player(), await app().player(), await app().player()];
    for (const player of players) await player.expectOk(SEND, text('x'));
    expect((await caseOf(players[2]!)).ahead).toBe(2);
    await present('away', 5, false);
    await present('one', 2);
    expect(await Promise.all(players.map(async (player) => (await caseOf(player)).state))).toEqual([
      'open',
      'open',
      'queued',
    ]);
    expect((await caseOf(players[0]!)).agent).toBe('one');
    await present('one', 3);
    expect(await caseOf(players[2]!)).toMatchObject({ state: 'open', ahead: null });
  });

  test('never gives an agent more than the capacity, however many ask at once', async () => {
    await present('one', 2);
    const players = await Promise.all(Array.from({ length: 8 }, () => app().player()));
    await Promise.all(players.map((player) => player.expectOk(SEND, text('x'))));
    const states = await Promise.all(players.map(async (player) => (await caseOf(player)).state));
    expect(states.filter((state) => state === 'open')).toHaveLength(2);
  });

  test('gets an unanswered case back after the time to answer, and one whose agent has left', async () => {
    await present('one', 1);
    const player = await app().player();
    await player.expectOk(SEND, text('x'));
    await present('two', 1);
    await app().db.clock.advance(60_000);
    await present('one', 1);
    await present('two', 1);
    await runTimers(service());
    expect((await caseOf(player)).agent).toBe('one');
    await asAgent('due_at = app_now()', (await caseOf(player)).id);
    await runTimers(service());
    expect((await caseOf(player)).agent).toBe('two');
    await present('two', 1, false);
    expect((await caseOf(player)).agent).toBe('one');
    // The provider says nothing for too long.
    await app().db.clock.advance(91_000);
    await runTimers(service());
    expect(await caseOf(player)).toMatchObject({ state: 'queued', agent: null });
  });

  test('waits outside the hours of service, and keeps what was written', async () => {
    // Twelve hours from now, for half an hour.
    const then = formatTime(app().db.clock.local() + 43_200_000, 'HH:mm', 'Asia/Shanghai').slice(0, 2);
    await app().set('serviceHours', `${then}:00-${then}:30`);
    await present('one', 1);
    const player = await app().player();
    await player.expectOk(SEND, text('at night'));
    expect(await player.expectOk(OPEN)).toMatchObject({
      open: false,
      opens_at: expect.any(Number),
      case: { state: 'queued' },
    });
    await app().set('serviceHours', '00:00-23:59');
    await runTimers(service());
    expect((await caseOf(player)).state).toBe('open');
  });

  test('is shown to operators, who may change a capacity', async () => {
    const player = await app().player();
    const { case: mine } = await player.expectOk(SEND, text('x'));
    await present('one', 0);
    await runOps(app(), 'service', 'capacity', 'one', '1');
    await present('one', 3);
    expect(await runOps(app(), 'service', 'queue')).toContain(`${mine.id}  open`);
    expect(await runOps(app(), 'service', 'case', String(mine.id))).toContain('agent one');
    expect(await runOps(app(), 'service', 'agents')).toContain('one  online  1 of 1');
    await expect(runOps(app(), 'service', 'case', '7')).rejects.toThrow('There is no case 7.');
  });
});

test('the order of states holds for the owner of the tables too', async () => {
  const player = await app().player();
  const { case: mine } = await player.expectOk(SEND, text('x'));
  await expect(asAgent("state = 'rated', rating = 5", mine.id)).rejects.toThrow();
  await expect(asAgent('priority = 0', mine.id)).rejects.toThrow('is refused');
  await asAgent(RESOLVED, mine.id);
  await expect(asAgent("state = 'queued', resolved_at = null", mine.id)).rejects.toThrow('is refused');
  await expect(app().db.asOwner('delete from service_case')).rejects.toThrow('is refused');
});
