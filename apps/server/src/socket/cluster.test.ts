import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { io } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { socketModule } from '../parts/socket.ts';
import { createPlatform } from '../platform.ts';
import { openParts } from '../store/index.ts';
import { createSocket } from './index.ts';

const app = useApp({ config: { role: 'api' } });
const closes: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closes.reverse()) await close();
});

test('events sent by a worker node reach a player, and who has joined a chat room, on another node', async () => {
  const database = await openParts(app().db.store.address, true);
  closes.push(database.close);
  const worker = await createPlatform({
    database,
    config: { mode: 'test', role: 'worker', trustedProxies: [] },
    log: pino({ level: 'silent' }),
    modules: [socketModule],
    installs: false,
    sockets: createSocket,
  });
  closes.push(worker.stop);
  await app().sites.pc.listen({ port: 0, host: '127.0.0.1' });
  const player = await app().player();
  const cookie = [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = io(`http://127.0.0.1:${(app().sites.pc.server.address() as AddressInfo).port}`, {
    auth: { token: player.token },
    extraHeaders: { host: 'localhost:3000', cookie },
    transports: ['websocket'],
  });
  const heard: unknown[] = [];
  socket.on('balance', (payload) => heard.push(payload));
  await new Promise((connected) => socket.once('connect', () => connected(undefined)));

  const payload = { balance: '1.0000', currency: 'CNY', cause: 'win', seq: 1 } as const;
  // The nodes need some time to find each other; hints may be lost until then.
  await expect
    .poll(() => {
      worker.services.socket.emit.user(player.userId, 'balance', payload);
      return heard[0];
    })
    .toEqual(payload);

  app().services.socket.chatReaders({
    mayRead: async (userId, room) => userId === player.userId && room === 'hall',
    missed: async (_, after) => ({ items: [], last_seq: after, more: false }),
  });
  expect(await socket.emitWithAck('chat:join', { room: 'hall' })).toMatchObject({ ok: true });
  const message = {
    room: 'hall',
    seq: 1,
    kind: 'system',
    from: null,
    client_id: 'x',
    text: null,
    removed: false,
    removes: null,
    at: 1,
  } as const;
  const told = new Promise((resolve) => socket.once('chat:message', resolve));
  worker.services.socket.emit.chat('hall', 'chat:message', message);
  expect(await told).toEqual(message);
  socket.disconnect();
});
