/**
 * One draw event to 5 000 sockets that watch its lottery: the time until the last of them has it, compared with the plain
 * WebSocket library sending the same text to as many connections, in alternating rounds; and the server's memory per
 * connection. Then two nodes over one store: an event sent by one node to a player whose socket is on the other. Targets:
 * 1.5 x, 30 KB; 25 ms at p99, none lost (`docs/benchmarks.md`).
 */

import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import WebSocket from 'ws';
import { socketModule } from '../apps/server/src/parts/socket.ts';
import { createPlatform } from '../apps/server/src/platform.ts';
import { createSocket } from '../apps/server/src/socket/index.ts';
import { openParts, runningAddress } from '../apps/server/src/store/index.ts';
import { type PlayerClient, register } from '../e2e/kit/client.ts';
import { startPlatform } from '../e2e/kit/platform.ts';
import { until } from '../e2e/kit/until.ts';
import { quantile, report } from './lib/report.ts';
import { LOTTERY, type NodeAnswer, type NodeOrder } from './lib/socket-bench.ts';

const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5_000);
const ROUNDS = 9;
const EVENTS = 500;
/** Concurrent handshakes. */
const LANES = 50;
const SETTLE_MS = 3_000;

/** A sending process with all sockets connected to it. */
interface Node {
  readonly child: ChildProcess;
  readonly sockets: readonly WebSocket[];
  /** KB of the server's memory for each connection. */
  readonly kilobytes: number;
}

async function startNode(kind: 'product' | 'plain'): Promise<Node> {
  const child = fork(join(import.meta.dirname, 'lib/socket-node.ts'), [kind], { execArgv: ['--expose-gc'] });
  const { port } = await answerOf(child);
  const before = (await ask(child, 'memory')).bytes!;
  const sockets: WebSocket[] = [];
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (sockets.length < SOCKETS) {
        const path = kind === 'product' ? 'socket.io/?EIO=4&transport=websocket' : '';
        const socket = new WebSocket(`ws://127.0.0.1:${port}/${path}`, { perMessageDeflate: false });
        sockets.push(socket);
        if (kind === 'product') await watch(socket);
        else await new Promise((resolve) => socket.once('open', resolve));
      }
    }),
  );
  await pause(SETTLE_MS);
  const after = (await ask(child, 'memory')).bytes!;
  return { child, sockets, kilobytes: (after - before) / 1024 / sockets.length };
}

const answerOf = (child: ChildProcess) =>
  new Promise<NodeAnswer>((resolve) => child.once('message', (answer) => resolve(answer as NodeAnswer)));

function ask(child: ChildProcess, order: NodeOrder): Promise<NodeAnswer> {
  const answer = answerOf(child);
  child.send(order);
  return answer;
}

/** Does the handshake by hand, which costs a client less than the library, and joins the lottery's room. */
function watch(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('0')) socket.send('40{"agent":"pc"}');
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40')) socket.send(`420["lottery:watch",{"lottery":["${LOTTERY}"]}]`);
      else if (text.startsWith('430')) resolve();
      else if (text.startsWith('44')) reject(new Error(text));
    });
    socket.once('error', reject);
  });
}

/** ms from the send until the last socket has the event. */
async function lastOf({ child, sockets }: Node): Promise<number> {
  let missing = sockets.length;
  let lastAt = 0n;
  const heard = new Promise<void>((resolve) => {
    const hear = function (this: WebSocket, data: WebSocket.RawData) {
      if (!String(data).startsWith('42["draw:result"')) return;
      this.off('message', hear);
      missing -= 1;
      if (missing > 0) return;
      lastAt = process.hrtime.bigint();
      resolve();
    };
    for (const socket of sockets) socket.on('message', hear);
  });
  const { sentAt } = await ask(child, 'emit');
  await heard;
  return Number(lastAt - BigInt(sentAt!)) / 1e6;
}

async function fanOut(): Promise<void> {
  const plain = await startNode('plain');
  const product = await startNode('product');
  const times = { plain: [] as number[], product: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.plain.push(await lastOf(plain));
    times.product.push(await lastOf(product));
  }
  const middle = (figures: number[]) =>
    quantile(
      figures.toSorted((one, other) => one - other),
      0.5,
    );
  const [ours, theirs] = [middle(times.product), middle(times.plain)];
  console.log(
    `last of ${SOCKETS} sockets after ${ours.toFixed(1)} ms, plain library ${theirs.toFixed(1)} ms`,
  );
  report('draw event, last client / plain library', ours / theirs, 1.5);
  report('memory of a connection, KB', product.kilobytes, 30);
  for (const { child, sockets } of [plain, product]) {
    for (const socket of sockets) socket.terminate();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    await ended;
  }
}

/** A player's own socket on a node; `hear` is called with the `seq` of their balance events. */
async function listen(player: PlayerClient, hear: (seq: number) => void): Promise<WebSocket> {
  const socket = new WebSocket(`${player.site.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('message', (data) => {
      const text = String(data);
      if (text.startsWith('0')) socket.send(`40${JSON.stringify({ agent: 'pc', token: player.token })}`);
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40')) resolve();
      else if (text.startsWith('44')) reject(new Error(text));
      else if (text.startsWith('42["balance"'))
        hear((JSON.parse(text.slice(2)) as [string, { seq: number }])[1].seq);
    });
    socket.once('error', reject);
  });
  return socket;
}

async function twoNodes(): Promise<void> {
  process.env.ROLE = 'api';
  const platform = await startPlatform();
  const parts = await openParts(runningAddress(platform.dataDir), true);
  const worker = await createPlatform({
    database: parts,
    config: { mode: 'test', role: 'worker', trustedProxies: [] },
    log: pino({ level: 'silent' }),
    modules: [socketModule],
    installs: false,
    sockets: createSocket,
  });
  try {
    const player = await register(platform.pc);
    const sent = new Map<number, number>();
    const delays: number[] = [];
    let met = false;
    const socket = await listen(player, (seq) => {
      met = true;
      const at = sent.get(seq);
      if (at !== undefined) delays.push(performance.now() - at);
    });
    const emit = (seq: number) =>
      worker.services.socket.emit.user(BigInt(player.userId), 'balance', {
        balance: '1.0000',
        currency: 'CNY',
        cause: 'win',
        seq,
      });
    // The nodes take some time to find each other; hints may be lost until then.
    await until('the nodes to meet', async () => {
      emit(0);
      await pause(50);
      return met;
    });
    for (let seq = 1; seq <= EVENTS; seq += 1) {
      sent.set(seq, performance.now());
      emit(seq);
      await pause(5);
    }
    await until('the last event', async () => delays.length === EVENTS, 10_000).catch(() => {});
    report(
      'event to another node, p99, ms',
      quantile(
        delays.toSorted((one, other) => one - other),
        0.99,
      ),
      25,
    );
    report('event to another node, lost', EVENTS - delays.length, 0);
    socket.terminate();
  } finally {
    await worker.stop();
    await parts.close();
    await platform.stop();
  }
}

await fanOut();
await twoNodes();
