import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshId, serviceRoom, withoutSlowMode } from '../../../test/chat.ts';
import { runOps } from '../../../test/ops.ts';
import { ActionRefused } from '../../contract/index.ts';
import { chatModule } from './module.ts';

const app = useApp({ modules: [chatModule] });
const run = (...words: string[]) => runOps(app(), ...words, '--by', 'mod_anna', '--reason', 'rule 3');
const SEND = 'POST /api/chat/send';
const MESSAGES = 'POST /api/chat/messages';
type Player = Awaited<ReturnType<ReturnType<typeof app>['player']>>;
const say = (player: Player, room = 'hall', text = 'hello') =>
  player.expectOk(SEND, { room, client_id: freshId(), text });

beforeAll(async () => {
  await withoutSlowMode(app());
  await runOps(app(), 'user', 'create-operator', 'mod_anna');
});

const acts = async (player: Player) =>
  (await player.expectOk('POST /api/chat/rooms')).acts.map(({ act, room, seq, reason }) => ({
    act,
    room,
    seq,
    reason,
  }));

describe('an operator', () => {
  test('mutes a player, who has not joined either, and ends the mute', async () => {
    const player = await app().player();
    expect(await run('chat', 'mute', player.name, 'hall', '60')).toMatch(
      /cannot write in hall until 20\d\d-/,
    );
    const message = { room: 'hall', client_id: freshId(), text: 'hello' };
    expect(await player.codeOf(SEND, message)).toBe('chat_muted');
    expect(await run('chat', 'unmute', player.name, 'hall')).toBe(`${player.name} may write in hall again.`);
    expect(await run('chat', 'unmute', player.name, 'hall')).toContain('nothing changed');
    await player.expectOk(SEND, message);
    expect(await acts(player)).toEqual([
      { act: 'unmute', room: 'hall', seq: null, reason: 'rule 3' },
      { act: 'mute', room: 'hall', seq: null, reason: 'rule 3' },
    ]);
    expect(await acts(await app().player())).toEqual([]);
  });

  test('removes a message once: its content is gone for everybody, its number stays, and the room says so', async () => {
    const [player, reader] = [await app().player(), await app().player()];
    const message = { room: 'ssc', client_id: freshId(), text: 'something bad' };
    const { seq } = await player.expectOk(SEND, message);
    const { seq: later } = await say(reader, 'ssc');
    expect(await run('chat', 'remove', 'ssc', String(seq))).toBe(`Message ${seq} of ssc is removed.`);
    expect(await run('chat', 'remove', 'ssc', String(seq))).toContain('nothing changed');
    const { items } = await reader.expectOk(MESSAGES, { room: 'ssc', after: seq - 1 });
    expect(items.map((item) => [item.seq, item.text, item.removed, item.removes])).toEqual([
      [seq, null, true, null],
      [later, 'hello', false, null],
      [later + 1, null, false, seq],
    ]);
    expect(await acts(player)).toEqual([{ act: 'remove', room: 'ssc', seq, reason: 'rule 3' }]);
    // A resend is the same message, whose content is gone too.
    expect(await player.expectOk(SEND, message)).toMatchObject({ seq, text: null, removed: true });
    await expect(run('chat', 'remove', 'ssc', String(later + 1))).rejects.toThrow('no message');
  });

  test('removes one message once, also when two do it at once', async () => {
    const player = await app().player();
    const { seq } = await say(player, 'k3');
    const told = await Promise.all([
      run('chat', 'remove', 'k3', String(seq)),
      run('chat', 'remove', 'k3', String(seq)),
    ]);
    expect(told.filter((text) => text.includes('nothing changed'))).toHaveLength(1);
    expect((await player.expectOk(MESSAGES, { room: 'k3' })).last_seq).toBe(seq + 1);
    expect(await acts(player)).toHaveLength(1);
  });

  test('closes a room, which can be read, and opens it again', async () => {
    const player = await app().player();
    expect(await run('chat', 'close', 'x5')).toBe('x5 is closed.');
    expect(await run('chat', 'close', 'x5')).toBe('x5 was already closed; nothing changed.');
    expect(await player.codeOf(SEND, { room: 'x5', client_id: freshId(), text: 'hello' })).toBe(
      'chat_closed',
    );
    await player.expectOk(MESSAGES, { room: 'x5' });
    expect(await run('chat', 'open', 'x5')).toBe('x5 is open.');
    await say(player, 'x5');
  });

  test('is refused for what does not exist, and leaves no act', async () => {
    const [owner, other] = [await app().player(), await app().player()];
    const room = await serviceRoom(app(), owner.userId);
    for (const [words, why] of [
      [['mute', 'nobody_here', 'hall', '5'], 'no account'],
      [['mute', other.name, 'nowhere', '5'], 'no room'],
      [['mute', other.name, room, '5'], 'not in this room'],
      [['mute', other.name, 'hall', '0'], 'Minutes are'],
      [['mute', other.name, 'hall', '525601'], 'Minutes are'],
      [['mute', other.name, 'hall', '-1'], 'Minutes are'],
      [['remove', 'hall', '999999'], 'no message'],
      [['remove', 'hall', 'x'], 'by its number'],
      [['close', 'nowhere'], 'no room'],
    ] as const)
      await expect(run('chat', ...words), words.join(' ')).rejects.toThrow(why);
    await expect(runOps(app(), 'chat', 'mute', other.name, 'hall', '5')).rejects.toThrow(ActionRefused);
    await expect(
      runOps(app(), 'chat', 'mute', other.name, 'hall', '5', '--by', other.name, '--reason', 'x'),
    ).rejects.toThrow('Operator or password is wrong');
    expect([await acts(owner), await acts(other)]).toEqual([[], []]);
  });
});
