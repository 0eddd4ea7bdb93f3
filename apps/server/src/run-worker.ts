import type { Logger } from 'pino';
import { API_STOP_MS_MAX, type ApiProcess } from './api-process.ts';
import { type Closers, createClosers } from './closers.ts';
import type { Config } from './config.ts';
import { endStart } from './end-start.ts';
import { createConsoleSite } from './http/index.ts';
import { listen } from './listen.ts';
import { seedHistory } from './modules/draws/index.ts';
import type { Identity } from './modules/identity/index.ts';
import { createPlatform, type Platform, serverModules } from './platform.ts';
import { relayTo } from './relay.ts';
import type { RunningServer } from './running-server.ts';
import {
  demoActivityJob,
  hasDemoPlayers,
  isDemoSale,
  isTeamSale,
  refuseDemoOperators,
  refuseDemoPlayers,
  refuseDemoTeam,
  seedDemoActivities,
  seedDemoCases,
  seedDemoMonth,
  seedDemoNotices,
  seedDemoOperators,
  seedDemoPlayers,
  seedDemoReports,
  seedDemoRooms,
  seedDemoTeam,
  seedDemoVip,
  seedDemoWithdrawals,
} from './seed/index.ts';
import { type Database, withPastClock } from './store/index.ts';

/** What `main.ts` starts before it loads this program. */
interface Begun {
  readonly config: Config;
  readonly log: Logger;
  /** The database, as soon as it is open. */
  readonly database: Promise<Database>;
  /** The process that answers calls; a node with role `worker` has none. */
  readonly api: ApiProcess | undefined;
}

/**
 * Runs the background part of a node: draws, settlement and all other jobs. It answers no calls of players, so no call can
 * delay it. It owns the embedded database, seeds it, and starts signer and witness.
 *
 * With role `all` it tells the process that answers calls to serve, and stops it. With role `worker` it serves the operations port.
 * Errors: throws when a step fails, after closing everything that is open, what was begun included.
 */
export async function runWorker(begun: Begun): Promise<RunningServer> {
  const closers = createClosers(begun.log);
  try {
    await start(begun, closers);
    return { stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function start({ config, log, api, database: opening }: Begun, closers: Closers): Promise<void> {
  const closeDatabase = async () => (await opening.catch(() => undefined))?.close();
  closers.add('database', closeDatabase, DATABASE_STOP_MS_MAX);
  if (api) closers.add('api process', api.stop, API_STOP_MS_MAX + 1_000);
  const database = await opening;
  const platform = await createPlatform({
    database,
    config,
    log,
    modules: serverModules,
    installs: true,
    processMetrics: 'worker',
    sockets: api ? relayTo(api.send) : (await import('./socket/index.ts')).createSocket,
  });
  closers.add('modules', platform.stop, MODULES_STOP_MS_MAX);
  closers.add('jobs', database.jobs.stop);
  await seed(platform);
  await platform.start();
  // The first draws of an installation keep the signer busy for seconds. The process that answers calls needs the
  // signer at its start, so it starts first.
  const served = api?.serve();
  endStart();
  if (served) await served;
  else {
    const console = await createConsoleSite(platform.services.http);
    closers.add('operations port', () => console.close());
    announceWorker(await listen(console, config.consolePort, config.consoleHost));
  }
  database.jobs.start();
}

/** Time limit for stopping the database, ms. The embedded one writes its data to disk first. */
const DATABASE_STOP_MS_MAX = 15_000;

/** Time limit for stopping all modules, ms; each has its own. */
const MODULES_STOP_MS_MAX = 15_000;

function announceWorker(address: string): void {
  console.log(`\nTessera runs draws and jobs.\n  Operations    ${address}\n  Stop with Ctrl-C.\n`);
}

/** How long before the first start the demo players registered, ms. */
const demoAgeMs = 30 * 86_400_000;

/** Seeds demo players and past draws; production has neither. Mode `test` starts without bets: tests place their own. */
async function seed({ config: { mode }, services, database }: Platform): Promise<void> {
  const { identity, withdrawals } = services;
  const operators = { ...database, identity, settings: services.settings };
  if (mode === 'production') {
    await refuseDemoOperators(operators);
    await refuseDemoPlayers(identity);
    return refuseDemoTeam(identity);
  }
  await seedPlayers(mode, identity, database);
  await seedDemoOperators(operators);
  if (mode !== 'demo') return;
  const demo = { ...database, ...services };
  database.jobs.on(demoActivityJob, demo);
  await seedDemoTeam(demo);
  await seedDemoWithdrawals(identity, withdrawals, database.clock.local() - demoAgeMs);
  await seedDemoMonth(demo);
  await seedDemoVip(database);
  await seedDemoActivities(services.activities);
  await seedDemoReports(demo);
  await seedDemoCases(services.cases);
  await seedDemoNotices({ ...database, settings: services.settings.settings });
  await seedDemoRooms(demo);
}

async function seedPlayers(
  mode: 'demo' | 'test',
  identity: Identity,
  { store, clock }: Database,
): Promise<void> {
  const now = clock.local();
  if (mode === 'demo') await seedHistory(store, now, (...sale) => isDemoSale(...sale) || isTeamSale(...sale));
  if (await hasDemoPlayers(identity)) return;
  if (mode === 'test') return seedDemoPlayers(identity, now);
  await withPastClock(store.address, clock, async (moveTo) => {
    await moveTo(now - demoAgeMs);
    await seedDemoPlayers(identity, now - demoAgeMs);
  });
}
