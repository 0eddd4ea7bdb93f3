import type { AddressInfo } from 'node:net';
import { OPERATOR_SOCKET_PATH } from '@tessera/protocol/console-hints';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';
import { freshId } from '../../test/chat.ts';
import { type ConsoleBrowser, consoleBrowser, seedOperators, signedIn } from '../../test/console.ts';
import { consoleModule } from '../modules/console/index.ts';
import { serviceModule } from '../modules/service/index.ts';

const app = useApp({
  modules: [serviceModule, consoleModule],
  extend: (made) => seedOperators(made as never),
});
let base: string;
const opened: Socket[] = [];
beforeAll(async () => {
  await app().sites.console.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app().sites.console.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect();
});

function open(by: ConsoleBrowser, headers: Record<string, string> = {}): Socket {
  const cookie = [...by.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = io(base, {
    path: OPERATOR_SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { host: 'localhost:3002', cookie, ...headers },
  });
  opened.push(socket);
  return socket;
}
const outcome = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('open'));
    socket.once('connect_error', (error) => resolve(error.message));
  });
const next = (socket: Socket, event: string) =>
  new Promise<unknown>((resolve) => socket.once(event, resolve));

test('[R6.2] an operator’s open page hears of a new case, and alone that its player is writing', async () => {
  const [service, risk] = [await signedIn(app(), 'service'), await signedIn(app(), 'risk')];
  const [one, other] = [open(service), open(risk)];
  expect([await outcome(one), await outcome(other)]).toEqual(['open', 'open']);
  await service.call('/console/service/presence', { available: true, capacity: 5 });
  const player = await app().player();
  const { case: made } = await player.expectOk('POST /api/service/send', {
    client_id: freshId(),
    text: 'hello',
    language: 'enUs',
  });
  const both = Promise.all([next(one, 'service:changed'), next(other, 'service:changed')]);
  await app().services.service.hint({ event: 'service:changed', case: made.id });
  expect(await both).toEqual([{ case: made.id }, { case: made.id }]);
  const heardByOther: unknown[] = [];
  other.on('service:typing', (hint) => heardByOther.push(hint));
  const typing = next(one, 'service:typing');
  const { id } = await service.call('/console/session/me', {});
  await app().services.service.hint({ event: 'service:typing', case: made.id, operator: String(id) });
  expect(await typing).toEqual({ case: made.id });
  expect(heardByOther).toEqual([]);
});

test('[E11] nobody else opens it: no session, another site, a role without support, too many, what is too long', async () => {
  expect(await outcome(open(consoleBrowser(app())))).not.toBe('open');
  const service = await signedIn(app(), 'service');
  expect(await outcome(open(service, { origin: 'https://evil.example' }))).not.toBe('open');
  expect(await outcome(open(await signedIn(app(), 'lottery')))).toBe('please_login');
  const many = await Promise.all(Array.from({ length: 8 }, () => outcome(open(service))));
  expect(many.filter((said) => said === 'open').length).toBeGreaterThan(0);
  expect(await outcome(open(service))).toBe('too_many_requests');
  const [first] = opened.filter(({ connected }) => connected);
  const closed = next(first!, 'disconnect');
  first!.emit('anything', 'x'.repeat(2_000));
  await closed;
});
