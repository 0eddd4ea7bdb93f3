import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createFcm } from './fcm.ts';
import { readFcmAccount } from './fcm-account.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const file = {
  project_id: 'a-project',
  client_email: 'sender@a-project.example',
  private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
  token_uri: 'https://oauth2.googleapis.com/token',
};
const parcel = {
  app: 'token-of-twenty-characters',
  title: 'Your bets are settled',
  body: 'Open it to read more',
  path: '#/user/inbox?open=12',
  ttl: 90,
  urgency: 'high',
  topic: 'a-draw',
} as const;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A service that gives out tokens and takes messages as `take` says; counts the tokens. */
async function service(take: RequestListener, lifeS = 3_600) {
  const seen = { tokens: 0, authorizations: [] as (string | undefined)[] };
  const json = (body: object) => JSON.stringify(body);
  const server = createServer((request, response) => {
    if (request.url === '/fcm/account') return response.end(json({ ...file, token_uri: `${origin}/token` }));
    if (request.url === '/token') {
      seen.tokens += 1;
      return response.end(json({ access_token: `access-${seen.tokens}`, expires_in: lifeS }));
    }
    seen.authorizations.push(request.headers.authorization);
    return take(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, seen };
}
const answers =
  (...statuses: number[]): RequestListener =>
  (_, response) =>
    response.writeHead(statuses.shift() ?? 200, { 'retry-after': '7' }).end('{}');

describe('messages to apps', () => {
  test('share one access token until it ends', async () => {
    const { origin, seen } = await service(answers());
    let now = Date.UTC(2026, 0, 1);
    const send = createFcm({ account: undefined, standIn: origin, withinMs: 60_000, now: () => now });
    const first = await Promise.all([send(parcel), send(parcel), send(parcel)]);
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(seen.tokens).toBe(1);
    now += 3_000_000;
    await send(parcel);
    expect(seen.tokens).toBe(1);
    now += 600_000;
    await send(parcel);
    expect(seen.authorizations.at(-1)).toBe('Bearer access-2');
  });

  test('are answered by the status of the service, with how long to wait', async () => {
    const { origin } = await service(answers(404, 429));
    const send = createFcm({ account: undefined, standIn: origin, withinMs: 60_000 });
    expect((await send(parcel)).status).toBe(404);
    expect(await send(parcel)).toEqual({ status: 429, retryAfter: '7' });
  });

  test('with an access token that was withdrawn are tried again with another', async () => {
    const { origin, seen } = await service(answers(401, 200));
    const send = createFcm({ account: undefined, standIn: origin, withinMs: 60_000 });
    expect(await send(parcel)).toEqual({ status: 0 });
    expect((await send(parcel)).status).toBe(200);
    expect(seen.tokens).toBe(2);
  });

  test('have no answer when nothing listens, when it hangs, and without an account', async () => {
    const nothing = createFcm({ account: undefined, standIn: 'http://127.0.0.1:1', withinMs: 60_000 });
    expect(await nothing(parcel)).toEqual({ status: 0 });
    const { origin } = await service(() => {});
    expect(await createFcm({ account: undefined, standIn: origin, withinMs: 50 })(parcel)).toEqual({
      status: 0,
    });
    expect(await createFcm({ account: undefined, withinMs: 60_000 })(parcel)).toEqual({ status: 0 });
  });
});

describe('the file of the account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-fcm-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const written = (text: string) => {
    const path = join(folder, 'account.json');
    writeFileSync(path, text);
    return path;
  };

  test('is read as Google gives it out', () => {
    expect(readFcmAccount(written(JSON.stringify({ ...file, type: 'service_account' })))).toEqual(file);
  });

  test.each([
    ['no JSON', 'account'],
    ['no project', JSON.stringify({ ...file, project_id: undefined })],
    ['a wrong key', JSON.stringify({ ...file, private_key: 'secret' })],
  ])('with %s stops the start', (_, text) => {
    expect(() => readFcmAccount(written(text))).toThrow('FCM_ACCOUNT');
  });

  test('that is missing stops the start', () => {
    expect(() => readFcmAccount(join(folder, 'none.json'))).toThrow('FCM_ACCOUNT');
  });
});
