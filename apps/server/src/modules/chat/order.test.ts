import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { freshId, withoutSlowMode } from '../../../test/chat.ts';
import { createTeamWorld } from '../../../test/teams.ts';
import type { MessageView } from './messages.ts';
import { chatModule } from './module.ts';
import { sendText } from './send.ts';

const app = useApp({ modules: [chatModule] });
const MESSAGES = 'POST /api/chat/messages';
const SEND = 'POST /api/chat/send';
beforeAll(() => withoutSlowMode(app()));

/** Everything written in a room, read page by page from the beginning. */
async function allOf(room: string, limit = 200): Promise<MessageView[]> {
  const reader = await app().player();
  const all: MessageView[] = [];
  for (let more = true; more; ) {
    const page = await reader.expectOk(MESSAGES, { room, after: all.length, limit });
    all.push(...page.items);
    more = page.more;
  }
  return all;
}

const nameOf = async (id: bigint): Promise<string> =>
  (await app().db.store.query<{ user_name: string }>('select user_name from player where id = $1', [id]))
    .rows[0]!.user_name;

describe('the order of a room', () => {
  test('is total and has no gap with 50 senders at once, whenever it is read', async () => {
    const world = createTeamWorld(app().db);
    const senders = await Promise.all(Array.from({ length: 50 }, () => world.account()));
    const reader = await app().player();
    const seen: number[] = [];
    let sending = true;
    const reading = (async () => {
      // The difference after the last number continues exactly there.
      while (sending || seen.length < 200) {
        const { items } = await reader.expectOk(MESSAGES, { room: 'hall', after: seen.length });
        for (const { seq } of items) {
          expect(seq).toBe(seen.length + 1);
          seen.push(seq);
        }
      }
    })();
    const sent = await Promise.all(
      senders.map(async (userId, place) => {
        const own: MessageView[] = [];
        for (let turn = 1; turn <= 4; turn += 1)
          own.push(
            await sendText(
              { userId, userName: await nameOf(userId), kind: 'player' },
              { room: 'hall', client_id: freshId(), text: `from ${place}, turn ${turn}` },
              app().services.chat,
            ),
          );
        return own;
      }),
    );
    sending = false;
    await reading;
    const all = await allOf('hall', 60);
    expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
    expect(all).toEqual(sent.flat().sort((one, other) => one.seq - other.seq));
    // Later numbers have no earlier times, and each sender's own order is kept.
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((one, other) => one - other));
    for (const own of sent)
      expect(own.map(({ seq }) => seq)).toEqual(own.map(({ seq }) => seq).toSorted((a, b) => a - b));
  });

  test('older pages lead back to the beginning', async () => {
    const player = await app().player();
    for (let turn = 1; turn <= 7; turn += 1)
      await player.expectOk(SEND, { room: 'k3', client_id: freshId(), text: `turn ${turn}` });
    const numbers = async (page: object) => {
      const { items, more, last_seq } = await player.expectOk(MESSAGES, { room: 'k3', limit: 3, ...page });
      return [items.map(({ seq }) => seq), more, last_seq];
    };
    expect(await numbers({})).toEqual([[5, 6, 7], true, 7]);
    expect(await numbers({ before: 5 })).toEqual([[2, 3, 4], true, 7]);
    expect(await numbers({ before: 2 })).toEqual([[1], false, 7]);
    expect(await numbers({ before: 1 })).toEqual([[], false, 7]);
    expect(await numbers({ before: 1_000 })).toEqual([[5, 6, 7], true, 7]);
    expect(await numbers({ after: 0 })).toEqual([[1, 2, 3], true, 7]);
    expect(await numbers({ after: 6 })).toEqual([[7], false, 7]);
    expect(await numbers({ after: 7 })).toEqual([[], false, 7]);
    expect(await numbers({ after: 1_000 })).toEqual([[], false, 7]);
    expect(await player.codeOf(MESSAGES, { room: 'k3', after: 1, before: 3 })).toBe('validation_failed');
    expect(await player.codeOf(MESSAGES, { room: 'k3', limit: 201 })).toBe('validation_failed');
  });
});

describe('[L6] a resend', () => {
  test('of one message 30 times at once has one effect and equal answers', async () => {
    const player = await app().player();
    const message = { room: 'ssc', client_id: freshId(), text: 'once' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => player.expectOk(SEND, message)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await allOf('ssc')).filter(({ client_id }) => client_id === message.client_id)).toHaveLength(1);
  });

  test('with another text is refused, and with the same one is answered also when the sender may not write any more', async () => {
    const player = await app().player();
    const message = { room: 'x5', client_id: freshId(), text: 'first' };
    const sent = await player.expectOk(SEND, message);
    expect(await player.codeOf(SEND, { ...message, text: 'second' })).toBe('idempotency_conflict');
    await player.expectOk('POST /api/user/time-out', { length: '24h' });
    expect(await player.codeOf(SEND, { ...message, client_id: freshId() })).toBe('timeout_active');
    expect(await player.expectOk(SEND, message)).toEqual(sent);
  });

  test('by another player, or in another room, is another message', async () => {
    const [one, other] = [await app().player(), await app().player()];
    const message = { room: 'p5', client_id: freshId(), text: 'same id' };
    const [first, second] = [await one.expectOk(SEND, message), await other.expectOk(SEND, message)];
    expect(second.seq).toBe(first.seq + 1);
    expect((await one.expectOk(SEND, { ...message, room: 'd3' })).from?.id).toBe(Number(one.userId));
  });
});
