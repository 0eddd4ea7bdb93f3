import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshId, serviceRoom, withoutSlowMode } from '../../../test/chat.ts';
import { runOps } from '../../../test/ops.ts';
import { chatModule } from './module.ts';

const app = useApp({ modules: [chatModule] });
const ROOMS = 'POST /api/chat/rooms';
const REPORT = 'POST /api/chat/report';
const BLOCK = 'POST /api/chat/block';
const APPEAL = 'POST /api/chat/appeal';
type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
const say = (player: Player, room = 'hall', text = 'hello') =>
  player.expectOk('POST /api/chat/send', { room, client_id: freshId(), text });
const run = (...words: string[]) => runOps(app(), 'chat', ...words);
const act = (...words: string[]) => run(...words, '--by', 'mod_bert', '--reason', 'rule 2');
const decide = (...words: string[]) => run(...words, '--by', 'mod_carl', '--reason', 'rule 2');

beforeAll(async () => {
  await withoutSlowMode(app());
  await runOps(app(), 'user', 'create-operator', 'mod_bert');
  await runOps(app(), 'user', 'create-operator', 'mod_carl');
});

describe('a report', () => {
  test('reaches the operators once, until the message is removed or the report dismissed', async () => {
    const [writer, reader, other] = [await app().player(), await app().player(), await app().player()];
    const [bad, fine] = [await say(writer, 'hall', 'very bad'), await say(writer, 'hall', 'all fine')];
    const first = await reader.expectOk(REPORT, { room: 'hall', seq: bad.seq, reason: 'insult' });
    expect(await reader.expectOk(REPORT, { room: 'hall', seq: bad.seq, reason: 'scam' })).toEqual(first);
    await other.expectOk(REPORT, { room: 'hall', seq: bad.seq, reason: 'scam' });
    await other.expectOk(REPORT, { room: 'hall', seq: fine.seq, reason: 'other' });
    const open = await run('reports');
    expect(open).toContain(`hall ${bad.seq}: 2 × (insult, scam) "very bad"`);
    expect(open).toContain(`hall ${fine.seq}: 1 × (other)`);
    await act('remove', 'hall', String(bad.seq));
    expect(await act('dismiss', 'hall', String(fine.seq))).toContain('are closed');
    await expect(act('dismiss', 'hall', String(fine.seq))).rejects.toThrow('no open report');
    expect(await run('reports')).toBe('No report is open.');
  });

  test('is of a message of somebody else in a room that the player may read', async () => {
    const [writer, reader] = [await app().player(), await app().player()];
    const room = await serviceRoom(app(), writer.userId);
    const { seq } = await say(writer, room);
    const own = await say(writer);
    expect(await reader.codeOf(REPORT, { room, seq, reason: 'insult' })).toBe('not_found');
    expect(await writer.codeOf(REPORT, { room: 'hall', seq: own.seq, reason: 'insult' })).toBe('not_found');
    expect(await reader.codeOf(REPORT, { room: 'hall', seq: 999_999, reason: 'insult' })).toBe('not_found');
    expect(await reader.codeOf(REPORT, { room: 'hall', seq: own.seq, reason: 'dull' as never })).toBe(
      'validation_failed',
    );
    expect(await app().browser().codeOf(REPORT, { room: 'hall', seq: own.seq, reason: 'insult' })).toBe(
      'please_login',
    );
  });
});

describe('a block list', () => {
  test('is the own one, and its changes are kept', async () => {
    const [one, other] = [await app().player(), await app().player()];
    const user = Number(other.userId);
    const listed = async (player: Player) => (await player.expectOk(ROOMS)).blocked.map(({ id }) => id);
    await one.expectOk(BLOCK, { user, blocked: true });
    await one.expectOk(BLOCK, { user, blocked: true });
    expect([await listed(one), await listed(other)]).toEqual([[user], []]);
    await one.expectOk(BLOCK, { user, blocked: false });
    expect(await listed(one)).toEqual([]);
    const { rows } = await app().db.store.query(
      'select blocked from chat_block where user_id = $1 order by id',
      [one.userId],
    );
    expect(rows).toEqual([{ blocked: true }, { blocked: false }]);
    expect(await one.codeOf(BLOCK, { user: Number(one.userId), blocked: true })).toBe('not_found');
    expect(await one.codeOf(BLOCK, { user: 999_999_999, blocked: true })).toBe('not_found');
    expect(await one.codeOf(BLOCK, { user, blocked: 1 as never })).toBe('validation_failed');
    expect(await app().browser().codeOf(BLOCK, { user, blocked: true })).toBe('please_login');
  });
});

describe('an appeal', () => {
  test('is made once by the player concerned, and answered once', async () => {
    const [player, other] = [await app().player(), await app().player()];
    await act('mute', player.name, 'hall', '60');
    const [mute] = (await player.expectOk(ROOMS)).acts;
    expect(mute).toMatchObject({ act: 'mute', appeal: null });
    const appeal = { act: mute!.id, text: 'It was not me' };
    expect(await other.codeOf(APPEAL, appeal)).toBe('not_found');
    expect(await app().browser().codeOf(APPEAL, appeal)).toBe('please_login');
    expect(await player.codeOf(APPEAL, { ...appeal, text: ' \u200e ' })).toBe('validation_failed');
    const made = await player.expectOk(APPEAL, appeal);
    expect(await player.expectOk(APPEAL, appeal)).toEqual(made);
    expect(await player.codeOf(APPEAL, { ...appeal, text: 'again' })).toBe('chat_appealed');
    expect(await run('appeals')).toContain(
      `${mute!.id}: mute of ${player.name} in hall, "rule 2"; "It was not me"`,
    );
    await expect(act('uphold', String(mute!.id))).rejects.toThrow('Somebody else');
    expect(await decide('uphold', String(mute!.id))).toContain('is upheld');
    await expect(decide('reject', String(mute!.id))).rejects.toThrow('no open appeal');
    expect((await player.expectOk(ROOMS)).acts.find(({ id }) => id === mute!.id)?.appeal).toMatchObject({
      text: 'It was not me',
      answer: { upheld: true, reason: 'rule 2' },
    });
    // Agreeing has ended the mute.
    const [unmute] = (await player.expectOk(ROOMS)).acts;
    expect(await player.codeOf(APPEAL, { act: unmute!.id, text: 'why' })).toBe('not_found');
  });
});

test('nothing of it is ever changed or removed', async () => {
  for (const table of [
    'chat_report',
    'chat_report_dismissal',
    'chat_block',
    'chat_appeal',
    'chat_appeal_answer',
  ])
    await expect(app().db.asOwner(`delete from ${table}`), table).rejects.toMatchObject({ code: 'TS002' });
});
