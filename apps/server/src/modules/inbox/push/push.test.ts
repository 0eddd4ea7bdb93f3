import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, TEST_PASSWORD, type TestApp } from '../../../../test/app.ts';
import { createPushBrowser, type PushBrowser } from '../../../../test/push-browser.ts';
import { startThirdParty, type ThirdParty } from '../../../../test/third-party.ts';
import { inboxModule } from '../module.ts';
import { type NewEvent, writeEvents } from '../write.ts';
import { nextPushIn } from './queue.ts';

const STATE = 'POST /api/user/push';
const SUBSCRIBE = 'POST /api/user/push/subscribe';
const UNSUBSCRIBE = 'POST /api/user/push/unsubscribe';
const TEST = 'POST /api/user/push/test';
const SET = 'POST /api/user/inbox/settings/set';
const folder = mkdtempSync(join(tmpdir(), 'tessera-push-'));

let service: ThirdParty;
let app: TestApp<readonly [typeof inboxModule]>;
beforeAll(async () => {
  service = await startThirdParty('push', folder);
  const isUp = () =>
    fetch(`${service.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50));
  app = await startApp({ modules: [inboxModule], config: { pushUrl: service.url } });
  app.db.jobs.start();
});
afterAll(async () => {
  await app?.db.jobs.stop();
  await app?.close();
  service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Player = Awaited<ReturnType<typeof app.player>>;
let player: Player;
beforeEach(async () => {
  await service.steer({ mode: 'normal' });
  player = await app.player();
});

interface Device extends PushBrowser {
  readonly endpoint: string;
}
/** A browser with a subscription at the stand-in, which messages of `who` go to. */
async function device(who: Player): Promise<Device> {
  const { key } = await who.expectOk(STATE, {});
  const opened = await fetch(`${service.url}/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  const { endpoint } = (await opened.json()) as { endpoint: string };
  const browser = createPushBrowser();
  await who.expectOk(SUBSCRIBE, { endpoint, ...browser.keys });
  return { ...browser, endpoint };
}
/** What has arrived at a device, decrypted. */
async function arrived({ endpoint, read }: Device) {
  const answer = await fetch(`${service.url}/messages?endpoint=${encodeURIComponent(endpoint)}`);
  const { messages } = (await answer.json()) as {
    messages: { body: string; topic: string; ttl: number; type: string; times: number }[];
  };
  return messages.map(({ body, ...rest }) => ({ ...rest, ...JSON.parse(read(Buffer.from(body, 'base64'))) }));
}
const titles = async (at: Device) => (await arrived(at)).map(({ notification }) => notification.title);
const write = (...events: NewEvent[]) => app.db.store.tx((tx) => writeEvents(tx, events, app.db));
const settled = (who: Player, draw: number, payout = '12.5000'): NewEvent => ({
  user: who.userId,
  key: `draw:${draw}`,
  type: 'draw.settled',
  data: { lottery: 'ssc-1m', issue: `d-${draw}`, bets: 1, won: 1, stake: '1.0000', payout, bet: null },
});
const secured = (who: Player, key: string): NewEvent => ({
  user: who.userId,
  key,
  type: 'security.changed',
  data: { what: 'fund_password_changed' },
});
/** States of the messages of a player, in the order of their events. */
async function states(who: Player): Promise<string[]> {
  const { rows } = await app.db.store.query<{ state: string }>(
    'select state from push_delivery where user_id = $1 order by event_id, id',
    [who.userId],
  );
  return rows.map(({ state }) => state);
}

describe('the queue', () => {
  test('without a message has nothing to wait for', async () => {
    expect(await nextPushIn(app.db.store)).toBe(undefined);
  });
});

describe('a message', () => {
  test('reaches each browser of the player encrypted, with its draw as topic, and no amount', async () => {
    const [phone, desktop] = [await device(player), await device(player)];
    const stranger = await device(await app.player());
    await write(settled(player, 1));
    for (const at of [phone, desktop]) await expect.poll(() => titles(at)).toHaveLength(1);
    const [message] = await arrived(phone);
    expect(message).toMatchObject({ web_push: 8030, type: 'application/notification+json', times: 1 });
    expect(message.topic).toBe(message.notification.tag);
    expect(message.notification.navigate).toMatch(/\/#\/user\/inbox\?open=\d+$/);
    expect(JSON.stringify(message)).not.toContain('12.5');
    expect(message.ttl).toBeGreaterThan(3_600);
    expect(await titles(stranger)).toEqual([]);
    await expect.poll(() => states(player)).toEqual(['sent', 'sent']);
  });

  test('is replaced by a later one of the same draw, and repeated by no repeated event', async () => {
    const phone = await device(player);
    await write(settled(player, 2));
    await expect.poll(() => titles(phone)).toHaveLength(1);
    await write(settled(player, 2));
    const extra = { lottery: 'ssc-1m', issue: 'd-2', bets: 1, bet: null, extra: '3.0000' };
    await write({ user: player.userId, key: 'draw:2:1', type: 'draw.corrected', data: extra });
    await expect.poll(async () => (await arrived(phone))[0]?.times).toBe(2);
    expect(await arrived(phone)).toHaveLength(1);
  });

  test('follows the settings: kinds, amounts, and what is off by itself', async () => {
    const phone = await device(player);
    const level: NewEvent = { user: player.userId, key: 'vip:2', type: 'vip.rose', data: { level: 2 } };
    await write(level);
    await player.expectOk(SET, { off: [], push_off: ['money'], push_amounts: true, quiet: null });
    await write(
      {
        user: player.userId,
        key: 'deposit:1',
        type: 'deposit.credited',
        data: { deposit: 1, amount: '9.0000' },
      },
      settled(player, 3),
    );
    await expect.poll(() => titles(phone)).toHaveLength(1);
    expect((await arrived(phone))[0].notification.body).toContain('12.50');
    await write({ ...level, key: 'vip:3', data: { level: 3 } });
    await expect.poll(() => titles(phone)).toHaveLength(2);
  });

  test('that was read elsewhere before its turn is not sent', async () => {
    const phone = await device(player);
    await service.steer({ mode: 'waiting' });
    await write(settled(player, 4), secured(player, 'one'));
    await expect.poll(async () => (await figures()).waited).toBeGreaterThanOrEqual(2);
    await player.expectOk('POST /api/user/inbox/read-all', { up_to: 2 ** 40 });
    await service.steer({ mode: 'normal' });
    await expect.poll(() => states(player)).toEqual(['dropped', 'dropped']);
    expect(await titles(phone)).toEqual([]);
  });

  test('[RP8] [RP15] queued before a break and due during it is sent only if it guards the player', async () => {
    const phone = await device(player);
    await service.steer({ mode: 'waiting' });
    await write(settled(player, 5), secured(player, 'two'));
    const { waited } = await figures();
    await expect.poll(async () => (await figures()).waited).toBeGreaterThan(waited);
    await player.expectOk('POST /api/user/time-out', { length: '24h' });
    await service.steer({ mode: 'normal' });
    await expect.poll(() => states(player)).toEqual(['dropped', 'sent']);
    expect(await titles(phone)).toHaveLength(1);
  });

  const figures = async () =>
    (await (await fetch(`${service.url}/control`)).json()) as {
      waited: number;
      gone: number;
      failed: number;
    };

  test('of a gone subscription ends it for good', async () => {
    const phone = await device(player);
    await service.steer({ mode: 'gone' });
    await write(settled(player, 6));
    await expect.poll(() => states(player)).toEqual(['gone']);
    await service.steer({ mode: 'normal' });
    await write(settled(player, 7));
    await expect.poll(() => states(player)).toEqual(['gone']);
    expect((await player.expectOk(STATE, { endpoint: phone.endpoint })).on).toBe(false);
  });

  test('is tried again after a failure of the service', async () => {
    const phone = await device(player);
    await service.steer({ mode: 'failing' });
    await write(settled(player, 8));
    const { failed } = await figures();
    await expect.poll(async () => (await figures()).failed).toBeGreaterThan(failed);
    await service.steer({ mode: 'normal' });
    await expect.poll(() => titles(phone)).toHaveLength(1);
  });
});

describe('an app', () => {
  /** The app on a device, which messages of `who` go to. */
  async function appOf(who: Player): Promise<string> {
    const opened = await fetch(`${service.url}/fcm/apps`, { method: 'POST' });
    const { token } = (await opened.json()) as { token: string };
    await who.expectOk(SUBSCRIBE, { endpoint: `fcm:${token}` });
    return `fcm:${token}`;
  }
  async function arrivedAt(endpoint: string) {
    const answer = await fetch(`${service.url}/messages?endpoint=${endpoint}`);
    const { messages } = (await answer.json()) as { messages: { body: string; topic: string }[] };
    return messages.map(({ body, topic }) => ({
      topic,
      ...JSON.parse(Buffer.from(body, 'base64').toString()),
    }));
  }

  test('gets its messages over Firebase, without the lottery and the amount, and leads to the event', async () => {
    const endpoint = await appOf(player);
    expect(await player.expectOk(STATE, { endpoint })).toMatchObject({ on: true, apps: true });
    await player.expectOk(SET, { off: [], push_off: [], push_amounts: true, quiet: null });
    await write(settled(player, 20));
    await expect.poll(() => arrivedAt(endpoint)).toHaveLength(1);
    const [message] = await arrivedAt(endpoint);
    expect(message).toMatchObject({
      topic: message.android.notification.tag,
      notification: { body: expect.stringMatching(/./) },
      data: { path: expect.stringMatching(/^#\/user\/inbox\?open=\d+$/) },
      apns: { headers: { 'apns-collapse-id': message.topic } },
    });
    expect(JSON.stringify(message)).not.toMatch(/12\.5|d-20/);
    await player.expectOk(UNSUBSCRIBE, { endpoint });
    expect((await player.expectOk(STATE, { endpoint })).on).toBe(false);
  });

  test('whose token is unknown to the service is gone', async () => {
    await player.expectOk(SUBSCRIBE, { endpoint: 'fcm:a-token-that-nobody-has' });
    await write(secured(player, 'five'));
    await expect.poll(() => states(player)).toEqual(['gone']);
  });

  test('is refused with keys, and with a token of a wrong form; a browser is refused without keys', async () => {
    const { keys } = createPushBrowser();
    const token = { endpoint: 'fcm:a-token-that-nobody-has' };
    for (const wrong of [
      { ...token, ...keys },
      { ...token, auth: keys.auth },
      { endpoint: 'fcm:short' },
      { endpoint: `${service.url}/push/any` },
      { endpoint: `${service.url}/push/any`, p256dh: keys.p256dh },
    ])
      expect(await player.codeOf(SUBSCRIBE, wrong)).toBe('validation_failed');
  });
});

describe('a browser', () => {
  test('is on until it unsubscribes', async () => {
    const { endpoint } = await device(player);
    expect((await player.expectOk(STATE, { endpoint })).on).toBe(true);
    await player.expectOk(UNSUBSCRIBE, { endpoint });
    await player.expectOk(UNSUBSCRIBE, { endpoint });
    expect((await player.expectOk(STATE, { endpoint })).on).toBe(false);
    await write(settled(player, 10));
    await expect.poll(() => states(player)).toEqual([]);
  });

  test('belongs to the player who subscribed it last', async () => {
    const phone = await device(player);
    const other = await app.player();
    await other.expectOk(SUBSCRIBE, { endpoint: phone.endpoint, ...phone.keys });
    await write(settled(player, 11), secured(other, 'three'));
    await expect.poll(() => titles(phone)).toHaveLength(1);
    await expect.poll(() => states(player)).toEqual([]);
    expect((await player.expectOk(STATE, { endpoint: phone.endpoint })).on).toBe(false);
    await player.expectOk(UNSUBSCRIBE, { endpoint: phone.endpoint });
    expect((await other.expectOk(STATE, { endpoint: phone.endpoint })).on).toBe(true);
  });

  test('hears nothing more after a sign-out', async () => {
    const phone = await device(player);
    await player.expectOk('POST /api/user/logout', {});
    await write(secured(player, 'four'));
    await expect.poll(() => states(player)).toEqual([]);
    expect(await titles(phone)).toEqual([]);
  });

  test('hears nothing more after a change of the password from another one', async () => {
    const lost = await device(player);
    const here = app.browser();
    here.token = await here.expectOk('POST /api/user/login', {
      user_name: player.name,
      password: TEST_PASSWORD,
    });
    const { key } = await here.expectOk(STATE, {});
    expect(key).toHaveLength(87);
    await app.db.store.query(
      `update session set ended_at = app_now(), end_reason = 'idle'
       where browser_hash = (select browser_hash from push_subscription where endpoint = $1)`,
      [lost.endpoint],
    );
    // An idle session ended by time: its browser still hears of the account until the password changes.
    await write(settled(player, 12));
    await expect.poll(() => titles(lost)).toHaveLength(1);
    await here.expectOk('POST /api/user/password/modify', {
      password_old: TEST_PASSWORD,
      password_new: 'another-quiet-lamp-52',
    });
    const left = async () =>
      (await app.db.store.query('select from push_subscription where endpoint = $1', [lost.endpoint]))
        .rowCount;
    await expect.poll(left).toBe(0);
  });

  test('tries its messages, not twice in 30 seconds', async () => {
    const phone = await device(player);
    await player.expectOk(TEST, { endpoint: phone.endpoint });
    expect(await player.codeOf(TEST, { endpoint: phone.endpoint })).toBe('too_many_requests');
    await expect.poll(() => titles(phone)).toHaveLength(1);
    const other = await app.player();
    expect(await other.codeOf(TEST, { endpoint: phone.endpoint })).toBe('not_found');
  });

  test('is refused at an unknown service, and with keys that are not of the curve', async () => {
    const { keys } = createPushBrowser();
    const endpoint = `${service.url}/push/any`;
    for (const where of ['https://10.0.0.1/x', 'https://push.example/x', 'http://127.0.0.1:1/x'])
      expect(await player.codeOf(SUBSCRIBE, { ...keys, endpoint: where })).toBe('push_service_unknown');
    for (const wrong of [
      { p256dh: 'A'.repeat(87) },
      { p256dh: 'short' },
      { auth: '' },
      { endpoint: 'nowhere' },
    ])
      expect(await player.codeOf(SUBSCRIBE, { ...keys, endpoint, ...wrong })).toBe('validation_failed');
  });

  test('above ten is at the cost of the one not seen for the longest time', async () => {
    const first = await device(player);
    for (let more = 0; more < 10; more += 1) await device(player);
    expect((await player.expectOk(STATE, { endpoint: first.endpoint })).on).toBe(false);
    const { rowCount } = await app.db.store.query('select from push_subscription where user_id = $1', [
      player.userId,
    ]);
    expect(rowCount).toBe(10);
  });
});
