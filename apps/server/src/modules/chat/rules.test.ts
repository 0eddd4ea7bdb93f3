import { describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshId, serviceRoom, withoutSlowMode } from '../../../test/chat.ts';
import { runOps } from '../../../test/ops.ts';
import { cleanText } from './clean.ts';
import { chatModule } from './module.ts';

const app = useApp({ modules: [chatModule] });
const ROOMS = 'POST /api/chat/rooms';
const JOIN = 'POST /api/chat/join';
const MESSAGES = 'POST /api/chat/messages';
const SEND = 'POST /api/chat/send';
const READ = 'POST /api/chat/read';
const hello = (room = 'hall', text = 'hello') => ({ room, client_id: freshId(), text });
const trialPlayer = async () => {
  const trial = app().browser();
  trial.token = await trial.expectOk('POST /api/user/try', {});
  return trial;
};

describe('rooms', () => {
  test('are the hall and one for each family of lotteries, from the installation on', async () => {
    const player = await app().player();
    const { items, acts } = await player.expectOk(ROOMS);
    const { rows } = await app().db.store.query<{ family: string }>(
      'select distinct family from lottery_offer',
    );
    expect(rows.map(({ family }) => family)).toEqual(expect.arrayContaining(['ssc', 'k3', 'lhc', 'dlt']));
    expect(items.map(({ room, kind }) => `${kind} ${room}`).toSorted()).toEqual(
      ['hall hall', ...rows.map(({ family }) => `family ${family}`)].toSorted(),
    );
    expect(items[0]).toEqual({
      room: 'hall',
      kind: 'hall',
      open: true,
      slow_ms: 1_000,
      last_seq: 0,
      read_seq: null,
      role: null,
      muted_until: null,
    });
    expect(acts).toEqual([]);
  });

  test('need a session', async () => {
    const visitor = app().browser();
    expect(await visitor.codeOf(ROOMS)).toBe('please_login');
    expect(await visitor.codeOf(MESSAGES, { room: 'hall' })).toBe('please_login');
    expect(await visitor.codeOf(SEND, hello())).toBe('please_login');
  });

  test('are joined with all earlier messages read; what was read never goes back or beyond the newest', async () => {
    const [writer, player] = [await app().player(), await app().player()];
    await withoutSlowMode(app());
    for (let turn = 0; turn < 3; turn += 1) await writer.expectOk(SEND, hello('kl8'));
    expect(await player.expectOk(JOIN, { room: 'kl8' })).toMatchObject({
      last_seq: 3,
      read_seq: 3,
      role: 'member',
    });
    for (let turn = 0; turn < 3; turn += 1) await writer.expectOk(SEND, hello('kl8'));
    expect(await player.expectOk(JOIN, { room: 'kl8' })).toMatchObject({ last_seq: 6, read_seq: 3 });
    const read = async (seq: number) => (await player.expectOk(READ, { room: 'kl8', seq })).read_seq;
    expect([await read(5), await read(4), await read(0), await read(1_000), await read(2)]).toEqual([
      5, 5, 5, 6, 6,
    ]);
    // Writing reads too.
    const { seq } = await player.expectOk(SEND, hello('kl8'));
    const { items } = await player.expectOk(ROOMS);
    expect(items.find(({ room }) => room === 'kl8')).toMatchObject({ last_seq: seq, read_seq: seq });
  });

  test('[A14] of others answer like rooms that do not exist', async () => {
    const [owner, other] = [await app().player(), await app().player()];
    const room = await serviceRoom(app(), owner.userId);
    await owner.expectOk(SEND, hello(room, 'my deposit is missing'));
    expect((await owner.expectOk(ROOMS)).items.at(-1)).toMatchObject({ room, kind: 'team', last_seq: 1 });
    for (const key of [room, 'nowhere']) {
      expect(await other.codeOf(JOIN, { room: key })).toBe('not_found');
      expect(await other.codeOf(MESSAGES, { room: key })).toBe('not_found');
      expect(await other.codeOf(SEND, hello(key))).toBe('not_found');
      expect(await other.codeOf(READ, { room: key, seq: 1 })).toBe('not_found');
    }
    expect((await other.expectOk(ROOMS)).items.map((item) => item.room)).not.toContain(room);
    for (const room of ['', 'HALL', "' or 1=1 --", 'x'.repeat(65)])
      expect(await other.codeOf(MESSAGES, { room })).toBe('validation_failed');
  });
});

describe('who may write', () => {
  test('[X1] trial accounts read public rooms and do not write', async () => {
    const trial = await trialPlayer();
    await trial.expectOk(ROOMS);
    await trial.expectOk(JOIN, { room: 'hall' });
    await trial.expectOk(MESSAGES, { room: 'hall' });
    expect(await trial.codeOf(SEND, hello())).toBe('trial_not_allowed');
  });

  test('[RP7] [RP8] players on a break or excluded read and do not write', async () => {
    const [resting, excluded] = [await app().player(), await app().player()];
    await resting.expectOk('POST /api/user/time-out', { length: '24h' });
    await excluded.expectOk('POST /api/user/exclusion', { term: '6m' });
    expect(await resting.call(SEND, hello())).toMatchObject({
      code: 'timeout_active',
      data: { until: expect.any(Number) },
    });
    expect(await excluded.codeOf(SEND, hello())).toBe('self_excluded');
    await resting.expectOk(MESSAGES, { room: 'hall' });
    await excluded.expectOk(MESSAGES, { room: 'hall' });
    await app().db.clock.advance(24 * 3_600_000);
  });

  test('muted players read and do not write, in this room, until the mute ends', async () => {
    await runOps(app(), 'user', 'create-operator', 'mod_mute');
    const player = await app().player();
    await runOps(
      app(),
      'chat',
      'mute',
      player.name,
      'hall',
      '10',
      '--by',
      'mod_mute',
      '--reason',
      'shouting',
    );
    const { code, data } = (await player.call(SEND, hello())) as { code: string; data: { until: number } };
    expect(code).toBe('chat_muted');
    const left = data.until - (await app().db.clock.now());
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
    await player.expectOk(MESSAGES, { room: 'hall' });
    await player.expectOk(SEND, hello('ssc'));
    await app().db.clock.advance(10 * 60_000 + 1);
    player.token = await player.expectOk('POST /api/user/login', {
      user_name: player.name,
      password: 'quiet-harbour-lamp-41',
    });
    await player.expectOk(SEND, hello());
  });
});

describe('what may be written', () => {
  test('[E6] one message a second for each player and room; the refusal says from when', async () => {
    await app().db.asOwner('update chat_room set slow_ms = 1000');
    const [player, other] = [await app().player(), await app().player()];
    const sent = await player.expectOk(SEND, hello());
    const next = hello();
    expect(await player.call(SEND, next)).toMatchObject({
      code: 'chat_too_fast',
      data: { retryAt: sent.at + 1_000 },
    });
    await player.expectOk(SEND, hello('ssc'));
    await other.expectOk(SEND, hello());
    await app().db.clock.advance(1_000);
    await player.expectOk(SEND, next);
    await app().db.asOwner('update chat_room set slow_ms = 60000');
    await app().db.clock.advance(60_000);
    const many = await Promise.all(Array.from({ length: 10 }, () => other.call(SEND, hello())));
    const refused = many.filter(({ state }) => state !== 'SUCCESS');
    expect(refused).toHaveLength(9);
    for (const answer of refused) expect(answer).toMatchObject({ code: 'chat_too_fast' });
    await withoutSlowMode(app());
  });

  test.each([
    ['a mute', `update chat_member set muted_until = app_now() + interval '1 hour'`, 'chat_muted'],
    ['the end of a room', 'update chat_room set open = false', 'chat_closed'],
  ])('%s while a message waits for its room holds for the message', async (_, meanwhile, code) => {
    const { store, asOwner } = app().db;
    await withoutSlowMode(app());
    const player = await app().player();
    await player.expectOk(SEND, hello('pk10'));
    await asOwner('begin');
    await asOwner('select from chat_room for no key update');
    const sending = player.codeOf(SEND, hello('pk10'));
    const waiting = () =>
      store.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like 'with room%'`,
      );
    await expect.poll(async () => (await waiting()).rowCount, { interval: 10 }).toBe(1);
    await asOwner(meanwhile);
    await asOwner('commit');
    expect(await sending).toBe(code);
    await asOwner('update chat_room set open = true');
  });

  test('[E6] at most 500 characters, and at least one that can be seen', async () => {
    const player = await app().player();
    expect((await player.expectOk(SEND, hello('hall', '好'.repeat(500)))).text).toHaveLength(500);
    for (const text of ['', '好'.repeat(501), ' \n\t ', '\u202e\u0007'])
      expect(await player.call(SEND, hello('hall', text))).toMatchObject({
        code: 'validation_failed',
        data: { field: 'text' },
      });
    // Three characters each in their stored form.
    expect(await player.codeOf(SEND, hello('hall', '\ufb2c'.repeat(200)))).toBe('validation_failed');
    expect(await player.codeOf(SEND, { ...hello(), client_id: 'x' })).toBe('validation_failed');
  });

  test('no refused words and no links to other sites, and the text is not kept', async () => {
    const player = await app().player();
    const before = (await player.expectOk(MESSAGES, { room: 'hall' })).last_seq;
    expect(await player.codeOf(SEND, hello('hall', '加 薇信 abc'))).toBe('chat_refused_words');
    expect(await player.codeOf(SEND, hello('hall', 'F.U.C.K'))).toBe('chat_refused_words');
    expect(await player.codeOf(SEND, hello('hall', 'see evil。com'))).toBe('chat_refused_link');
    expect((await player.expectOk(MESSAGES, { room: 'hall' })).last_seq).toBe(before);
    await app().set('pcUrl', 'https://own.example');
    expect((await player.expectOk(SEND, hello('hall', 'see https://own.example/#/help'))).seq).toBe(
      before + 1,
    );
    expect(await player.codeOf(SEND, hello('hall', 'see https://own.example.evil.com'))).toBe(
      'chat_refused_link',
    );
  });

  test.each([
    '<script>window.broken=1</script>',
    '<img src=x onerror=window.broken=1>',
    '"><svg onload=alert(1)>',
    "'; drop table chat_message; --",
    '{{constructor.constructor("alert(1)")()}}',
    '#{7*7} %s %n \\u003cscript\\u003e',
    '&lt;b&gt; &#x3C;',
    '[x](data:text/html,x)',
    '\u202egnp.exe\u202c',
    '{"text":"x","removes":1}',
    '__proto__',
    'a\u0301\u0301\u0301\u0301\u0301\u0301 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A',
    '👩‍👩‍👧 🏳️‍🌈',
  ])('[E6] a hostile text stays text: %j', async (text) => {
    const player = await app().player();
    const sent = await player.expectOk(SEND, hello('pk10', text));
    expect(sent).toMatchObject({ text: cleanText(text), kind: 'text', removes: null, removed: false });
    const { items } = await (await app().player()).expectOk(MESSAGES, { room: 'pk10', after: sent.seq - 1 });
    expect(items).toEqual([sent]);
  });

  test('others see a masked name and no address of the sender', async () => {
    const player = await app().player({ name: `wanda_${freshId().slice(0, 6)}` });
    const { from } = await player.expectOk(SEND, hello('lhc'));
    expect(from).toEqual({ id: Number(player.userId), name: `w***${player.name.at(-1)}`, staff: false });
  });
});
