import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { chatSockets, freshId, withoutSlowMode } from '../../../test/chat.ts';
import { createTeamWorld } from '../../../test/teams.ts';
import { chatModule } from './module.ts';

const app = useApp({ modules: [chatModule] });
const ROOMS = 'POST /api/chat/rooms';
const MESSAGES = 'POST /api/chat/messages';
const SEND = 'POST /api/chat/send';
const REMOVE = 'POST /api/chat/team/remove';
const MUTE = 'POST /api/chat/team/mute';
const sockets = chatSockets(app);

type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
/** An agent, the agent above, a member and an agent directly below, a player two levels below, and an agent beside. */
let [self, upline, member, below, deep, sibling]: Player[] = [];
let room: string;
const hello = (to = room) => ({ room: to, client_id: freshId(), text: 'hello' });
const teamsOf = async (who: Player) =>
  (await who.expectOk(ROOMS)).items
    .filter(({ kind }) => kind === 'team')
    .map(({ room: key, role }) => [key, role]);

beforeAll(() => withoutSlowMode(app()));
beforeEach(async () => {
  const world = createTeamWorld(app().db);
  const players = await Promise.all(Array.from({ length: 6 }, () => app().player()));
  [self, upline, member, below, deep, sibling] = players;
  await world.agent({ user: upline!.userId });
  await world.member(upline!.userId, { user: self!.userId, kind: 'agent' });
  await world.member(upline!.userId, { user: sibling!.userId, kind: 'agent' });
  await world.member(self!.userId, { user: member!.userId });
  await world.member(self!.userId, { user: below!.userId, kind: 'agent' });
  await world.member(below!.userId, { user: deep!.userId });
  room = `team.${self!.userId}`;
});

describe('[R2.9] the room of a team', () => {
  test('is listed for the agent and those directly below, before and after the first of them opens it', async () => {
    const above = `team.${upline!.userId}`;
    expect(await teamsOf(self!)).toEqual([
      [room, 'moderator'],
      [above, 'member'],
    ]);
    expect(await teamsOf(member!)).toEqual([[room, 'member']]);
    expect(await teamsOf(sibling!)).toEqual([[above, 'member']]);
    await member!.expectOk(SEND, hello());
    expect(await teamsOf(self!)).toEqual([
      [room, 'moderator'],
      [above, 'member'],
    ]);
    const { items } = await self!.expectOk(MESSAGES, { room });
    expect(items).toMatchObject([{ seq: 1, text: 'hello' }]);
    expect(items[0]?.from?.name).not.toBe(member!.name);
  });

  test('two members who open it together get the same one', async () => {
    const answers = await Promise.all(
      [self!, member!, below!].map((who) => who.expectOk('POST /api/chat/join', { room })),
    );
    expect(answers.map(({ role }) => role)).toEqual(['moderator', 'member', 'member']);
    const { rows } = await app().db.store.query('select from chat_room where key = $1', [room]);
    expect(rows).toHaveLength(1);
  });

  test('[A14] does not exist for anybody else: not for the upline, a lower level, the agent beside, a stranger', async () => {
    await member!.expectOk(SEND, hello());
    const [stranger, visitor] = [await app().player(), app().browser()];
    const calls = [
      [MESSAGES, { room }],
      [SEND, hello()],
      ['POST /api/chat/join', { room }],
      ['POST /api/chat/read', { room, seq: 1 }],
      ['POST /api/chat/report', { room, seq: 1, reason: 'scam' }],
      [REMOVE, { room, seq: 1, reason: 'scam' }],
      [MUTE, { room, user: Number(member!.userId), minutes: 5, reason: 'scam' }],
    ] as const;
    for (const who of [upline!, deep!, sibling!, stranger])
      for (const [call, payload] of calls) expect(await who.codeOf(call, payload as never)).toBe('not_found');
    expect(await visitor.codeOf(MESSAGES, { room })).toBe('please_login');
    for (const key of ['team.999999999', 'team.0', 'team.x', `team.${member!.userId}`])
      expect(await self!.codeOf(MESSAGES, { room: key })).toBe('not_found');
    const [inside, outside] = [await sockets.open(member!), await sockets.open(upline!)];
    expect(await inside.join(room)).toMatchObject({ ok: true });
    expect(await outside.join(room)).toMatchObject({ ok: false, code: 'not_found' });
    sockets.closeAll();
  });

  test('[RP8] is off during an exclusion, for the open page too; a break only keeps from writing', async () => {
    await below!.expectOk('POST /api/user/time-out', { length: '24h' });
    expect(await below!.codeOf(SEND, hello())).toBe('timeout_active');
    await below!.expectOk(MESSAGES, { room });
    const open = await sockets.open(member!);
    expect(await open.join(room)).toMatchObject({ ok: true });
    const told: unknown[] = [];
    open.socket.on('chat:message', (message) => told.push(message));
    await self!.expectOk(SEND, hello());
    await expect.poll(() => told.length).toBe(1);
    await withoutSlowMode(app());
    await member!.expectOk('POST /api/user/exclusion', { term: '6m' });
    // Every process does so by itself when it learns of the exclusion.
    await app().services.socket.recheckRooms(member!.userId);
    await self!.expectOk(SEND, hello());
    expect(await teamsOf(member!)).toEqual([]);
    expect(await member!.codeOf(MESSAGES, { room })).toBe('not_found');
    expect(told).toHaveLength(1);
    sockets.closeAll();
  });

  test('its filter and its bets are those of other rooms: no refused words, and no shared bets', async () => {
    expect(await member!.codeOf(SEND, { ...hello(), text: 'F.U.C.K' })).toBe('chat_refused_words');
    const share = { room, client_id: freshId(), bet_id: 1, stake: false };
    expect(await member!.codeOf('POST /api/chat/share-bet', share)).toBe('not_found');
  });
});

describe('the agent of a team', () => {
  test('removes a message once; its sender sees the act with the reason, and may appeal', async () => {
    const { seq } = await member!.expectOk(SEND, hello());
    for (let time = 0; time < 2; time += 1)
      expect(await self!.expectOk(REMOVE, { room, seq, reason: 'advert' })).toEqual({});
    const { items, last_seq } = await below!.expectOk(MESSAGES, { room });
    expect(last_seq).toBe(2);
    expect(items).toMatchObject([
      { removed: true, text: null },
      { removes: seq, from: null },
    ]);
    const { acts } = await member!.expectOk(ROOMS);
    expect(acts).toMatchObject([{ room, seq, act: 'remove', reason: 'advert', appeal: null }]);
    expect((await below!.expectOk(ROOMS)).acts).toEqual([]);
    await member!.expectOk('POST /api/chat/appeal', { act: acts[0]!.id, text: 'It was about the draw' });
    expect(await self!.codeOf(REMOVE, { room, seq: 2, reason: 'advert' })).toBe('not_found');
    expect(await member!.codeOf(REMOVE, { room, seq: 1, reason: 'advert' })).toBe('not_found');
  });

  test('mutes a direct member, also one who never wrote, and ends it', async () => {
    const of = (user: Player, minutes: number) => ({
      ...{ room, user: Number(user.userId), minutes, reason: 'insult' as const },
    });
    const { until } = await self!.expectOk(MUTE, of(member!, 10));
    expect(await member!.call(SEND, hello())).toMatchObject({ code: 'chat_muted', data: { until } });
    expect((await member!.expectOk(ROOMS)).acts).toMatchObject([{ room, act: 'mute', until }]);
    expect(await self!.expectOk(MUTE, of(member!, 0))).toEqual({ until: null });
    expect(await self!.expectOk(MUTE, of(member!, 0))).toEqual({ until: null });
    await member!.expectOk(SEND, hello());
    expect((await member!.expectOk(ROOMS)).acts.map(({ act }) => act)).toEqual(['unmute', 'mute']);
    for (const other of [self!, deep!, upline!])
      expect(await self!.codeOf(MUTE, of(other, 10))).toBe('not_found');
    expect(await member!.codeOf(MUTE, of(below!, 10))).toBe('not_found');
    expect(await self!.codeOf(MUTE, of(member!, 10_081))).toBe('validation_failed');
  });

  test('acts in no other room, not even by the functions of the database', async () => {
    const { seq } = await member!.expectOk(SEND, hello('hall'));
    for (const call of [
      { key: 'hall', seq },
      { key: `team.${upline!.userId}`, seq: 1 },
    ])
      expect(await self!.codeOf(REMOVE, { room: call.key, seq: call.seq, reason: 'scam' })).toBe('not_found');
    const { rows } = await app().db.store.query(
      `select t.* from chat_room r, team_room_remove($1, r.id, $2, $3, 'scam') t where r.key = 'hall'`,
      [self!.userId, seq, 'f'.repeat(32)],
    );
    expect(rows).toEqual([]);
  });
});
