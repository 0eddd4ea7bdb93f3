import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testBeacon } from '@tessera/fairness/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BeaconClient, createBeaconClient } from './beacon.ts';

const { sign, ...beacon } = testBeacon();
let server: Server;
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
  client = createBeaconClient(`http://127.0.0.1:${port}`, 'test');
  // The thread that checks signatures begins with the first one, and on a busy machine not within the client's patience.
  void client.round(beacon, 1);
  (await asked()).end(JSON.stringify({ round: 1, signature: sign(1) }));
  await vi.waitFor(async () => expect(await client.round(beacon, 1)).toEqual({ signature: sign(1) }), {
    timeout: 30_000,
  });
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
    expect(await client.round(beacon, 8)).toEqual({ problem: 'unanswered' });
    (await asked()).end(JSON.stringify({ round: 8, signature: sign(8) }));
    await expect.poll(() => client.round(beacon, 8)).toEqual({ signature: sign(8) });
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
