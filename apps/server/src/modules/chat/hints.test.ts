import type { ChatMessage } from '@tessera/protocol';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { chatSockets, freshId, serviceRoom, withoutSlowMode } from '../../../test/chat.ts';
import { runOps } from '../../../test/ops.ts';
import { seeded } from '../../../test/seeded.ts';
import type { MessageView } from './messages.ts';
import { chatModule } from './module.ts';

const app = useApp({ modules: [chatModule], extend: ({ db }) => void db.jobs.start() });
const sockets = chatSockets(app);
const ROOMS = 'POST /api/chat/rooms';
const MESSAGES = 'POST /api/chat/messages';
const SEND = 'POST /api/chat/send';
type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;

beforeAll(async () => {
  await withoutSlowMode(app());
  await runOps(app(), 'user', 'create-operator', 'mod_hints');
});
afterEach(() => sockets.closeAll());

const say = (player: Player, room: string, text = 'hello') =>
  player.expectOk(SEND, { room, client_id: freshId(), text });
const operate = (...words: string[]) =>
  runOps(app(), ...words, '--by', 'mod_hints', '--reason', 'against the rules of the room');

/** What a client knows of a room: its messages by number, from hints, and from the difference where hints are missing. */
function createView(player: Player, room: string) {
  const messages: MessageView[] = [];
  const apply = (message: MessageView): void => {
    if (message.seq !== messages.length + 1) return;
    messages.push(message);
    const removed = message.removes === null ? undefined : messages[message.removes - 1];
    if (removed) messages[message.removes! - 1] = { ...removed, text: null, removed: true };
  };
  return {
    messages,
    hint: ({ room: of, ...message }: ChatMessage): void => {
      if (of === room) apply(message);
    },
    async catchUp(): Promise<void> {
      const { items } = await player.expectOk(MESSAGES, { room, after: messages.length });
      for (const item of items) apply(item);
    },
    fresh: async () => (await player.expectOk(MESSAGES, { room, after: 0 })).items,
  };
}

describe('hints and the difference', () => {
  test('make the fresh state for every event, whichever hints are lost', async () => {
    const [reader, writer] = [await app().player(), await app().player()];
    const view = createView(reader, 'ssc');
    const { hear, join } = await sockets.open(reader);
    const chance = seeded('hints of chat');
    hear((message) => {
      if (chance.below(3) > 0) view.hint(message);
    });
    expect(await join('ssc')).toMatchObject({ ok: true });
    const posted: number[] = [];
    for (let step = 0; step < 60; step += 1) {
      if (posted.length > 2 && chance.below(4) === 0) {
        const [seq] = posted.splice(chance.below(posted.length), 1);
        await operate('chat', 'remove', 'ssc', String(seq));
      } else posted.push((await say(chance.below(2) === 0 ? reader : writer, 'ssc', `step ${step}`)).seq);
      if (chance.below(5) === 0) await view.catchUp();
    }
    await view.catchUp();
    const fresh = await view.fresh();
    expect(view.messages).toEqual(fresh);
    expect(fresh).toHaveLength(60);
    expect(fresh.filter(({ removed }) => removed).length).toBe(
      fresh.filter(({ removes }) => removes !== null).length,
    );
  });

  test('who joins again gets what was missed, without the content of what was removed since', async () => {
    const [reader, writer] = [await app().player(), await app().player()];
    const { join } = await sockets.open(reader);
    for (const text of ['one', 'two', 'three']) await say(writer, 'pc28', text);
    const fresh = async (after: number) => (await reader.expectOk(MESSAGES, { room: 'pc28', after })).items;
    expect(await join('pc28')).toEqual({ ok: true, now: expect.any(Number) });
    expect(await join('pc28', 3)).toMatchObject({ missed: { items: [], last_seq: 3, more: false } });
    expect((await join('pc28', 1)).missed).toEqual({ items: await fresh(1), last_seq: 3, more: false });
    await operate('chat', 'remove', 'pc28', '2');
    const { missed } = await join('pc28', 1);
    expect(missed).toEqual({ items: await fresh(1), last_seq: 4, more: false });
    expect(missed?.items[0]).toMatchObject({ seq: 2, text: null, removed: true });
    for (const after of [-1, 1.5, '1', null]) expect(await join('pc28', after)).not.toHaveProperty('missed');
    expect(await join('missing', 0)).toEqual({ ok: false, code: 'not_found' });
  });

  test('alone are the fresh state when none is lost', async () => {
    const [reader, writer] = [await app().player(), await app().player()];
    const view = createView(reader, 'k3');
    const { hear, join } = await sockets.open(reader);
    hear(view.hint);
    await join('k3');
    for (let turn = 1; turn <= 5; turn += 1) await say(writer, 'k3', `turn ${turn}`);
    await operate('chat', 'remove', 'k3', '2');
    await expect.poll(() => view.messages.length).toBe(6);
    expect(view.messages).toEqual(await view.fresh());
    expect(view.messages[1]).toMatchObject({ text: null, removed: true });
    expect(view.messages[5]).toMatchObject({ kind: 'system', from: null, removes: 2 });
  });

  test('tell a player of a mute, its end, a removal, and of what was read on another device', async () => {
    const player = await app().player();
    await player.expectOk('POST /api/chat/join', { room: 'x5' });
    const { socket } = await sockets.open(player);
    let told = 0;
    socket.on('chat:changed', () => told++);
    const toldBy = async (act: () => Promise<unknown>) => {
      const before = told;
      await act();
      await expect.poll(() => told).toBeGreaterThan(before);
    };
    const room = async () => (await player.expectOk(ROOMS)).items.find((item) => item.room === 'x5')!;
    await toldBy(() => operate('chat', 'mute', player.name, 'x5', '5'));
    expect((await room()).muted_until).toEqual(expect.any(Number));
    await toldBy(() => operate('chat', 'unmute', player.name, 'x5'));
    expect((await room()).muted_until).toBe(null);
    const { seq } = await say(player, 'x5');
    await toldBy(() => operate('chat', 'remove', 'x5', String(seq)));
    await say(await app().player(), 'x5');
    const read: unknown[] = [];
    socket.on('chat:read', (payload) => read.push(payload));
    await player.expectOk('POST /api/chat/read', { room: 'x5', seq: seq + 2 });
    await expect.poll(() => read).toEqual([{ room: 'x5', seq: seq + 2 }]);
    const { acts } = await player.expectOk(ROOMS);
    expect(acts.map(({ act, room: of, seq: which }) => [act, of, which])).toEqual([
      ['remove', 'x5', seq],
      ['unmute', 'x5', null],
      ['mute', 'x5', null],
    ]);
    // Reading the same again is no change.
    const before = told;
    await player.expectOk('POST /api/chat/read', { room: 'x5', seq: 1 });
    await say(player, 'hall');
    expect(told).toBe(before);
    expect(read).toHaveLength(1);
  });

  test('a resend sends no second hint', async () => {
    const [reader, writer] = [await app().player(), await app().player()];
    const { hear, join } = await sockets.open(reader);
    const heard: number[] = [];
    hear(({ seq }) => heard.push(seq));
    await join('d3');
    const message = { room: 'd3', client_id: freshId(), text: 'once' };
    for (let turn = 0; turn < 3; turn += 1) await writer.expectOk(SEND, message);
    const { seq } = await say(writer, 'd3', 'last');
    await expect.poll(() => heard).toContain(seq);
    expect(heard).toEqual([seq - 1, seq]);
  });
});

describe('[E11] joining a room over the socket', () => {
  test('needs a session and a room that the player may read', async () => {
    const [owner, other] = [await app().player(), await app().player()];
    const room = await serviceRoom(app(), owner.userId);
    const [visitor, his, others] = [
      await sockets.open(),
      await sockets.open(owner),
      await sockets.open(other),
    ];
    expect(await visitor.join('hall')).toEqual({ ok: false, code: 'please_login' });
    for (const name of [room, 'nowhere', '', 'HALL', null, 7, ['hall'], `user:${owner.userId}`])
      expect(await others.join(name), String(name)).toEqual({ ok: false, code: 'not_found' });
    expect(await his.join(room)).toMatchObject({ ok: true });
    const heard: ChatMessage[] = [];
    let leaked = 0;
    his.hear((message) => heard.push(message));
    for (const { hear } of [visitor, others]) hear(() => leaked++);
    const sent = await say(owner, room);
    await expect.poll(() => heard).toEqual([{ room, ...sent }]);
    expect(leaked).toBe(0);
  });

  test('ends with leaving it', async () => {
    const player = await app().player();
    const { hear, join, leave } = await sockets.open(player);
    const heard: string[] = [];
    hear(({ room }) => heard.push(room));
    await join('lhc');
    await join('pc28');
    expect(await leave('lhc')).toMatchObject({ ok: true });
    await say(player, 'lhc');
    await say(player, 'pc28');
    await expect.poll(() => heard).toEqual(['pc28']);
  });

  test('[RP8] [RP15] ends for public rooms with a break or an exclusion, on every page, and own rooms stay', async () => {
    for (const begin of [
      (player: Player) => player.expectOk('POST /api/user/time-out', { length: '24h' }),
      (player: Player) => player.expectOk('POST /api/user/exclusion', { term: '6m' }),
    ]) {
      const [player, writer] = [await app().player(), await app().player()];
      const own = await serviceRoom(app(), player.userId, writer.userId);
      const { hear, join } = await sockets.open(player);
      const other = await sockets.open(writer);
      const heard: string[] = [];
      hear(({ room, text }) => heard.push(`${room === own ? 'own' : room} ${text}`));
      for (const room of ['hall', own]) expect(await join(room)).toMatchObject({ ok: true });
      await other.join('hall');
      await say(writer, 'hall', 'before');
      await expect.poll(() => heard).toEqual(['hall before']);
      await begin(player);
      // Told through the database. The writer hears a message when everybody does.
      await expect
        .poll(async () => {
          const arrived = new Promise<ChatMessage>((resolve) => other.hear(resolve));
          await say(writer, 'hall', 'after');
          await arrived;
          return heard.splice(0).length;
        })
        .toBe(0);
      await say(writer, own, 'to you');
      await expect.poll(() => heard).toEqual(['own to you']);
      expect(await join('hall')).toEqual({ ok: false, code: 'not_found' });
      // Opening the room to read stays possible.
      await player.expectOk(MESSAGES, { room: 'hall' });
    }
  });

  test('is allowed for sixteen rooms at once', async () => {
    const player = await app().player();
    const rooms = await Promise.all(Array.from({ length: 17 }, () => serviceRoom(app(), player.userId)));
    const { join, leave } = await sockets.open(player);
    const answers = [];
    for (const room of rooms) answers.push(await join(room));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(16);
    expect(answers[16]).toEqual({ ok: false, code: 'too_many_requests' });
    await leave(rooms[0]);
    // The limit of events per second begins again.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await join(rooms[16])).toMatchObject({ ok: true });
  });
});
