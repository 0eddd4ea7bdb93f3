import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { useApp } from '../../test/app.ts';

const PART = 'x'.repeat(64 * 1024);
const MIB = 1024 * 1024;
/** What sockets and streams may hold between the writer and a client that reads nothing. */
const BUFFERED = 24 * MIB;

/** Parts that were asked for, and files that began and ended. */
let asked = 0;
let begun = 0;
let ended = 0;

async function* endless() {
  begun += 1;
  try {
    for (;;) {
      asked += 1;
      yield PART;
    }
  } finally {
    ended += 1;
  }
}

const app = useApp({
  extend({ services: { http } }) {
    http.downloads.serve('endless', async (secret) => ({
      userId: BigInt(secret),
      begin: async () => ({ name: 'endless.txt', type: 'text/plain', parts: endless() }),
    }));
  },
});

let port: number;
beforeAll(async () => {
  await app().sites.pc.listen({ port: 0, host: '127.0.0.1' });
  port = (app().sites.pc.server.address() as AddressInfo).port;
});
const open: IncomingMessage[] = [];
afterEach(async () => {
  for (const response of open.splice(0)) response.destroy();
  await expect.poll(() => ended).toBe(begun);
});

const call = (user: number): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: `/download/endless/${user}` }, (response) => {
      open.push(response);
      resolve(response);
    }).on('error', reject);
  });

/** Reads at least so many bytes. */
async function read(response: IncomingMessage, bytes: number): Promise<number> {
  let taken = 0;
  for await (const chunk of response.iterator({ destroyOnReturn: false })) {
    taken += (chunk as Buffer).length;
    if (taken >= bytes) break;
  }
  return taken;
}

test('a file is written as the client takes it, and ends when the client goes away', async () => {
  asked = begun = ended = 0;
  const response = await call(1);
  const taken = await read(response, 64 * MIB);
  expect(asked * PART.length).toBeGreaterThanOrEqual(taken);
  expect(asked * PART.length).toBeLessThanOrEqual(taken + BUFFERED);
  expect(ended).toBe(0);
  response.destroy();
  await expect.poll(() => ended).toBe(1);
  const until = asked;
  // The place is free again.
  const again = await call(1);
  expect(again.statusCode).toBe(200);
  expect(asked).toBeGreaterThan(until);
});

test('[E15] a player has one download at a time, and a node eight', async () => {
  asked = begun = ended = 0;
  const first = await call(1);
  expect(first.statusCode).toBe(200);
  expect((await call(1)).statusCode).toBe(429);
  const others = await Promise.all(Array.from({ length: 9 }, (_, place) => call(10 + place)));
  expect(others.filter(({ statusCode }) => statusCode === 200)).toHaveLength(7);
  expect(others.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  for (const response of [first, ...others]) response.destroy();
  await expect.poll(() => ended).toBe(8);
  expect((await call(1)).statusCode).toBe(200);
});

test('a file whose writing fails is cut, not finished', async () => {
  app().services.http.downloads.serve('failing', async () => ({
    userId: 77n,
    begin: async () => ({
      name: 'failing.txt',
      type: 'text/plain',
      parts: (async function* () {
        yield 'begun';
        throw new Error('the store is away');
      })(),
    }),
  }));
  const answer = fetch(`http://127.0.0.1:${port}/download/failing/x`).then((response) => response.text());
  await expect(answer).rejects.toThrow();
});
