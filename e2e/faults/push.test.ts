import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPushBrowser } from '../../apps/server/test/push-browser.ts';
import { type PlayerClient, register } from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { inside, withoutCallLimits } from './inside.ts';
import { addBrowsers, figuresOf, settle, states, untilSent } from './push-crowd.ts';
import { figure, isFull, rounds } from './report.ts';

/** Milliseconds of a test in the full form. */
const TIMEOUT = 1_200_000;
const CROWD_SECONDS_MAX = 120;

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform('silent', { parties: ['push'], lotteries: [] });
  await inside(platform, withoutCallLimits);
});
afterAll(() => platform?.stop());

test(
  '[E16] a crowd of push messages is sent in time, with one of ten gone, one of twenty asked to wait and one of a hundred hanging',
  async () => {
    const count = rounds(400, 200_000);
    const { userId: user } = await register(platform.pc);
    const before = await figuresOf(platform);
    const [found, seconds] = await inside(platform, async (parts) => {
      await addBrowsers(parts, platform, { user, count, mixed: true, name: 'crowd' });
      const began = performance.now();
      await settle(parts, user, 'crowd');
      return [await untilSent(parts, user, 600_000), (performance.now() - began) / 1_000] as const;
    });
    expect(found).toEqual({ sent: count * 0.9, gone: count * 0.1 });
    const { accepted, repeated, gone, waited, hung, refused } = await figuresOf(platform);
    expect({ accepted, gone, waited, hung }).toEqual({
      accepted: before.accepted + count * 0.9,
      gone: before.gone + count * 0.1,
      waited: before.waited + count * 0.05,
      hung: before.hung + count * 0.01,
    });
    expect([repeated, refused]).toEqual([before.repeated, before.refused]);
    // A subscription that is gone is never tried again.
    await inside(platform, (parts) => settle(parts, user, 'crowd-2'));
    const queued = await inside(platform, (parts) => untilSent(parts, user, 600_000));
    expect(queued).toEqual({ sent: count * 1.8, gone: count * 0.1 });
    if (isFull) expect(seconds).toBeLessThanOrEqual(CROWD_SECONDS_MAX);
    figure(
      'E16',
      `${count} push messages, 10 % gone, 5 % asked to wait, 1 % hanging: sent in ${seconds.toFixed(0)} s, none twice`,
    );
  },
  TIMEOUT,
);

test(
  '[F1] a server killed while it sends loses no push message, and no device shows one twice',
  async () => {
    const count = rounds(1_500, 6_000);
    const kills = rounds(1, 20);
    const before = await figuresOf(platform);
    const { userId: user } = await register(platform.pc);
    await inside(platform, (parts) =>
      addBrowsers(parts, platform, { user, count, mixed: false, name: 'kills' }),
    );
    for (let kill = 1; kill <= kills; kill += 1) {
      const already = await figuresOf(platform);
      await inside(platform, (parts) => settle(parts, user, `kill-${kill}`));
      await until(
        'a part to be sent',
        async () => (await figuresOf(platform)).accepted > already.accepted + 100,
      );
      await platform.crash();
      const found = await inside(platform, (parts) => untilSent(parts, user, 300_000));
      expect(found).toEqual({ sent: count * kill });
    }
    const { accepted, repeated, refused } = await figuresOf(platform);
    // Accepted counts a topic of a browser once: a repeated message replaces the one before, at the service and on the device.
    expect(accepted - before.accepted).toBe(count * kills);
    expect(refused).toBe(before.refused);
    figure(
      'F1',
      `${count * kills} push messages over ${kills} kills: none lost, ${repeated - before.repeated} sent again and replaced by their topic, none shown twice`,
    );
  },
  TIMEOUT,
);

/** A browser of a player at the stand-in, and when each of its messages was accepted, ms. */
async function openBrowser(player: PlayerClient) {
  const { url } = platform.party('push');
  const { key } = await player.ok('POST /api/user/push', {});
  const opened = await fetch(`${url}/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  const { endpoint } = (await opened.json()) as { endpoint: string };
  const { keys, read } = createPushBrowser();
  await player.ok('POST /api/user/push/subscribe', { endpoint, ...keys });
  return async () => {
    const answer = await fetch(`${url}/messages?endpoint=${encodeURIComponent(endpoint)}`);
    const { messages } = (await answer.json()) as { messages: readonly { at: number; body: string }[] };
    return messages.map(({ at, body }) => ({ at, text: read(Buffer.from(body, 'base64')) }));
  };
}

test(
  '[RP8] [RP15] from a second after a break begins, only what guards the player is pushed',
  async () => {
    const players = rounds(2, 20);
    let latest = 0;
    for (let round = 0; round < players; round += 1) {
      const player = await register(platform.pc);
      const arrived = await openBrowser(player);
      const breakAt = await inside(platform, async (parts) => {
        const tell = async (from: number) => {
          for (let n = from; n < from + 20; n += 1) {
            await settle(parts, player.userId, `break-${round}-${n}`);
            await new Promise((resolve) => setTimeout(resolve, 25));
          }
        };
        await tell(0);
        await until('the first messages', async () => (await arrived()).length > 0);
        const telling = tell(100);
        await player.ok('POST /api/user/time-out', { length: '24h' });
        const at = Date.now();
        await telling;
        await player.ok('POST /api/user/push', {});
        await untilSent(parts, player.userId, 120_000);
        expect((await states(parts, player.userId)).failed).toBeUndefined();
        return at;
      });
      const late = Math.max(0, ...(await arrived()).map(({ at }) => at - breakAt));
      latest = Math.max(latest, late);
      expect(late).toBeLessThanOrEqual(1_000);
    }
    figure(
      'RP15',
      `push: ${players} players told of draws without a pause; after a break the last message came within ${latest} ms`,
    );
  },
  TIMEOUT,
);
