import { createSecretKey } from 'node:crypto';
import type { Logger } from 'pino';
import { createGate } from './admission/index.ts';
import type { Config } from './config.ts';
import {
  createLargeBodies,
  createLoopMeter,
  createMetrics,
  createRegistry,
  type HttpDeps,
  lookSeldom,
  type Metrics,
  type Register,
  type RegisteredCall,
} from './http/index.ts';
import { createWithdrawals, type Withdrawals, withdrawalRoutes } from './modules/cashier/index.ts';
import { isPunctual, readPunctuality } from './modules/draws/index.ts';
import { createEventLog, type EventLog } from './modules/event-log/index.ts';
import { createIdentity, type Identity, identityRoutes } from './modules/identity/index.ts';
import { createLedger, type Ledger } from './modules/ledger/index.ts';
import { createLotteries, type Lotteries, lotteryRoutes, seedLotteries } from './modules/lotteries/index.ts';
import { createProtection, type Protection, protectionRoutes } from './modules/protection/index.ts';
import { logRoutes } from './modules/records/index.ts';
import {
  createSettingsModule,
  installShipped,
  type OwnAddresses,
  type SettingsModule,
  settingsRoutes,
} from './modules/settings/index.ts';
import { createProviderConnections, type ProviderConnections } from './providers/index.ts';
import { createRulesHash, type RulesHash } from './rules-hash.ts';
import type { Emit, SocketDeps, SocketServer } from './socket/index.ts';
import type { Database } from './store/index.ts';

/** The parts every node has: players, money, settings, and the calls and sockets for them. */
export interface Core {
  readonly platform: Database;
  readonly config: CoreConfig;
  readonly log: Logger;
  readonly events: EventLog;
  readonly settings: SettingsModule;
  readonly ledger: Ledger;
  readonly identity: Identity;
  readonly lotteries: Lotteries;
  readonly protection: Protection;
  readonly withdrawals: Withdrawals;
  /** Connections to payment and game providers. */
  readonly providers: ProviderConnections;
  /** Hash of the rules by which draws of a family are settled. */
  readonly rulesHash: RulesHash;
  readonly socket: SocketServer;
  readonly metrics: Metrics;
  readonly register: Register;
  calls(): readonly RegisteredCall[];
  /**
   * Checks whether the node is ready and updates the metrics of draws. Errors: throws when the database does not answer, or
   * steps of draws are overdue or keep failing.
   */
  ready(): Promise<void>;
  readonly http: HttpDeps;
  /** Ends the sockets. The caller that opened the store closes it. */
  close(): Promise<void>;
}

export type CoreConfig = Pick<Config, 'mode' | 'role' | 'trustedProxies'> &
  Partial<Pick<Config, 'providers' | 'breachedPasswords'>>;

export interface CoreDeps {
  readonly platform: Database;
  readonly config: CoreConfig;
  readonly log: Logger;
  /** Adds the metrics of this process, under this name. */
  readonly processMetrics?: 'api' | 'worker';
  /** Creates the sockets of this node. In a process without sockets: the receiver of its events. */
  readonly socket: ((deps: SocketDeps) => SocketServer) | Emit;
  /** Addresses of the two sites, used while the settings contain no address. */
  readonly ownAddresses?: OwnAddresses | undefined;
}

const HOUR_MS = 3_600_000;

/** Builds the core over an open, migrated store and registers its calls. */
export async function createCore(deps: CoreDeps): Promise<Core> {
  const { platform, config, log, processMetrics, ownAddresses } = deps;
  const { store, nodeChannels, clock, jobs } = platform;
  await store.tx((tx) => seedLotteries(tx));
  await installShipped(store);
  const settings = await createSettingsModule({ store, nodeChannels, mode: config.mode, ownAddresses });
  await settings.publish();
  const ledger = await createLedger(store, nodeChannels);
  const identity = await createIdentity({
    store,
    nodeChannels,
    ledger,
    platform: settings,
    breachedPasswords: config.breachedPasswords,
    now: clock.local,
  });
  const lotteries = await createLotteries({ store, nodeChannels });
  const metrics = createMetrics(processMetrics ? { process: processMetrics } : {});
  const gate = await createGate({
    store,
    nodeChannels,
    log,
    trustedProxies: config.trustedProxies,
    limits: settings.admissionLimits,
    refused: (entrance) => {
      metrics.refused[entrance].value += 1;
    },
    // A process that passes its events to another process answers no calls.
    serves: config.role !== 'worker' && typeof deps.socket === 'function',
  });
  metrics.gauge('tessera_calls_in_flight', 'Calls being worked on', () => gate.slots.inFlight);
  metrics.gauge('tessera_calls_waiting', 'Calls that wait for others to end', () => gate.slots.waiting);
  const xsrfKey = createSecretKey(settings.secrets.key('xsrf'));

  const socket = socketOf(deps.socket, {
    mode: config.mode,
    gate,
    now: clock.local,
    xsrfKey,
    sessions: identity.sessions,
    over: identity.sessions.over,
    lotteryExists: (id) => lotteries.find(id)?.listed === true,
    limits: () => ({
      eventsPerSecond: settings.settings.get('socketEventsPerSecond'),
    }),
    metrics,
    log,
    ...(config.role === 'all' ? {} : { cluster: store }),
  });
  identity.sessions.onEnded(({ sessions, code }) => socket.endSessions(sessions, code));
  settings.cache.onChange((versions) => socket.emit.all('cache:version', { versions }));

  const protection = await createProtection({
    store,
    nodeChannels,
    jobs,
    platform: settings,
    sessions: identity.sessions,
    emit: socket.emit,
    now: clock.local,
  });

  const providers = createProviderConnections({ providers: config.providers ?? {}, store, clock, jobs, log });
  const withdrawals = await createWithdrawals({
    store,
    nodeChannels,
    clock,
    jobs,
    ledger,
    identity,
    platform: settings,
    providers,
    emit: socket.emit,
    log,
  });

  const registry = createRegistry();
  settingsRoutes(registry.register, settings);
  identityRoutes(registry.register, identity);
  lotteryRoutes(registry.register, lotteries);
  protectionRoutes(registry.register, protection);
  withdrawalRoutes(registry.register, withdrawals);
  logRoutes(registry.register, { store, zone: () => settings.settings.get('timeZone') });

  const rulesHash = createRulesHash();
  const stampLotteries = async () => {
    const offered = lotteries.all().filter(({ listed }) => listed);
    await settings.cache.stamp('LOTTERY_LIST', offered);
    const disks = offered.map(({ family, config: { disks } }) => [family, disks]);
    await settings.cache.stamp('PLAYED_LIST', [rulesHash('all'), disks]);
  };
  await stampLotteries();
  lotteries.onChanged(() => {
    stampLotteries().catch((error: unknown) =>
      log.error({ err: error }, 'the lottery list could not get a new version'),
    );
  });

  jobs.onLong('identity.tidy', async (job) => {
    await identity.tidy(clock.local());
    await gate.tidy();
    return { runAgainAt: job.runAt + HOUR_MS };
  });

  const ready = async () => {
    const punctuality = await readPunctuality(store.health);
    metrics.drawLateness.value = punctuality.lateMs / 1000;
    metrics.drawStepsFailing.value = punctuality.failing;
    if (!isPunctual(punctuality)) throw new Error('steps of draws are overdue or keep failing');
  };
  const events = createEventLog({ store, jobs });
  const largeBodies = createLargeBodies();

  return {
    platform,
    config,
    log,
    events,
    settings,
    ledger,
    identity,
    lotteries,
    protection,
    providers,
    withdrawals,
    rulesHash,
    socket,
    metrics,
    register: registry.register,
    calls: registry.calls,
    ready,
    http: {
      mode: config.mode,
      gate,
      now: clock.local,
      xsrfKey,
      limits: settings.httpLimits,
      largeCallers: new Set(),
      largeBodies,
      texts: settings.languages,
      opening: settings.opening,
      sessions: identity.sessions,
      metrics,
      loop: createLoopMeter(),
      log,
      isReady: lookSeldom(ready),
    },
    close: async () => {
      await socket.close();
      await Promise.all([gate.close(), largeBodies.close()]);
    },
  };
}

/** The sockets of a node. In a process without sockets only `emit` does anything. */
function socketOf(given: CoreDeps['socket'], deps: SocketDeps): SocketServer {
  if (typeof given === 'function') return given(deps);
  return { emit: given, attach: () => {}, endSessions: () => {}, close: async () => {} };
}
