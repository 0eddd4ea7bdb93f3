import type { WebSocketRoute } from '@playwright/test';
import { type PacketType, packetTypes } from '@tessera/protocol';
import { needs } from '../kit/abilities.ts';
import { register } from '../kit/client.ts';
import { enter } from '../kit/enter.ts';
import { saidSoFar } from '../kit/notices.ts';
import { expect, test } from '../kit/test.ts';
import { text } from '../kit/text.ts';
import type { App } from '../pages/app.ts';

/** A packet of the socket in the transport's encoding; `4` is the transport's type for a message. */
const packet = (type: PacketType, rest = '') => `4${packetTypes.indexOf(type)}${rest}`;
const notice = (text: string, more = {}) =>
  JSON.stringify(['notice', { id: 1, key: null, title: '', text, at: 0, ...more }]);
/** Placeholder for the bytes that follow. */
const bytes = { _placeholder: true, num: 0 };

/** The live connection with the test as a proxy: messages to the client can be changed, held back and made up. */
async function holdConnection({ page }: App) {
  const held = {
    /** Sends this to the client as the server would. */
    say: (_: string | Buffer) => {},
    drop: () => {},
    /** Whether the connection has switched from polling to its WebSocket. */
    upgraded: false,
    /** How acknowledgements to the client are treated, how many it requested on this connection, and how many were answered. */
    answers: 'whole' as 'whole' | 'binary' | 'none',
    questions: 0,
    answered: 0,
    pings: true,
    /** How requests that would open a connection are treated. */
    opening: 'open' as 'open' | 'silent' | 'broken' | 'refused',
    asked: 0,
  };
  const question = new RegExp(`^${packet('event')}\\d+\\[`);
  const answer = new RegExp(`^${packet('ack')}(\\d+)\\[(.*)\\]$`, 's');
  const forward = (socket: WebSocketRoute, message: string | Buffer) => {
    const [, id, body] = answer.exec(String(message)) ?? [];
    if (message === '2' && !held.pings) return;
    if (id === undefined) return socket.send(message);
    if (held.answers === 'none') return;
    held.answered += 1;
    if (held.answers === 'whole') return socket.send(message);
    socket.send(packet('binary ack', `1-${id}[${body},${JSON.stringify(bytes)}]`));
    socket.send(Buffer.from([7]));
  };
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (message === '5') held.upgraded = true;
      if (question.test(String(message))) held.questions += 1;
      server.send(message);
    });
    server.onMessage((message) => forward(socket, message));
    held.say = (message) => socket.send(message);
    held.drop = () => {
      void socket.close();
      void server.close();
    };
  });
  const polling = /socket\.io.*transport=polling/;
  const count = (packets: string | null, kind: PacketType) =>
    packets?.match(new RegExp(`(?<=^|\\x1e)${packet(kind)}\\d+\\[`, 'g'))?.length ?? 0;
  // Before the WebSocket the connection polls: it opens with a request without an id, and may send events and get answers there.
  page.on('request', (request) => {
    if (!polling.test(request.url())) return;
    if (request.method() === 'POST') held.questions += count(request.postData(), 'event');
    else if (!request.url().includes('sid='))
      Object.assign(held, { upgraded: false, questions: 0, answered: 0 });
  });
  page.on('response', async (response) => {
    if (!polling.test(response.url()) || response.request().method() !== 'GET') return;
    held.answered += count(await response.text().catch(() => null), 'ack');
  });
  await page.route(polling, async (route) => {
    held.asked += 1;
    if (held.opening === 'silent') return;
    if (held.opening === 'broken') return route.fulfill({ body: 'x' });
    if (held.opening === 'open' || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const refused = packet('connect_error', JSON.stringify({ message: 'too_many_requests' }));
    await route.fulfill({ response, body: (await response.text()).replace(/^40\{.*\}$/s, refused) });
  });
  return held;
}

test('[R7.7] [R8.5] the client reads all seven kinds of packets, and shows why its connection is not open', {
  tag: ['@once', '@long'],
}, async ({ app }) => {
  needs('bodies');
  await enter(app.page, await register(app.site));
  await app.page.clock.install();
  const held = await holdConnection(app);
  const dot = app
    .screen('lottery')
    .getByText(/^(实时|连接中)$/)
    .filter({ visible: true });
  const isAnswered = () => expect.poll(() => held.questions - held.answered).toBe(0);
  const isOpen = async () => {
    await app.page.clock.runFor(6_000);
    await expect(dot).toHaveText(text('bet_socket_open'));
    await expect(dot).not.toHaveAttribute('title');
    await expect.poll(() => held.upgraded).toBe(true);
    // The first event of a connection subscribes to the draws the client needs.
    await expect.poll(() => held.questions).toBeGreaterThan(0);
    await isAnswered();
  };
  const isShut = async (reason: string) => {
    await expect(dot).toHaveText(text('bet_socket_opening'));
    await expect(dot).toHaveAttribute('title', reason);
  };
  /** Opens a page without draws and returns: the client unsubscribes from draws and subscribes again. */
  const ask = async () => {
    for (const hash of ['#/user/center', '#/lottery/show?id=ssc-5m']) {
      const before = held.questions;
      await app.open(hash);
      await expect.poll(() => held.questions).toBeGreaterThan(before);
    }
  };
  await app.open('#/lottery/show?id=ssc-5m');
  await app.shows('lottery');
  await isOpen();

  held.say(packet('event', notice('来自服务器')));
  await app.says('来自服务器');
  held.say(packet('binary event', `1-${notice('带着字节', { bytes })}`));
  held.say(Buffer.from([1, 2, 3]));
  await app.says('带着字节');

  held.answers = 'binary';
  await ask();
  await isAnswered();
  held.drop();
  await isShut(text('bet_socket_why_transport_close'));
  await isOpen();

  held.answers = 'none';
  await ask();
  held.drop();
  await isShut(text('bet_socket_why_socket_has_been_disconnected'));
  held.answers = 'whole';
  await isOpen();

  held.say(packet('disconnect'));
  await isShut(text('bet_socket_why_server_error'));
  await isOpen();

  held.say('47');
  await isShut(text('bet_socket_why_parse_error'));
  await isOpen();

  held.pings = false;
  await app.page.clock.fastForward(60_000);
  await isShut(text('bet_socket_why_ping_timeout'));
  held.pings = true;
  held.opening = 'silent';
  const { asked } = held;
  await app.page.clock.runFor(6_000);
  await expect.poll(() => held.asked).toBeGreaterThan(asked);
  await app.page.clock.fastForward(20_000);
  await isShut(text('bet_socket_why_timeout'));

  held.opening = 'broken';
  await app.page.clock.runFor(6_000);
  await isShut(text('bet_socket_why_server_error'));
  held.opening = 'refused';
  await app.page.clock.runFor(6_000);
  await isShut(text('bet_socket_why_server_error'));
  held.opening = 'open';
  await isOpen();
});

test('[R7.8] failures to fetch the player, their balance, a language or a theme show no notice', {
  tag: '@once',
}, async ({ app }) => {
  await enter(app.page, await register(app.site));
  await app.page.clock.install();
  await app.open();
  await app.shows('home');
  await expect(app.balance).toBeVisible();
  const failed = new Set<string>();
  const silent = /\/(common\/(language|theme\/css)|api\/user\/(data|balance))$/;
  app.page.on('requestfailed', (request) => failed.add(new URL(request.url()).pathname));
  await app.page.route(silent, (route) => route.abort('connectionreset'));
  const haveFailed = (...paths: string[]) =>
    expect.poll(() => paths.filter((path) => !failed.has(path))).toEqual([]);
  await app.chooseLanguage('English');
  await app.chooseTheme(text('theme_dark'));
  await app.page.clock.runFor(5_000);
  await haveFailed('/common/language', '/common/theme/css', '/api/user/balance');
  // The previous values stay, and no overlay stays open.
  await expect(app.page.locator('html')).toHaveAttribute('lang', 'zh-Hans-CN');
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'theme-default');
  await app.page.clock.runFor(1_000);
  expect(await saidSoFar(app.page)).toEqual([]);
  await app.page.reload();
  await app.shows('home');
  await haveFailed('/api/user/data');
  await app.page.clock.runFor(1_000);
  expect(await saidSoFar(app.page)).toEqual([]);
});
