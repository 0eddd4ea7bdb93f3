import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { sealEnvelope } from '@tessera/protocol/envelope-node';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CLIENT_PASSWORD,
  createClient,
  freshName,
  freshRid,
  type PlayerClient,
  register,
} from '../kit/client.ts';
import { type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { heldMemory, tellsMemory } from './held-memory.ts';
import { inside } from './inside.ts';
import { figure, isFull, rounds } from './report.ts';

const LOTTERY = 'ssc-5m';
/** Concurrent requests of one flood. */
const AT_ONCE = 50;

let platform: Platform;
let player: PlayerClient;

beforeAll(async () => {
  platform = await startPlatform('silent', {
    lotteries: [LOTTERY],
    nodeFlags: tellsMemory,
    // This test acts as the proxy and names the clients behind it.
    variables: { TRUST_PROXY: '127.0.0.0/8,::1' },
  });
  await inside(platform, async ({ set }) => {
    // Other calls of the tests come from the proxy's own address.
    await set('loginPerAddressMinute', 1_000);
    await set('namesTakenFree', 1_000);
  });
  player = await register(platform.pc);
});
afterAll(() => platform?.stop());

interface Sent {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly agent?: Agent;
}

/** Sends one request as the proxy does for a client; returns its status and text. */
const send = (client: string, { path, method = 'GET', body, headers, agent }: Sent) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(
      platform.pc + path,
      { method, agent, headers: { ...headers, 'x-forwarded-for': client } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Floods the server from one client; returns how many answers had each status. */
async function flood(client: string, count: number, what: Sent): Promise<Map<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => send(client, { ...what, agent })),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  agent.destroy();
  return statuses;
}

function open(client: string, player?: PlayerClient): Socket {
  const cookie = [...(player?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return io(platform.pc, {
    path: '/socket.io',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { agent: 'pc', ...(player ? { token: player.token } : {}) },
    extraHeaders: { cookie, 'x-forwarded-for': client },
  });
}

/** `open`, or the error that refused the connection. */
const outcome = (socket: Socket) =>
  new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('open'));
    socket.once('connect_error', ({ message }) => resolve(message));
  });

const addressOf = (i: number) => `198.51.${Math.floor(i / 200)}.${(i % 200) + 1}`;

test('[E12] [E15] 160 clients behind one proxy: each is served over its own connection and has its socket', async () => {
  const agents = Array.from({ length: 160 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const sockets = agents.map((_, i) => open(addressOf(i)));
  const opening = Promise.all(sockets.map(outcome));
  try {
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(
        agents.map((agent, i) => send(addressOf(i), { path: '/readyz', agent })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(160);
    }
    expect((await opening).filter((said) => said === 'open')).toHaveLength(160);
    figure('E12', '160 keep-alive clients with a socket each behind one proxy: 160 served');
  } finally {
    for (const socket of sockets) socket.disconnect();
    for (const agent of agents) agent.destroy();
  }
});

test('[F15] [A3] 120 concurrent password guesses from twelve addresses: five are checked', async () => {
  const { name } = await register(platform.pc);
  const guess = async (i: number) => {
    const form = { user_name: name, password: `wrong-password-${i}` };
    const { text } = await send(addressOf(1_000 + (i % 12)), {
      method: 'POST',
      path: '/api/user/login',
      // A native app: it needs no cookie, and claims to be another device each time.
      headers: { 'content-type': 'application/json', device: randomBytes(32).toString('base64url') },
      body: JSON.stringify(sealEnvelope(form, String(Date.now()))),
    });
    return (JSON.parse(text) as { code: string }).code;
  };
  const codes = await Promise.all(Array.from({ length: 120 }, (_, i) => guess(i)));
  const judged = codes.filter((code) => code === 'login_incorrect').length;
  expect(judged).toBe(5);
  // One second after the fifth check, the guesses that still wait are asked for a captcha (A3).
  const refused = codes.filter((code) => code === 'too_many_requests' || code === 'captcha_incorrect');
  expect(refused).toHaveLength(115);
  figure('F15', `120 concurrent guesses from 12 addresses: ${judged} checked`);
});

test('[F15] [E11] 60 concurrent sockets of one player from twelve addresses: five open', async () => {
  const sockets = Array.from({ length: 60 }, (_, i) => open(addressOf(2_000 + (i % 12)), player));
  const outcomes = await Promise.all(sockets.map(outcome));
  for (const socket of sockets) socket.disconnect();
  const opened = outcomes.filter((said) => said === 'open').length;
  expect(opened).toBe(5);
  expect(outcomes.filter((said) => said === 'too_many_requests')).toHaveLength(55);
  figure('F15', `60 concurrent sockets: ${opened} open (limit 5)`);
});

test('[F15] [A13] 20 concurrent remembered logins: one credential', async () => {
  const again = { user_name: player.name, remembered: true };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => player.call('POST /api/user/login', again)),
  );
  const failed = answers.filter(({ state }) => state !== 'SUCCESS');
  expect(failed).toEqual([]);
  const live = await inside(platform, async ({ store }) => {
    const { rows } = await store.query(
      'select from device_credential where user_id = $1 and used_at is null',
      [player.userId],
    );
    return rows.length;
  });
  expect(live).toBe(1);
  // Only the newest sessions of so many sign-ins are left.
  player.token = await player.ok('POST /api/user/login', again);
  figure('F15', `20 concurrent remembered logins: ${live} credential`);
});

test('[F15] 50 equal concurrent registrations: one account', async () => {
  const user_name = freshName();
  const form = {
    rid: freshRid(),
    user_name,
    password: CLIENT_PASSWORD,
    birth_date: '1990-04-12',
    agree: true,
  } as const;
  const client = createClient(platform.pc);
  await client.call('POST /common/setting');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => client.call('POST /api/user/register', form)),
  );
  expect(answers.filter(({ state }) => state !== 'SUCCESS')).toEqual([]);
  const accounts = await inside(platform, async ({ store }) => {
    const { rows } = await store.query('select from user_account where user_name = $1', [user_name]);
    return rows.length;
  });
  expect(accounts).toBe(1);
  figure('F15', `50 equal concurrent registrations: ${accounts} account`);
});

test('[E15] a flood of handshakes is refused after the limit, and its memory is freed', async () => {
  const count = rounds(1_000, 20_000);
  const shake = { path: '/socket.io/?EIO=4&transport=polling' };
  // Memory that a server keeps after any first flood does not count.
  await flood(addressOf(3_000), rounds(100, 2_000), shake);
  const gone = () =>
    until(
      'the end of all handshakes',
      async () => {
        const metrics = await (await fetch(`${platform.console}/metrics`)).text();
        return /^tessera_socket_connections 0$/m.test(metrics);
      },
      60_000,
    );
  await gone();
  const before = await heldMemory(platform.server);
  const begun = performance.now();
  const statuses = await flood(addressOf(3_001), count, shake);
  // Twenty concurrent handshakes are allowed; slots are freed after ten seconds, at the rate of an address: 60, and two per
  // second.
  const seconds = (performance.now() - begun) / 1000;
  expect(statuses.get(200)).toBeLessThanOrEqual(seconds < 10 ? 20 : 60 + 2 * seconds);
  expect((statuses.get(200) ?? 0) + (statuses.get(403) ?? 0)).toBe(count);
  await gone();
  const grown = (await heldMemory(platform.server)) - before;
  figure(
    'E15',
    `${count} handshakes from one address: ${statuses.get(200)} accepted, memory ${grown.toFixed(1)} MiB more after their end`,
  );
  if (isFull) expect(grown).toBeLessThan(5);
  expect(await outcome(open(addressOf(3_002), player))).toBe('open');
});

test('[E15] floods of health checks, reports, callbacks and invalid calls are bounded, and another client is served', async () => {
  const count = rounds(500, 10_000);
  const json = { 'content-type': 'application/json' };
  const looks = await flood(addressOf(4_000), count, { path: '/readyz' });
  expect([...looks.keys()]).toEqual([200]);
  const reports = await flood(addressOf(4_001), count, {
    method: 'POST',
    path: '/common/csp-report',
    headers: json,
    body: '{}',
  });
  expect(reports.get(204)).toBeLessThan(20 + count / 20);
  expect((reports.get(204) ?? 0) + (reports.get(429) ?? 0)).toBe(count);
  const callbacks = await flood(addressOf(4_002), count, {
    method: 'POST',
    path: '/provider/payments/callback',
    headers: json,
    body: '{}',
  });
  expect(callbacks.get(401)).toBeLessThan(300 + count / 20);
  expect((callbacks.get(401) ?? 0) + (callbacks.get(429) ?? 0)).toBe(count);
  const nonsense = await flood(addressOf(4_003), count, {
    method: 'POST',
    path: '/common/setting',
    headers: { 'content-type': '' },
    body: '{}',
  });
  expect([...nonsense.keys()]).toEqual([415]);
  expect(await player.codeOf('POST /api/user/balance')).toBe('ok');
  figure(
    'E15',
    `${count} each: ${reports.get(204)} reports read, ${callbacks.get(401)} callbacks checked, the rest refused unread`,
  );
});
