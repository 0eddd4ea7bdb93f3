/**
 * Placing one bet per call over HTTP with the envelope, compared with a call of the same server that takes the same request
 * and answers a constant. Target: at least 0.5 times as many calls per second (`docs/benchmarks.md`).
 *
 * 64 connections of 16 players, with the callers in their own thread; rounds alternate between the two calls.
 */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { endpoints } from '@tessera/protocol/endpoints';
import pino from 'pino';
import { bettingRoutes } from '../apps/server/src/modules/betting/routes.ts';
import { protectionModule } from '../apps/server/src/modules/protection/index.ts';
import { settingsModule } from '../apps/server/src/modules/settings/index.ts';
import { httpModule } from '../apps/server/src/parts/http.ts';
import { providersModule } from '../apps/server/src/parts/providers.ts';
import { socketModule } from '../apps/server/src/parts/socket.ts';
import { createPlatform } from '../apps/server/src/platform.ts';
import { createSites } from '../apps/server/src/sites.ts';
import { createSocket } from '../apps/server/src/socket/index.ts';
import { betRequest, fiveDigits } from '../e2e/kit/bets.ts';
import { tryOut } from '../e2e/kit/client.ts';
import { addDraw, LOTTERY, openBetBench } from './lib/bet-bench.ts';
import type { Round } from './lib/http-callers.ts';
import { median, report } from './lib/report.ts';

const PLAYERS = 16;
const CONNECTIONS = 64;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONSTANT = '/api/bench/constant';

const bench = await openBetBench(1);
const config = { mode: 'demo', role: 'all', trustedProxies: [] } as const;
const platform = await createPlatform({
  database: bench.platform,
  config,
  log: pino({ level: 'silent' }),
  modules: [settingsModule, socketModule, httpModule, protectionModule, providersModule],
  installs: true,
  sockets: createSocket,
});
await platform.serve();
const { settings, socket } = platform.services;
bettingRoutes(platform.register, bench.betting);
let constant: object = {};
platform.register({ ...endpoints.betPlace, path: CONSTANT }, async () => constant as never);
const sites = await createSites(platform);
const callers = new Worker(new URL('./lib/http-callers.ts', import.meta.url));
try {
  for (const key of ['callLogin', 'callBet', 'callOther', 'callVisitor', 'callAddress'] as const) {
    await settings.settings.set(key, { burst: 1_000_000, perMinute: 100_000_000 }, 'bench');
  }
  await sites.pc.listen({ port: 0, host: '127.0.0.1' });
  const address = sites.pc.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await addDraw(bench, 'http-1');
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => tryOut(`http://localhost:${port}`)),
  );
  const body = await betRequest(players[0]!, LOTTERY, 'http-1', [fiveDigits(12_345)]);
  constant = await players[0]!.ok('POST /api/lottery/bet', body);
  const headers = players.map(({ cookies, token }) => ({
    host: `localhost:${port}`,
    'content-type': 'application/json',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    token,
  }));
  const rateOf = async (path: string, seconds = SECONDS): Promise<number> => {
    callers.postMessage({
      port,
      path,
      seconds,
      connections: CONNECTIONS,
      body,
      players: headers,
    } satisfies Round);
    const [rate] = (await once(callers, 'message')) as [number];
    return rate;
  };
  await rateOf('/api/lottery/bet', 2);
  await rateOf(CONSTANT, 1);
  const rates = { bet: [] as number[], constant: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.constant.push(await rateOf(CONSTANT));
    rates.bet.push(await rateOf('/api/lottery/bet'));
  }
  const [bet, constants] = [median(rates.bet), median(rates.constant)];
  console.log(`bets ${bet.toFixed(0)}/s, constants ${constants.toFixed(0)}/s`);
  report('bet over HTTP / constant over HTTP', bet / constants, 0.5, true);
} finally {
  await callers.terminate();
  await socket.close();
  await sites.close();
  await platform.stop();
  await bench.close();
}
