import type { Logger } from 'pino';
import { API_STOP_MS_MAX, startApiProcess } from './api-process.ts';
import { type Closers, createClosers } from './closers.ts';
import type { Config } from './config.ts';
import { requireDeployment } from './deployment.ts';
import { endStart } from './end-start.ts';
import { createConsoleSite } from './http/index.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
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
import { type Database, openDatabase, withPastClock } from './store/index.ts';

/**
 * Runs the background part of a node: draws, settlement and all other jobs. It answers no calls of players, so no call can
 * delay it. It owns the embedded database, migrates and seeds it, and starts signer and witness.
 *
 * With role `all` it also starts the process that answers calls, and stops when that process was told to stop. With
 * role `worker` it serves the operations port.
 * Errors: throws when a step fails, after closing everything it had opened.
 */
export async function runWorker(config: Config): Promise<RunningServer> {
  requireDeployment(config);
  const log = createLog(config.logLevel);
  const closers = createClosers(log);
  try {
    await start(config, log, closers);
    return { stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function start(config: Config, log: Logger, closers: Closers): Promise<void> {
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    databaseOwnerUrl: config.databaseOwnerUrl,
    databaseAuditUrl: config.databaseAuditUrl,
    databaseConsoleUrl: config.databaseConsoleUrl,
    role: config.role,
    mode: config.mode,
    log,
  });
  closers.add('database', database.close, DATABASE_STOP_MS_MAX);
  const api = config.role === 'all' ? startApiProcess(log, stopOurselves) : undefined;
  if (api) closers.add('api process', api.stop, API_STOP_MS_MAX + 1_000);
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
  endStart();
  // The first draws of an installation keep the signer busy for seconds. The process that answers calls needs the
  // signer at its start, so it starts first.
  if (api) await api.serve();
  else {
    const console = await createConsoleSite(platform.services.http);
    closers.add('operations port', () => console.close());
    announceWorker(await listen(console, config.consolePort, config.consoleHost));
  }
  database.jobs.start();
}

/** Stops this process when the process that answers calls was told to stop and this one was not. */
const stopOurselves = (): void => void process.kill(process.pid, 'SIGTERM');

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
