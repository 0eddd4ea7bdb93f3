import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import type { Config } from './config.ts';
import { type Core, createCore } from './core.ts';
import { requireDeployment } from './deployment.ts';
import { createGame, type Game } from './game.ts';
import { seedHistory } from './modules/draws/index.ts';
import type { OwnAddresses } from './modules/settings/index.ts';
import {
  DEMO_FUND_PASSWORD,
  DEMO_PASSWORD,
  demoPlayers,
  hasDemoPlayers,
  isDemoSale,
  refuseDemoPlayers,
  seedDemoBets,
  seedDemoPayouts,
  seedDemoPlayers,
} from './seed/index.ts';
import { createSites } from './sites.ts';
import { openPlatform, withPastClock } from './store/index.ts';

/** A running node. */
export interface RunningServer {
  /** Stops taking calls and jobs, then closes everything that was opened, last opened first. */
  stop(): Promise<void>;
}

/**
 * Starts one node: store, migrations, seed, modules, sites, jobs; prints its addresses.
 * Errors: throws when a step fails, with what was opened closed again.
 */
export async function runServer(config: Config): Promise<RunningServer> {
  requireDeployment(config);
  const log = pino({ level: config.logLevel }, pino.destination({ dest: 2, sync: false }));
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const platform = await openPlatform({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      mode: config.mode,
      log,
    });
    closers.push(platform.close);
    const core = await createCore({
      platform,
      config,
      log,
      processMetrics: true,
      ...(config.mode === 'production' ? {} : { ownAddresses: ownAddresses(config) }),
    });
    await seedPlayers(core);
    if (config.mode === 'demo')
      await seedDemoPayouts(core.identity, core.payouts, platform.clock.local() - demoAgeMs);
    let filesUrl = config.filesUrl;
    const game = await createGame(core, config, () => filesUrl);
    closers.push(game.close, platform.jobs.stop);
    if (config.mode === 'demo') await seedDemoBets({ ...platform, ...core, ...game });
    const sites = await createSites(core, { clocks: game.clocks });
    closers.push(sites.close, core.close);
    if (config.role !== 'api') await startJobs(core, game);
    const addresses: [string, string][] = [];
    if (config.role !== 'worker') {
      addresses.push(['Desktop site', await listen(sites.pc, config.pcPort)]);
      addresses.push(['Mobile site', await listen(sites.wap, config.wapPort)]);
    }
    if (config.role !== 'worker') {
      const files = game.cashier.files();
      closers.push(() => files.close());
      const ownUrl = await listenHere(files, config.filesPort);
      filesUrl ??= ownUrl;
    }
    addresses.push(['Operations', await listen(sites.console, config.consolePort, config.consoleHost)]);
    announce(config, addresses);
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Days before the first start on which the demo players are said to have registered. */
const demoAgeMs = 30 * 86_400_000;

/** Demo players and draws of the past; production has neither. Mode `test` starts without bets, for tests to make them. */
async function seedPlayers({ config, identity, platform: { store, clock } }: Core): Promise<void> {
  if (config.mode === 'production') return refuseDemoPlayers(identity);
  const now = clock.local();
  if (config.mode === 'demo') await seedHistory(store, now, isDemoSale);
  if (await hasDemoPlayers(identity)) return;
  if (config.mode === 'test') return seedDemoPlayers(identity, now);
  await withPastClock(store.address, clock, async (moveTo) => {
    await moveTo(now - demoAgeMs);
    await seedDemoPlayers(identity, now - demoAgeMs);
  });
}

async function startJobs({ platform: { jobs, clock }, events }: Core, game: Game): Promise<void> {
  await jobs.add('identity.tidy', 'hourly', clock.local());
  await events.start(clock.local());
  await game.start();
  jobs.start();
}

/**
 * Where this node's two sites send visitors of the other class of device while no address is set (E7), and the other
 * name of the same machine, so that there is a line to change to.
 */
function ownAddresses({ pcPort, wapPort }: Config): OwnAddresses | undefined {
  if (pcPort === 0 || wapPort === 0) return undefined;
  const at = (host: string) => ({ pcUrl: `http://${host}:${pcPort}`, wapUrl: `http://${host}:${wapPort}` });
  return { ...at('localhost'), entryAddresses: [at('127.0.0.1')] };
}

/** All interfaces unless one is named, so that a phone in the same network reaches the sites; IPv4 alone where there is no IPv6. */
async function listen(app: FastifyInstance, port: number, host = '::'): Promise<string> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use. Set another one in the environment.`);
    if (host !== '::' || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' && address ? address.port : port}`;
}

/** On this machine only; another free port where this one is taken, for its address is given to browsers by us. */
async function listenHere(app: FastifyInstance, port: number): Promise<string> {
  const host = '127.0.0.1';
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE') throw error;
    return app.listen({ port: 0, host });
  }
}

function announce(config: Config, addresses: readonly [string, string][]): void {
  const lines = addresses.map(([name, address]) => `  ${name.padEnd(13)} ${address}`);
  console.log(['', 'Tessera is ready.', ...lines].join('\n'));
  if (config.mode === 'demo') {
    console.log(
      `  Demo players  ${demoPlayers.join(', ')} (password ${DEMO_PASSWORD}, fund password ${DEMO_FUND_PASSWORD})`,
    );
  }
  console.log('  Stop with Ctrl-C.\n');
}
