import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { useApp } from '../../../test/app.ts';
import { chatSockets, freshId } from '../../../test/chat.ts';
import { sandboxKey } from '../../providers/index.ts';
import { chatModule } from '../chat/index.ts';
import { setPresence } from './agents.ts';
import { serviceModule } from './index.ts';

const heard: { readonly case: string; readonly agent: string }[] = [];
const party = createServer((request, response) => {
  let raw = '';
  request.on('data', (part) => {
    raw += part;
  });
  request.on('end', () => {
    if (request.url === '/v1/typing') heard.push(JSON.parse(raw));
    response.setHeader('content-type', 'application/json').end('{}');
  });
});
await new Promise<void>((resolve) => party.listen(0, '127.0.0.1', resolve));
const provider = {
  id: 'service',
  url: `http://127.0.0.1:${(party.address() as AddressInfo).port}`,
  keys: [sandboxKey('service')],
  allowed: ['127.0.0.1'],
} as const;

const app = useApp({ modules: [chatModule, serviceModule], config: { providers: { service: provider } } });
const sockets = chatSockets(app);
const OPEN = 'POST /api/service/open';
const SEND = 'POST /api/service/send';
afterEach(() => {
  sockets.closeAll();
  heard.length = 0;
});
afterAll(() => party.close());

const type = ({ socket }: Awaited<ReturnType<typeof sockets.open>>, room: unknown) =>
  socket.emitWithAck('chat:typing', { room });

test('[E11] the agent who has the case learns that its player is writing, at most every other second', async () => {
  const player = await app().player();
  const { room } = await player.expectOk(OPEN);
  const socket = await sockets.open(player);
  await socket.join(room);
  // Nobody has a case yet.
  expect(await type(socket, room)).toMatchObject({ ok: true });
  await app().db.store.tx((tx) =>
    setPresence(tx, app().services.service, { ref: 'one', name: 'One', online: true, capacity: 5 }),
  );
  const sent = await player.expectOk(SEND, { client_id: freshId(), text: 'x', language: 'enUs' });
  const other = await sockets.open(player);
  await other.join(room);
  for (let key = 0; key < 5; key += 1) expect(await type(other, room)).toMatchObject({ ok: true });
  await expect.poll(() => heard).toEqual([{ case: String(sent.case.id), agent: 'one' }]);
  await other.join('hall');
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  expect(await type(other, 'hall')).toMatchObject({ ok: true });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard).toHaveLength(1);
});

test('[E11] [A14] only a room that the socket has joined is told of', async () => {
  const [owner, stranger] = [await app().player(), await app().player()];
  const { room } = await owner.expectOk(OPEN);
  const [visitor, own, others] = [
    await sockets.open(),
    await sockets.open(owner),
    await sockets.open(stranger),
  ];
  expect(await type(visitor, room)).toEqual({ ok: false, code: 'please_login' });
  expect(await type(own, room)).toEqual({ ok: false, code: 'not_found' });
  await others.join(room);
  for (const name of [room, '', null, 7, ['hall'], `user:${owner.userId}`])
    expect(await type(others, name), String(name)).toEqual({ ok: false, code: 'not_found' });
  expect(heard).toEqual([]);
});
