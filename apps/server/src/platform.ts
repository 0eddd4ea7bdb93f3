import {
  type Assembly,
  assemble,
  createEvents,
  type Events,
  type Module,
  type ModuleBase,
  type ServicesOf,
} from './contract/index.ts';
import { createMetrics } from './http/index.ts';
import { activitiesModule } from './modules/activities/index.ts';
import { bettingModule } from './modules/betting/index.ts';
import { casesModule } from './modules/cases/index.ts';
import { depositsModule, withdrawalsModule } from './modules/cashier/index.ts';
import { chaseModule } from './modules/chase/index.ts';
import { chatModule } from './modules/chat/index.ts';
import { commissionModule } from './modules/commission/index.ts';
import { consoleModule } from './modules/console/index.ts';
import { beaconModule, drawsModule, feedModule } from './modules/draws/index.ts';
import { eventLogModule } from './modules/event-log/index.ts';
import { factsModule } from './modules/facts/index.ts';
import { filesModule } from './modules/files/index.ts';
import { gamesModule } from './modules/games/index.ts';
import { helpModule } from './modules/help/index.ts';
import { identityModule } from './modules/identity/index.ts';
import { inboxModule } from './modules/inbox/index.ts';
import { auditorModule, ledgerChainModule, ledgerModule } from './modules/ledger/index.ts';
import { lotteriesModule } from './modules/lotteries/index.ts';
import { noticesModule } from './modules/notices/index.ts';
import { operatorsModule } from './modules/operators/index.ts';
import { protectionModule } from './modules/protection/index.ts';
import { betRecordsModule, moneyRecordsModule } from './modules/records/index.ts';
import { recoveryModule } from './modules/recovery/index.ts';
import { reportsModule } from './modules/reports/index.ts';
import { rewardDrawsModule } from './modules/reward-draws/index.ts';
import { rewardsModule } from './modules/rewards/index.ts';
import { serviceModule } from './modules/service/index.ts';
import { settingsModule } from './modules/settings/index.ts';
import { settlementModule } from './modules/settlement/index.ts';
import { statisticsModule } from './modules/statistics/index.ts';
import { teamsModule } from './modules/teams/index.ts';
import { vipModule } from './modules/vip/index.ts';
import { waterBackModule } from './modules/water-back/index.ts';
import { welfareModule } from './modules/welfare/index.ts';
import { movements } from './movements.ts';
import { gateModule } from './parts/gate.ts';
import { helpersModule } from './parts/helpers.ts';
import { httpModule } from './parts/http.ts';
import { logCopyModule } from './parts/log-copy.ts';
import { operatorSocketModule } from './parts/operator-socket.ts';
import { providersModule } from './parts/providers.ts';
import { readinessModule } from './parts/readiness.ts';
import { rulesModule } from './parts/rules.ts';
import { socketModule } from './parts/socket.ts';
import type { Database } from './store/index.ts';

/** Modules of every node, in the order in which they start. */
export const serverModules = [
  settingsModule,
  ledgerModule,
  identityModule,
  rulesModule,
  lotteriesModule,
  gateModule,
  socketModule,
  readinessModule,
  operatorsModule,
  operatorSocketModule,
  httpModule,
  eventLogModule,
  logCopyModule,
  protectionModule,
  moneyRecordsModule,
  providersModule,
  withdrawalsModule,
  auditorModule,
  ledgerChainModule,
  beaconModule,
  feedModule,
  helpersModule,
  settlementModule,
  teamsModule,
  bettingModule,
  betRecordsModule,
  drawsModule,
  statisticsModule,
  chaseModule,
  gamesModule,
  filesModule,
  depositsModule,
  factsModule,
  helpModule,
  rewardsModule,
  rewardDrawsModule,
  vipModule,
  waterBackModule,
  commissionModule,
  welfareModule,
  activitiesModule,
  reportsModule,
  chatModule,
  noticesModule,
  recoveryModule,
  inboxModule,
  casesModule,
  serviceModule,
  consoleModule,
] as const;

export interface PlatformOptions<Modules extends readonly Module[]>
  extends Pick<ModuleBase, 'config' | 'log' | 'sockets' | 'ownAddresses'> {
  readonly database: Database;
  /** Modules to run. Those that they need are added. */
  readonly modules: Modules;
  /** Services to use instead of those that the modules of these names would create. */
  readonly replace?: Partial<ServicesOf<typeof serverModules>>;
  /** Whether to write what ships with the modules: true in the process that has migrated the database. */
  readonly installs: boolean;
  /** Adds the metrics of this process, under this name. */
  readonly processMetrics?: 'api' | 'worker';
  readonly filesUrl?: ModuleBase['filesUrl'];
}

/** A node's modules over an open database. */
export interface Platform<Modules extends readonly Module[] = typeof serverModules>
  extends Assembly<Modules> {
  readonly database: Database;
  readonly config: ModuleBase['config'];
  readonly metrics: ModuleBase['metrics'];
  readonly events: Events;
}

/**
 * The composition root of every process: the process that answers calls, the worker, operators' commands, tests, benches.
 * The caller opens the database, and closes it after `stop`. Errors: throws when a module cannot be created, after
 * stopping the modules created before.
 */
export async function createPlatform<const Modules extends readonly Module[]>({
  database,
  modules,
  replace = {},
  installs,
  processMetrics,
  filesUrl = () => undefined,
  ...given
}: PlatformOptions<Modules>): Promise<Platform<Modules>> {
  const metrics = createMetrics(processMetrics ? { process: processMetrics } : {});
  const events = eventsOver(database, modules);
  const base = { ...database, ...given, metrics, filesUrl, movements, events };
  const assembly = await assemble({ modules, base, replace, installs });
  return { ...assembly, database, config: given.config, metrics, events };
}

/**
 * Publishes domain events to all modules of the server, and to `modules`. Subscribers are not only those that this process runs:
 * an operator's command runs few.
 */
export function eventsOver(
  database: Pick<Database, 'jobs' | 'clock'>,
  modules: readonly Module[] = [],
): Events {
  const all = new Set<Module>([...serverModules, ...modules]);
  return createEvents(
    database,
    [...all].flatMap(({ events }) => events),
  );
}
