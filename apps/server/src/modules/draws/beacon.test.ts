import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QUICKNET } from '@tessera/fairness';
import { testBeacon } from '@tessera/fairness/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BeaconClient, createBeaconClient } from './beacon.ts';

const { sign, ...beacon } = testBeacon();
let server: Server;
let url: string;
/** Client with a long timeout, because a busy machine may be slow. */
let client: BeaconClient;
/** Requests the beacon has not answered yet. */
const held: ServerResponse[] = [];

const asked = async (): Promise<ServerResponse> => {
  if (held.length === 0) await once(server, 'request');
  return held.shift()!;
};

beforeAll(async () => {
  server = createServer((_request, response) => void held.push(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  client = createBeaconClient(url, 'test', 60_000);
});

afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

describe('a requested round', () => {
  test('is fetched once: concurrent callers get "unanswered", later callers get the cached value', async () => {
    const first = client.round(beacon, 7);
    const question = await asked();
    expect(await client.round(beacon, 7)).toEqual({ problem: 'unanswered' });
    question.end(JSON.stringify({ round: 7, signature: sign(7) }));
    expect(await first).toEqual({ signature: sign(7) });
    expect(await client.round(beacon, 7)).toEqual({ signature: sign(7) });
    expect(held).toEqual([]);
  });

  test('of a slow beacon does not block the caller, and is available once the beacon has answered', async () => {
    const impatient = createBeaconClient(url, 'test', 50);
    expect(await impatient.round(beacon, 8)).toEqual({ problem: 'unanswered' });
    (await asked()).end(JSON.stringify({ round: 8, signature: sign(8) }));
    await expect.poll(() => impatient.round(beacon, 8)).toEqual({ signature: sign(8) });
    await impatient.close();
  });

  test('is requested again after a problem', async () => {
    const early = client.round(beacon, 9);
    (await asked()).writeHead(425).end();
    expect(await early).toEqual({ problem: 'early' });
    const wrong = client.round(beacon, 9);
    (await asked()).end(JSON.stringify({ round: 9, signature: sign(10) }));
    expect(await wrong).toEqual({ problem: 'wrong' });
    const right = client.round(beacon, 9);
    (await asked()).end(JSON.stringify({ round: 9, signature: sign(9) }));
    expect(await right).toEqual({ signature: sign(9) });
  });
});

/** The description that drand's quicknet gives of itself. */
const quicknet = {
  public_key: QUICKNET.publicKey,
  period: QUICKNET.period,
  genesis_time: QUICKNET.genesis,
  hash: QUICKNET.chainHash,
  schemeID: QUICKNET.scheme,
};

describe('[E17] pinning a beacon', () => {
  test('ends without a beacon after its timeout, and may be repeated later', async () => {
    const production = createBeaconClient(url, 'production');
    server.on('request', refuse);
    expect(await production.pin(300)).toBeUndefined();
    server.off('request', refuse);
    const later = production.pin();
    (await asked()).end(JSON.stringify(quicknet));
    expect(await later).toEqual(QUICKNET);
    expect(production.known()).toEqual(QUICKNET);
    await production.close();
  });

  test.each([
    ['simulated', { ...quicknet, kind: 'simulated' }],
    ['of another key', { ...quicknet, public_key: beacon.publicKey }],
    ['no beacon at all', null],
  ])('is refused in production when the beacon is %s', async (_, info) => {
    const production = createBeaconClient(url, 'production');
    const pinned = production.pin();
    (await asked()).end(JSON.stringify(info));
    await expect(pinned).rejects.toThrow('BEACON_URL');
    expect(production.known()).toBeUndefined();
    await production.close();
  });

  test('stops once its client is closed', async () => {
    const production = createBeaconClient(url, 'production');
    const pinned = production.pin();
    const question = await asked();
    await production.close();
    question.writeHead(503).end();
    expect(await pinned).toBeUndefined();
  });
});

/** Answers like an unavailable service. */
function refuse(): void {
  for (const question of held.splice(0)) question.writeHead(503).end();
}
