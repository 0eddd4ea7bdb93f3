import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './connections.ts';

test('[E12] an address above its share is cut at once; a place that is given back can be taken', async () => {
  const server = createServer();
  limitConnections(server, () => 2);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const open = () =>
    new Promise<{ socket: Socket; cut: boolean }>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.once('close', () => resolve({ socket, cut: true }));
      // A served connection answers; one that was cut cannot.
      socket.once('data', () => resolve({ socket, cut: false }));
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    });
  server.on('request', (_request, response) => response.end('ok'));

  const first = await open();
  const second = await open();
  expect([first.cut, second.cut, (await open()).cut]).toEqual([false, false, true]);
  const closed = new Promise((resolve) => first.socket.once('close', resolve));
  first.socket.destroy();
  await closed;
  await expect.poll(async () => (await open()).cut).toBe(false);
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
