/**
 * A process that sends one event to all sockets, for `bench/sockets.ts`: `node socket-node.ts product | plain`.
 * It sends `{port}` to its parent when it listens; after `emit` it sends the event and answers `{sentAt}`, after `memory`
 * it answers `{bytes}`.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { WebSocketServer } from 'ws';
import { settingsModule } from '../../apps/server/src/modules/settings/index.ts';
import { socketModule } from '../../apps/server/src/parts/socket.ts';
import { createPlatform } from '../../apps/server/src/platform.ts';
import { createSocket } from '../../apps/server/src/socket/index.ts';
import { openDatabase } from '../../apps/server/src/store/index.ts';
import { drawResult, LOTTERY, type NodeAnswer, type NodeOrder } from './socket-bench.ts';

const server = createServer();
const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-sockets-'));
const node = process.argv[2] === 'plain' ? plain() : await product();
const answer = (message: NodeAnswer) => process.send?.(message);

process.on('message', (order: NodeOrder) => {
  if (order === 'emit') {
    const sentAt = process.hrtime.bigint();
    node.emit();
    answer({ sentAt: String(sentAt) });
  } else {
    globalThis.gc?.();
    answer({ bytes: process.memoryUsage().rss });
  }
});
process.once('disconnect', async () => {
  await node.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
server.listen(0, '127.0.0.1', () => answer({ port: (server.address() as AddressInfo).port }));

interface Sender {
  emit(): void;
  close(): Promise<void>;
}

/** The product's socket over a store of its own. */
async function product(): Promise<Sender> {
  const database = await openDatabase({ dataDir, mode: 'test' });
  const platform = await createPlatform({
    database,
    config: { mode: 'test', role: 'all', trustedProxies: [] },
    log: pino({ level: 'silent' }),
    modules: [settingsModule, socketModule],
    installs: true,
    sockets: createSocket,
  });
  const { settings, socket } = platform.services;
  await settings.settings.set('socketsPerAddress', 10_000, 'bench');
  await settings.settings.set('callHandshake', { burst: 100_000, perMinute: 6_000_000 }, 'bench');
  await settings.settings.set('connectionsPerAddress', 100_000, 'bench');
  socket.attach(server);
  return {
    emit: () => socket.emit.lottery(LOTTERY, 'draw:result', drawResult),
    async close() {
      await platform.stop();
      await database.close();
    },
  };
}

/** Sends the same text to every connection of the plain WebSocket library. */
function plain(): Sender {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  const text = `42${JSON.stringify(['draw:result', drawResult])}`;
  return {
    emit: () => {
      for (const socket of sockets.clients) socket.send(text);
    },
    close: async () => sockets.close(),
  };
}
