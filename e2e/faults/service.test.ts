import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshRid, type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { type FailpointTable, installFailpoints, killAt } from './failpoint.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { recovered, recovery } from './recovery.ts';
import { figure, rounds } from './report.ts';

const SEND = 'POST /api/service/send';
const OPEN = 'POST /api/service/open';
/** Milliseconds of a test in the full form. */
const TIMEOUT = 1_200_000;

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: ['service'], lotteries: [] });
  await inside(platform, withoutCallLimits);
  await installFailpoints(platform, 'chat_message', 'service_case');
});
afterAll(() => platform?.stop());

const text = (said: string) => ({ client_id: freshRid(), text: said, language: 'enUs' });

/** All messages of a player's room, whose numbers have no gap. */
async function all(player: PlayerClient) {
  const { room } = await player.ok(OPEN, {});
  const { items } = await player.ok('POST /api/chat/messages', { room, after: 0 });
  expect(items.map(({ seq }) => seq)).toEqual(items.map((_, at) => at + 1));
  return items;
}

/** Resolves when the player's newest message has an answer; returns all messages. */
const untilAnswered = (player: PlayerClient) =>
  until('an answer', async () => {
    const { case: mine } = await player.ok(OPEN, {});
    return mine?.state === 'waiting' ? all(player) : undefined;
  });

test(
  '[F1] [L6] a question killed at any of its writes is there once after the resend, in one case, and is answered once',
  async () => {
    const points: readonly FailpointTable[] = ['service_case', 'chat_message'];
    const count = rounds(1, 20);
    for (let round = 0; round < count; round += 1) {
      for (const table of points) {
        const player = await register(platform.pc);
        await player.ok(OPEN, {});
        const question = text('where is my deposit?');
        await killAt(platform, table, () => player.call(SEND, question));
        const sent = await player.ok(SEND, question);
        recovered();
        expect((await player.ok(SEND, question)).message).toEqual(sent.message);
        const messages = await untilAnswered(player);
        expect(messages.map(({ from }) => from?.staff)).toEqual([false, true]);
        expect((await player.ok('POST /api/service/history', {})).items).toHaveLength(1);
      }
    }
    figure(
      'F1',
      `customer service: ${count} questions killed at each of ${points.length} writes: ${recovery()}`,
    );
  },
  TIMEOUT,
);

test(
  'a provider that is killed, or makes each call three times, answers every question once',
  async () => {
    const party = platform.party('service');
    const players = await Promise.all(Array.from({ length: rounds(3, 20) }, () => register(platform.pc)));
    await party.kill();
    await Promise.all(players.map((player) => player.ok(SEND, text('how does turnover count?'))));
    await party.restart();
    await party.steer('repeating');
    for (const player of players) {
      expect((await untilAnswered(player)).map(({ from }) => from?.staff)).toEqual([false, true]);
      await player.ok(SEND, text('thanks'));
    }
    for (const player of players)
      await until('the end of the case', async () => (await player.ok(OPEN, {})).case?.state === 'resolved');
    await party.steer('normal');
  },
  TIMEOUT,
);
