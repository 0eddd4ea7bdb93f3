import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Body, partyKeys, signed } from '../party/index.ts';
import { createMessengerApp, deliveryOf } from './app.ts';

const dir = mkdtempSync(join(tmpdir(), 'messenger-'));
afterAll(() => rmSync(dir, { recursive: true }));

let open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open) await app.close();
  open = [];
});

const time = Date.UTC(2026, 10, 21);

function start(folder: string, callbackUrl?: string) {
  const { app } = createMessengerApp({ dir: join(dir, folder), mode: 'test', now: () => time, callbackUrl });
  open.push(app);
  return {
    app,
    async send(body: Body, key = partyKeys('messenger')[0]!): Promise<[number, Body]> {
      const raw = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', ...signed(key, 'event-1', raw, time) };
      const answer = await app.inject({ method: 'POST', url: '/v1/messages', headers, payload: raw });
      return [answer.statusCode, answer.json()];
    },
    async latest(query = '') {
      return (await app.inject({ url: `/messages${query}` })).json().messages as readonly Body[];
    },
  };
}

const mail = {
  ref: 'msg-1',
  channel: 'email',
  to: 'a@example.com',
  subject: 'Code',
  text: 'Your code is 123456.',
};

test('[P1] a message is accepted once for its reference, and is still shown after a restart', async () => {
  const first = start('once');
  expect((await first.send(mail, Buffer.alloc(32)))[0]).toBe(401);
  expect(await first.send(mail)).toEqual([200, { ref: 'msg-1', state: 'accepted' }]);
  expect(await first.send(mail)).toEqual([200, { ref: 'msg-1', state: 'accepted' }]);
  expect(await first.send({ ...mail, text: 'another' })).toEqual([409, { code: 'ref_conflict' }]);
  await first.app.close();
  open = [];
  const again = start('once');
  expect(await again.latest()).toMatchObject([{ ref: 'msg-1', to: 'a@example.com', state: 'delivered' }]);
  expect(await again.latest('?to=b%40example.com')).toEqual([]);
});

test.each([
  { ...mail, ref: 'a b' },
  { ...mail, channel: 'pigeon' },
  { ...mail, channel: 'sms' },
  { ...mail, to: '+8613800138000' },
  { ...mail, text: '' },
  { ...mail, text: 'x'.repeat(2_001) },
  { ...mail, subject: 'a\r\nBcc: b@example.com' },
  { ...mail, to: undefined },
])('a malformed message is refused: %j', async (body) => {
  const { send, latest } = start('malformed');
  expect(await send(body)).toEqual([400, { code: 'invalid' }]);
  expect(await latest()).toEqual([]);
});

test('a text message has no subject, and the newest message comes first', async () => {
  const { send, latest } = start('newest');
  await send(mail);
  await send({ ...mail, ref: 'msg-2', channel: 'sms', to: '+8613800138000' });
  expect(await latest()).toMatchObject([
    { ref: 'msg-2', subject: '' },
    { ref: 'msg-1', subject: 'Code' },
  ]);
});

test.each([
  ['a@example.com', 'delivered'],
  ['bounce.me@example.com', 'bounced'],
  ['+8613800100000', 'bounced'],
  ['+8613800138000', 'delivered'],
])('%s is %s by rule', (to, state) => {
  expect(deliveryOf(to)).toBe(state);
});

test('the platform gets a signed report', async () => {
  const reports: { url: string | undefined; body: Body }[] = [];
  const platform = createServer((request, reply) => {
    let raw = '';
    request.on('data', (part) => {
      raw += part;
    });
    request.on('end', () => {
      reports.push({ url: request.url, body: JSON.parse(raw) });
      reply.end('{}');
    });
  });
  await new Promise<void>((listening) => platform.listen(0, '127.0.0.1', listening));
  const { port } = platform.address() as { port: number };
  const { send } = start('report', `http://127.0.0.1:${port}`);
  await send({ ...mail, to: 'bounce@example.com' });
  await expect
    .poll(() => reports)
    .toMatchObject([
      { url: '/provider/messages/report', body: { action: 'report', ref: 'msg-1', state: 'bounced' } },
    ]);
  platform.close();
});
