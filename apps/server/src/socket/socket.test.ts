import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestBrowser, useApp } from '../../test/app.ts';

const app = useApp();
let base: { pc: string; wap: string };
const opened: Socket[] = [];

beforeAll(async () => {
  const urlOf = async (site: 'pc' | 'wap') => {
    await app().sites[site].listen({ port: 0, host: '127.0.0.1' });
    return `http://127.0.0.1:${(app().sites[site].server.address() as AddressInfo).port}`;
  };
  base = { pc: await urlOf('pc'), wap: await urlOf('wap') };
});

afterEach(async () => {
  for (const socket of opened.splice(0)) socket.disconnect();
  await expect.poll(() => app().platform.metrics.sockets.value).toBe(0);
});

interface Options {
  browser?: TestBrowser;
  site?: 'pc' | 'wap';
  headers?: Record<string, string>;
  transports?: string[];
}

/** Connects like a browser that opened the site at `localhost`. */
function open({ browser, site = 'pc', headers = {}, transports = ['websocket'] }: Options = {}): Socket {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = io(base[site], {
    path: '/socket.io',
    transports,
    reconnection: false,
    forceNew: true,
    auth: { agent: site, ...(browser?.token ? { token: browser.token } : {}) },
    extraHeaders: { host: 'localhost:3000', cookie, ...headers },
  });
  opened.push(socket);
  return socket;
}

/** `open`, or the code that refused the handshake. */
const outcome = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('open'));
    socket.once('connect_error', (error) => resolve(error.message));
  });

const connected = async (options?: Options) => {
  const socket = open(options);
  expect(await outcome(socket)).toBe('open');
  return socket;
};

const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));
const ended = (socket: Socket) => new Promise<string>((resolve) => socket.once('disconnect', resolve));
const watch = (socket: Socket, lottery: unknown): Promise<{ ok: boolean; code?: string }> =>
  socket.emitWithAck('lottery:watch', { lottery });

const settled = {
  lottery_id: 'ssc-1m',
  draw_id: 1,
  issue: '20260101-0001',
  at: 1,
  head: null,
  settlement_root: null,
};

describe('[R7.7] the socket at /socket.io', () => {
  test.each([
    ['pc', ['polling', 'websocket']],
    ['pc', ['websocket']],
    ['wap', ['polling']],
  ] as const)('opens on the %s site by %j', async (site, transports) => {
    await connected({ site, transports: [...transports] });
  });

  test('[E11] without a session gets the draws of the lotteries it watches, on either site', async () => {
    const [one, other, deaf] = [await connected(), await connected({ site: 'wap' }), await connected()];
    expect(await watch(one, ['ssc-1m'])).toMatchObject({ ok: true });
    expect(await watch(other, ['ssc-1m', 'ssc-5m'])).toMatchObject({ ok: true });
    let heardByDeaf = 0;
    deaf.onAny(() => heardByDeaf++);
    const heard = Promise.all([next(one, 'draw:settled'), next(other, 'draw:settled')]);
    app().services.socket.emit.lottery('ssc-1m', 'draw:settled', settled);
    expect(await heard).toEqual([settled, settled]);
    expect(heardByDeaf).toBe(0);
  });

  test('no events come from a lottery that is no longer watched', async () => {
    const socket = await connected();
    await watch(socket, ['ssc-1m', 'ssc-5m']);
    await socket.emitWithAck('lottery:leave', { lottery: ['ssc-1m'] });
    const heard = next(socket, 'draw:settled');
    app().services.socket.emit.lottery('ssc-1m', 'draw:settled', settled);
    app().services.socket.emit.lottery('ssc-5m', 'draw:settled', { ...settled, lottery_id: 'ssc-5m' });
    expect(await heard).toMatchObject({ lottery_id: 'ssc-5m' });
  });

  test.each([[['no-such']], ['ssc-1m'], [null], [[1]], [Array.from({ length: 65 }, () => 'ssc-1m')]])(
    '[E11] only the server assigns rooms: watching %j is refused',
    async (lottery) => {
      expect(await watch(await connected(), lottery)).toEqual({ ok: false, code: 'not_found' });
    },
  );
});

describe('[E11] a handshake', () => {
  test('with the token of its browser gets the events of its player and no other', async () => {
    const [player, other] = [await app().player(), await app().player()];
    const [his, others] = [await connected({ browser: player }), await connected({ browser: other })];
    let heardByOther = 0;
    others.onAny(() => heardByOther++);
    const heard = next(his, 'balance');
    const payload = { balance: '1.0000', currency: 'CNY', cause: 'bet', seq: 1 } as const;
    app().services.socket.emit.user(player.userId, 'balance', payload);
    expect(await heard).toEqual(payload);
    expect(heardByOther).toBe(0);
  });

  test('with a stolen or made-up token is refused', async () => {
    const player = await app().player();
    const thief = app().browser();
    await thief.call('POST /common/setting');
    thief.token = player.token;
    expect(await outcome(open({ browser: thief }))).toBe('please_login');
    thief.token = 'A'.repeat(43);
    expect(await outcome(open({ browser: thief }))).toBe('please_login');
  });

  test('of a disabled account is refused', async () => {
    const player = await app().player();
    await app().services.identity.accounts.disable(player.name, app().services.http.now());
    expect(await outcome(open({ browser: player }))).toBe('account_blocked');
  });

  test('from another site is refused', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(await outcome(open({ headers, transports: ['polling'] }))).not.toBe('open');
    expect(await outcome(open({ headers }))).not.toBe('open');
  });

  test('above the sockets of an account, or of an address, is refused', async () => {
    const player = await app().player();
    await app().set('socketsPerAccount', 2);
    await connected({ browser: player });
    await connected({ browser: player });
    expect(await outcome(open({ browser: player }))).toBe('too_many_requests');
    await app().set('socketsPerAddress', 2);
    expect(await outcome(open())).toBe('too_many_requests');
    await app().set('socketsPerAddress', 20);
    await app().set('socketsPerAccount', 5);
  });
});

describe('[E15] [F15] many sockets at once', () => {
  test('60 sockets of a player: as many open as an account is allowed', async () => {
    const player = await app().player();
    await app().set('socketsPerAddress', 200);
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => outcome(open({ browser: player }))));
    expect(outcomes.filter((said) => said === 'open')).toHaveLength(5);
    expect(new Set(outcomes)).toEqual(new Set(['open', 'too_many_requests']));
    await app().set('socketsPerAddress', 20);
  });

  test('60 sockets of an address, signed in or not: twenty open; closed ones free their places', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => app().player()));
    const sockets = Array.from({ length: 60 }, (_, i) => {
      const browser = players[i];
      return open(browser ? { browser } : {});
    });
    const outcomes = await Promise.all(sockets.map(outcome));
    expect(outcomes.filter((said) => said === 'open')).toHaveLength(20);
    for (const socket of sockets) socket.disconnect();
    await expect.poll(() => app().platform.metrics.sockets.value).toBe(0);
    await connected();
  });

  test('a refused socket releases its places', async () => {
    const player = await app().player();
    player.token = 'A'.repeat(43);
    for (let i = 0; i < 30; i++) expect(await outcome(open({ browser: player }))).toBe('please_login');
    await connected();
  });

  test('handshakes without a socket: their number per address is limited, and nothing is stored about refused ones', async () => {
    const engine = () =>
      Number(/^tessera_socket_connections (\d+)$/m.exec(app().platform.metrics.print())?.[1]);
    const shake = () => fetch(`${base.pc}/socket.io/?EIO=4&transport=polling`).then(({ status }) => status);
    const answers: number[] = [];
    // An address may have a hundred connections.
    while (answers.length < 300) answers.push(...(await Promise.all(Array.from({ length: 50 }, shake))));
    expect(answers.filter((status) => status === 200).length).toBeLessThanOrEqual(20);
    expect(answers.filter((status) => status === 403).length).toBeGreaterThanOrEqual(280);
    expect(engine()).toBeLessThanOrEqual(20);
    // Connections that have opened no socket within ten seconds are closed.
    await expect.poll(engine, { interval: 500 }).toBe(0);
    await connected();
  }, 90_000);

  test('a connection whose socket was disconnected is closed', async () => {
    const socket = await connected();
    const closed = new Promise<unknown>((resolve) => socket.io.once('close', resolve));
    socket.io.engine.write('41');
    await closed;
  });
});

describe('[A11] the end of a session', () => {
  test('by logout is announced to its sockets and closes no others', async () => {
    const player = await app().player();
    const bystander = await connected();
    const socket = await connected({ browser: player });
    const told = next(socket, 'session:ended');
    const closed = ended(socket);
    await player.expectOk('POST /api/user/logout', {});
    expect(await told).toEqual({ code: 'please_login' });
    await closed;
    expect(bystander.connected).toBe(true);
  });

  test('by the operator closes every socket of the player', async () => {
    const player = await app().player();
    const sockets = [await connected({ browser: player }), await connected({ browser: player, site: 'wap' })];
    const told = Promise.all(sockets.map((socket) => next(socket, 'session:ended')));
    await app().services.identity.accounts.disable(player.name, app().services.http.now());
    expect(await told).toEqual([{ code: 'account_blocked' }, { code: 'account_blocked' }]);
  });
});

describe('[E11] a client is disconnected', () => {
  test('that sends a binary packet', async () => {
    const socket = await connected();
    const closed = ended(socket);
    socket.emit('lottery:watch', Buffer.from([1, 2, 3]));
    await closed;
  });

  test('that sends more than twenty events a second', async () => {
    const socket = await connected();
    const closed = ended(socket);
    for (let i = 0; i < 60; i++) socket.emit('lottery:leave', { lottery: [] });
    await closed;
  });

  test('that sends more than 16 KiB at once', async () => {
    const socket = await connected();
    const closed = ended(socket);
    socket.emit('lottery:watch', { lottery: ['x'.repeat(17 * 1024)] });
    await closed;
  });
});

test('[R3.6] a new version is announced to every socket', async () => {
  const socket = await connected();
  const told = next(socket, 'cache:version');
  await app().set('closeReason', 'moving house');
  expect(await told).toEqual({ versions: { SETTING: expect.stringMatching(/^\d+$/) } });
});
