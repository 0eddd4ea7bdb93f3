import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientOfRequest, createConnections } from './connections.ts';
import { createPlaces } from './places.ts';
import { createProxies } from './proxies.ts';

const servers: Server[] = [];
let refused = 0;
beforeEach(() => {
  refused = 0;
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function serve(trusted: readonly string[], max: number): Promise<number> {
  const proxies = createProxies(trusted);
  const connections = createConnections(
    proxies,
    createPlaces(),
    () => max,
    () => {
      refused += 1;
    },
  );
  const server = createServer((incoming, response) => {
    if (!connections.request(clientOfRequest(proxies, incoming), response)) response.statusCode = 429;
    // A path `/hold` stays open until the server ends.
    if (incoming.url === '/hold') response.write('…');
    else response.end('ok');
  });
  connections.watch(server);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** Status of the answer to a client behind a proxy. */
const ask = (port: number, client: string, path = '/') =>
  new Promise<number>((resolve, reject) => {
    const asked = request(
      { port, host: '127.0.0.1', path, headers: { 'x-forwarded-for': client }, agent: false },
      (answer) => {
        if (path !== '/hold') answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    asked.once('error', reject).end();
  });

test('[E12] a connection of a direct client above its limit is closed at once; a released place can be taken', async () => {
  const port = await serve([], 2);
  const open = () =>
    new Promise<{ socket: Socket; cut: boolean }>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.once('close', () => resolve({ socket, cut: true }));
      // A served connection answers; a closed one cannot.
      socket.once('data', () => resolve({ socket, cut: false }));
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    });
  const first = await open();
  const second = await open();
  expect([first.cut, second.cut, (await open()).cut]).toEqual([false, false, true]);
  expect(refused).toBe(1);
  const closed = new Promise((resolve) => first.socket.once('close', resolve));
  first.socket.destroy();
  await closed;
  await expect.poll(async () => (await open()).cut).toBe(false);
});

describe('[E12] behind a trusted proxy', () => {
  test('the connections of the proxy are not counted: 160 clients have 160 of them', async () => {
    const port = await serve(['127.0.0.1'], 1);
    const answers = Array.from({ length: 160 }, (_, i) => ask(port, `198.51.100.${i}`, '/hold'));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
  });

  test('each client has its own limit of concurrent requests', async () => {
    const port = await serve(['127.0.0.0/8'], 2);
    expect([await ask(port, '198.51.100.1', '/hold'), await ask(port, '198.51.100.1', '/hold')]).toEqual([
      200, 200,
    ]);
    expect(await ask(port, '198.51.100.1')).toBe(429);
    expect(await ask(port, '10.0.0.1, 198.51.100.1')).toBe(429);
    expect(refused).toBe(2);
    expect(await ask(port, '198.51.100.2')).toBe(200);
    expect(await ask(port, '198.51.100.2')).toBe(200);
    expect(await ask(port, '198.51.100.2')).toBe(200);
  });
});
