import pino from 'pino';
import { expect, test } from 'vitest';
import { useStore } from '../../test/kit.ts';
import { type AdmissionLimits, createGate, type Entrance, type Gate } from './gate.ts';

const db = useStore();
const rate = { burst: 5, perMinute: 0.001 };
const limits: AdmissionLimits = {
  address: rate,
  handshake: { burst: 1_000, perMinute: 1_000 },
  report: { burst: 1_000, perMinute: 1_000 },
  callback: rate,
  file: rate,
  connectionsPerAddress: 100,
  socketsPerAddress: 20,
  socketsPerAccount: 5,
  handshakesOpen: 50,
  inFlight: 10,
  waiting: 10,
  waitMs: 1_000,
};
const client = (address: string) => ({ address, network: address, proxied: false });

/** Runs `work` with `count` nodes on one database. */
async function withNodes(
  count: number,
  work: (nodes: readonly Gate[], refused: Entrance[]) => Promise<void>,
): Promise<void> {
  const refused: Entrance[] = [];
  const nodes: Gate[] = [];
  try {
    // The first node would learn of the others at its next heartbeat. So it is created once more, after the others.
    for (let i = 0; i <= count; i++) {
      nodes.push(
        await createGate({
          ...db(),
          log: pino({ level: 'silent' }),
          trustedProxies: [],
          limits: () => limits,
          refused: (entrance) => refused.push(entrance),
          serves: true,
        }),
      );
    }
    await nodes.shift()?.close();
    await work(nodes, refused);
  } finally {
    for (const node of nodes) await node.close();
  }
}

test('[E15] concurrent sign-ins of one address are counted over two nodes together', async () => {
  await withNodes(2, async (nodes, refused) => {
    const kind = { name: 'login', rate, shared: true };
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, i) => nodes[i % 2]!.callOf(kind, { network: '203.0.113.1' })),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(refused).toHaveLength(55);
    expect(await nodes[0]!.callOf(kind, { network: '203.0.113.2' })).toBe(0);
    expect(await nodes[1]!.callOf(kind, { session: 7n })).toBe(0);
  });
});

test('[E15] the other node soon knows what a session has spent on one node', async () => {
  await withNodes(2, async ([one, other]) => {
    const kind = { name: 'bet', rate, shared: false };
    const caller = { session: 42n };
    for (let i = 0; i < 5; i++) expect(await one!.callOf(kind, caller)).toBe(0);
    await expect.poll(() => other!.callOf(kind, caller), { interval: 500 }).toBeGreaterThan(0);
  });
});

test('[E11] [F15] 60 sockets of a player at once over two nodes: five open', async () => {
  await withNodes(2, async (nodes) => {
    const open = async (i: number) => {
      const from = client(`203.0.113.${i}`);
      const leave = nodes[i % 2]!.socket(from);
      const signOff = leave && (await nodes[i % 2]!.playerSocket(from, 9n));
      return signOff;
    };
    const places = (await Promise.all(Array.from({ length: 60 }, (_, i) => open(i)))).filter(Boolean);
    expect(places).toHaveLength(5);
    places[0]?.();
    await expect.poll(async () => Boolean(await open(61))).toBe(true);
  });
});

test('[E11] [F15] 60 sockets of an address at once: twenty get a place, on two nodes as on one', async () => {
  for (const count of [1, 2]) {
    await withNodes(count, async (nodes) => {
      const from = client('198.51.100.7');
      const open = async (i: number) => {
        const node = nodes[i % count]!;
        return node.socket(from) && (await node.playerSocket(from, undefined));
      };
      const places = await Promise.all(Array.from({ length: 60 }, (_, i) => open(i)));
      expect(places.filter(Boolean)).toHaveLength(20);
    });
  }
});

test('[E15] the sockets of a node that is gone are removed', async () => {
  await withNodes(1, async ([node]) => {
    for (let i = 0; i < 5; i++) await node!.playerSocket(client('192.0.2.1'), 11n);
    const left = () => db().asOwner('select from admission_socket where user_id = 11');
    await expect.poll(async () => (await left()).length).toBe(5);
    await db().asOwner(`update admission_node set seen_at = seen_at - interval '1 minute'`);
    await withNodes(1, async () => {
      expect(await left()).toEqual([]);
    });
  });
});

test('[E15] a node that missed its heartbeats registers its sockets again', async () => {
  await withNodes(1, async ([node]) => {
    for (let i = 0; i < 3; i++) await node!.playerSocket(client('192.0.2.2'), 12n);
    const known = async () => (await db().asOwner('select from admission_socket where user_id = 12')).length;
    await expect.poll(known).toBe(3);
    await db().asOwner(`update admission_node set seen_at = seen_at - interval '1 minute'`);
    await withNodes(1, async () => {
      expect(await known()).toBe(0);
      await expect.poll(known).toBe(3);
    });
  });
});

test('[E15] handshakes are limited per address to its number of sockets, and per node in total', async () => {
  await withNodes(1, async ([node], refused) => {
    const begin = (address: string) =>
      node!.handshake({ socket: { remoteAddress: address } as never, headers: {} });
    const begun = Array.from({ length: 30 }, () => begin('203.0.113.1'));
    expect(begun.filter(Boolean)).toHaveLength(20);
    begun[0]?.leave();
    begun[0]?.leave();
    expect(begin('203.0.113.1')).toBeDefined();
    expect(begin('203.0.113.1')).toBeUndefined();
    const others = Array.from({ length: 60 }, (_, i) => begin(`198.51.100.${i}`));
    expect(others.filter(Boolean)).toHaveLength(30);
    expect(refused).toHaveLength(41);
  });
});

test('[E15] third parties: genuine calls are not counted, others are', async () => {
  await withNodes(1, async ([node]) => {
    const from = client('203.0.113.1');
    for (let i = 0; i < 20; i++) node!.callback(from)?.();
    for (let i = 0; i < 5; i++) expect(node!.callback(from)).toBeDefined();
    expect(node!.callback(from)).toBeUndefined();
    expect(node!.callback(client('203.0.113.2'))).toBeDefined();
  });
});

test('[E15] reports of many addresses write few log lines', async () => {
  await withNodes(1, async ([node]) => {
    const said = Array.from({ length: 200 }, (_, i) => node!.report(client(`203.0.113.${i}`)));
    expect(said).not.toContain('refused');
    expect(said.filter((what) => what === 'logged').length).toBeLessThan(100);
  });
});

test('full buckets are deleted', async () => {
  await withNodes(1, async ([node]) => {
    await node!.callOf({ name: 'login', rate: { burst: 5, perMinute: 60 }, shared: true }, { session: 1n });
    await db().clock.advance(60_000);
    await node!.tidy();
    const rows = await db().asOwner<{ key: string }>('select key from admission_bucket');
    expect(rows.map(({ key }) => key)).not.toContain('login session 1');
  });
});
