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
/** Waits for an answer as long as it takes, for a busy machine takes its time. */
let client: BeaconClient;
/** Questions the beacon has not answered yet. */
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

describe('a round that is asked for', () => {
  test('is asked for once: who comes meanwhile goes on with something else, who comes later is told at once', async () => {
    const first = client.round(beacon, 7);
    const question = await asked();
    expect(await client.round(beacon, 7)).toEqual({ problem: 'unanswered' });
    question.end(JSON.stringify({ round: 7, signature: sign(7) }));
    expect(await first).toEqual({ signature: sign(7) });
    expect(await client.round(beacon, 7)).toEqual({ signature: sign(7) });
    expect(held).toEqual([]);
  });

  test('of a silent beacon does not hold who asks, and is there once the beacon has spoken', async () => {
    const impatient = createBeaconClient(url, 'test', 50);
    expect(await impatient.round(beacon, 8)).toEqual({ problem: 'unanswered' });
    (await asked()).end(JSON.stringify({ round: 8, signature: sign(8) }));
    await expect.poll(() => impatient.round(beacon, 8), { timeout: 60_000 }).toEqual({ signature: sign(8) });
    await impatient.close();
  });

  test('is asked for again after a problem', async () => {
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

/** What drand's quicknet says of itself. */
const quicknet = {
  public_key: QUICKNET.publicKey,
  period: QUICKNET.period,
  genesis_time: QUICKNET.genesis,
  hash: QUICKNET.chainHash,
  schemeID: QUICKNET.scheme,
};

describe('[E17] a beacon that is looked for', () => {
  test('is not known when its time is over, and is asked again later', async () => {
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
  ])('is refused by production when it is %s', async (_, info) => {
    const production = createBeaconClient(url, 'production');
    const pinned = production.pin();
    (await asked()).end(JSON.stringify(info));
    await expect(pinned).rejects.toThrow('BEACON_URL');
    expect(production.known()).toBeUndefined();
    await production.close();
  });

  test('is no longer looked for once its client is closed', async () => {
    const production = createBeaconClient(url, 'production');
    const pinned = production.pin();
    const question = await asked();
    await production.close();
    question.writeHead(503).end();
    expect(await pinned).toBeUndefined();
  });
});

/** Answers like a service that is away. */
function refuse(): void {
  for (const question of held.splice(0)) question.writeHead(503).end();
}
