import type { CallReply } from '@tessera/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanText } from '../../apps/server/src/modules/chat/clean.ts';
import { freshRid, type PlayerClient, register } from '../kit/client.ts';
import { hostileTexts } from '../kit/hostile-texts.ts';
import { createOperator } from '../kit/operator.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { type FailpointTable, installFailpoints, killAt } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, rounds } from './report.ts';

const SEND = 'POST /api/chat/send';
const MESSAGES = 'POST /api/chat/messages';
const ROOM = 'hall';
/** Milliseconds of a test in the full form. */
const TIMEOUT = 2_400_000;

let platform: Platform;
let writer: PlayerClient;
let reader: PlayerClient;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: [], lotteries: [] });
  await inside(platform, async (parts) => {
    await withoutCallLimits(parts);
    await parts.operators.query('update chat_room set slow_ms = 0');
  });
  await installFailpoints(platform, 'chat_message', 'chat_room', 'chat_member', 'chat_act');
  writer = await register(platform.pc);
  reader = await register(platform.pc);
});
afterAll(() => platform?.stop());

const text = (said: string) => ({ room: ROOM, client_id: freshRid(), text: said });

/** All messages of the room, whose numbers have no gap. */
async function all() {
  const items: CallReply<typeof MESSAGES>['items'][number][] = [];
  for (let more = true; more; ) {
    const page = await reader.ok(MESSAGES, { room: ROOM, after: items.length });
    items.push(...page.items);
    more = page.more;
  }
  expect(items.map(({ seq }) => seq)).toEqual(items.map((_, at) => at + 1));
  return items;
}

test(
  '[F1] [L6] a message killed at any of its writes is there once after the resend, and the room has no gap',
  async () => {
    const points: readonly FailpointTable[] = ['chat_room', 'chat_message', 'chat_member'];
    const count = rounds(1, 20);
    for (let round = 0; round < count; round += 1) {
      for (const table of points) {
        const before = await all();
        const message = text(`round ${round}, killed at ${table}`);
        await killAt(platform, table, () => writer.call(SEND, message));
        // Either it was committed or nothing is left of it.
        expect([0, 1]).toContain((await all()).length - before.length);
        const sent = await writer.ok(SEND, message);
        recovered();
        expect(await writer.ok(SEND, message)).toEqual(sent);
        expect(await all()).toEqual([...before, sent]);
      }
    }
    figure('F1', `chat: ${count} messages killed at each of ${points.length} writes: ${recovery()}`);
  },
  TIMEOUT,
);

test(
  '[F1] what was read and who joined are whole after a kill',
  async () => {
    for (let round = 0; round < rounds(1, 10); round += 1) {
      const player = await register(platform.pc);
      const { seq } = await writer.ok(SEND, text('to be read'));
      const room = async () => {
        const { items } = await player.ok('POST /api/chat/rooms');
        return items.find((item) => item.room === ROOM)!;
      };
      await killAt(platform, 'chat_member', () => player.call('POST /api/chat/join', { room: ROOM }));
      expect([null, seq]).toContain((await room()).read_seq);
      await player.ok('POST /api/chat/join', { room: ROOM });
      recovered();
      expect((await room()).read_seq).toBe(seq);
      const next = await writer.ok(SEND, text('to be read next'));
      const read = { room: ROOM, seq: next.seq };
      await killAt(platform, 'chat_member', () => player.call('POST /api/chat/read', read));
      expect([seq, next.seq]).toContain((await room()).read_seq);
      expect(await player.ok('POST /api/chat/read', read)).toEqual({ read_seq: next.seq });
      recovered();
    }
  },
  TIMEOUT,
);

test('[V5] [E6] hostile texts are refused or stay the text that was typed', async () => {
  const before = (await all()).length;
  const stored: string[] = [];
  for (const hostile of hostileTexts) {
    const answer = await writer.call(SEND, text(hostile));
    if (answer.state === 'SUCCESS') {
      expect(answer.message.text).toBe(cleanText(hostile));
      stored.push(cleanText(hostile));
    } else expect(['chat_refused_link', 'validation_failed', 'envelope_invalid']).toContain(answer.code);
  }
  expect((await all()).slice(before).map((message) => message.text)).toEqual(stored);
  expect(stored.length).toBeGreaterThan(50);
});

test('[F5] one message sent 50 times at once, and again after a crash, has one effect and equal answers', async () => {
  const before = await all();
  const message = text('once');
  const answers = await Promise.all(Array.from({ length: 50 }, () => writer.ok(SEND, message)));
  await platform.crash();
  answers.push(await writer.ok(SEND, message));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await all()).toEqual([...before, answers[0]]);
  figure('F5', 'a message sent 51 times, over a crash: 51 equal answers, 1 effect');
});

test('[F1] a removal killed at any of its writes is done once when it is repeated, and every client learns of it', async () => {
  const operate = await createOperator(platform.env);
  for (const table of ['chat_message', 'chat_room', 'chat_act'] as const) {
    const message = await writer.ok(SEND, text(`removed, killed at ${table}`));
    const act = () => operate('chat', 'remove', ROOM, String(message.seq), '--reason', 'rule 3');
    let begun: Promise<unknown> | undefined;
    // The command ends when its connection does, which is after the kill.
    await killAt(platform, table, async () => {
      begun = act().catch(() => undefined);
    });
    await begun;
    expect(await act()).toContain('is removed');
    recovered();
    const after = (await all()).slice(message.seq - 1);
    expect(after.map(({ text: said, removed, removes }) => [said, removed, removes])).toEqual([
      [null, true, null],
      [null, false, message.seq],
    ]);
  }
  const { acts } = await writer.ok('POST /api/chat/rooms');
  expect(acts.filter(({ act }) => act === 'remove')).toHaveLength(3);
});
