import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { createPushApp } from './app.ts';

const NOW = Date.UTC(2026, 10, 28);
const HOST = 'push.test';
const ORIGIN = `http://${HOST}`;

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
});
function start() {
  const { app } = createPushApp({ dir: tmpdir(), mode: 'test', now: () => NOW });
  opened.push(app);
  return app;
}
type App = ReturnType<typeof start>;

/** A sender with a key pair of its own. */
function createSender() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  const key = point.toString('base64url');
  const proof = (claims: object = {}) => {
    const part = (of: object) => Buffer.from(JSON.stringify(of)).toString('base64url');
    const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: ORIGIN, exp: NOW / 1000 + 3_600, ...claims })}`;
    const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${signed}.${signature.toString('base64url')}, k=${key}`;
  };
  return { key, proof };
}
const sender = createSender();

/** A body of the right form. */
function sealed(bytes = 200): Buffer {
  const body = randomBytes(bytes);
  body.writeUInt32BE(4_096, 16);
  body[20] = 65;
  body[21] = 4;
  return body;
}
const post = (app: App, name: string, headers: Record<string, string> = {}, body = sealed()) =>
  app.inject({
    method: 'POST',
    url: `/push/${name}`,
    headers: {
      host: HOST,
      authorization: sender.proof(),
      'content-type': 'application/notification+json',
      'content-encoding': 'aes128gcm',
      ttl: '60',
      topic: 'draw',
      ...headers,
    },
    payload: body,
  });
async function subscribe(app: App): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/subscribe',
    headers: { host: HOST },
    payload: { key: sender.key },
  });
  return answer.json().endpoint;
}
const messagesAt = async (app: App, endpoint: string) =>
  (await app.inject({ url: `/messages?endpoint=${encodeURIComponent(endpoint)}` })).json().messages;
const nameOf = (endpoint: string) => endpoint.split('/').at(-1)!;

describe('a message', () => {
  test('waits in the box of its browser, and a later one on the same topic replaces it', async () => {
    const app = start();
    const endpoint = await subscribe(app);
    const body = sealed();
    for (const sent of [sealed(), body])
      expect((await post(app, nameOf(endpoint), {}, sent)).statusCode).toBe(201);
    await post(app, nameOf(endpoint), { topic: 'other', urgency: 'high' });
    expect(await messagesAt(app, endpoint)).toMatchObject([
      { topic: 'draw', ttl: 60, urgency: 'normal', body: body.toString('base64'), times: 2 },
      { topic: 'other', urgency: 'high', times: 1 },
    ]);
    expect((await app.inject({ url: '/control' })).json()).toMatchObject({ accepted: 2, repeated: 1 });
  });

  test('of another sender than the one subscribed for is refused', async () => {
    const app = start();
    const endpoint = await subscribe(app);
    const stranger = createSender();
    expect((await post(app, nameOf(endpoint), { authorization: stranger.proof() })).statusCode).toBe(403);
  });

  test.each([
    [401, 'no proof', { authorization: '' }],
    [401, 'another audience', { authorization: sender.proof({ aud: 'https://other.test' }) }],
    [401, 'an expired proof', { authorization: sender.proof({ exp: NOW / 1000 - 1 }) }],
    [401, 'a proof for two days', { authorization: sender.proof({ exp: NOW / 1000 + 172_800 }) }],
    [
      401,
      'the key of somebody else',
      { authorization: sender.proof().replace(sender.key, createSender().key) },
    ],
    [400, 'no life', { ttl: '' }],
    [400, 'a long topic', { topic: 'x'.repeat(33) }],
    [400, 'an unknown urgency', { urgency: 'now' }],
    [400, 'an old coding', { 'content-encoding': 'aesgcm' }],
  ])('is refused with %i for %s', async (status, _, headers) => {
    expect((await post(start(), 'ok-1', headers)).statusCode).toBe(status);
  });

  test.each([
    [413, sealed(4_097)],
    [400, sealed(102)],
    [400, Buffer.alloc(200)],
  ])('is refused with %i for its body', async (status, body) => {
    expect((await post(start(), 'ok-1', {}, body)).statusCode).toBe(status);
  });
});

describe('an app', () => {
  test.each([
    ['no statement', ''],
    [
      'a statement that is not signed',
      'assertion=e30.e30.AAAA&grant_type=urn:ietf:params:oauth:grant-type:jwt-bearer',
    ],
  ])('has no access token for %s', async (_, payload) => {
    const headers = { host: HOST, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await start().inject({ method: 'POST', url: '/fcm/token', headers, payload });
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_grant' }]);
  });

  test('takes no message without an access token', async () => {
    const url = '/v1/projects/tessera-simulated/messages:send';
    const answer = await start().inject({ method: 'POST', url, payload: { message: {} } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('behaviour', () => {
  test('goes by the beginning of the name', async () => {
    const app = start();
    expect((await post(app, 'gone-1')).statusCode).toBe(410);
    const waits = await post(app, 'wait-1');
    expect([waits.statusCode, waits.headers['retry-after']]).toEqual([429, '2']);
    expect((await post(app, 'wait-1')).statusCode).toBe(201);
  });

  test('is set for all on the control page', async () => {
    const app = start();
    for (const [mode, status] of [
      ['gone', 410],
      ['waiting', 429],
      ['failing', 500],
      ['normal', 201],
    ] as const) {
      await app.inject({ method: 'POST', url: '/control', payload: { mode } });
      expect((await post(app, 'ok-1')).statusCode).toBe(status);
    }
    expect((await app.inject({ url: '/' })).body).toContain('Simulated push service');
  });
});
