import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Metrics, Register } from '../http/index.ts';
import type { SocketDeps, SocketServer } from '../socket/index.ts';
import type { Database, DefinedJob, Jobs, Tx } from '../store/index.ts';
import type { FollowingClock } from '../testing/steer.ts';
import type { AuditCheck, WhenSound } from './audit-check.ts';
import type { Events, Subscription } from './event.ts';
import type { Movement } from './movement.ts';

/** The part of the environment that modules read. Tests leave out what they do not need. */
export type PlatformConfig = Pick<Config, 'mode' | 'role' | 'trustedProxies'> &
  Partial<
    Pick<
      Config,
      | 'dataDir'
      | 'appRelease'
      | 'providers'
      | 'pushUrl'
      | 'fcmAccount'
      | 'breachedPasswords'
      | 'beaconUrl'
      | 'feedUrl'
      | 'feedKey'
    >
  >;

/** What every module gets beside the services it needs. */
export interface ModuleBase extends Omit<Database, 'close'> {
  readonly config: PlatformConfig;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Creates the sockets of this process. In a process without sockets: the receiver of its events. */
  readonly sockets: ((deps: SocketDeps) => SocketServer) | SocketServer['emit'];
  /** Addresses of the two sites, used while the settings contain none. */
  readonly ownAddresses?: OwnAddresses | undefined;
  /** Base address of the files' own origin, once it is known. */
  readonly filesUrl: () => string | undefined;
  /** Publishes domain events to the modules that have subscribed. */
  readonly events: Events;
  /** Movements of the ledger that the modules declare, by kind. */
  readonly movements: ReadonlyMap<string, Movement>;
  /** Audit checks of all modules of this platform. */
  readonly auditChecks: readonly AuditCheck[];
  /** What modules do after an audit without violations. */
  readonly whenSound: readonly WhenSound[];
}

/** Addresses of the desktop and the mobile site. */
export interface SiteAddresses {
  readonly pcUrl: string;
  readonly wapUrl: string;
}

export interface OwnAddresses extends SiteAddresses {
  readonly entryAddresses: readonly SiteAddresses[];
}

/** Services of modules by their names. */
export type ServicesOf<Modules extends readonly Module[]> = {
  readonly [M in Modules[number] as M['name']]: M extends Module<string, infer Service> ? Service : never;
};

/** What a module is created with: the base, and the service of each needed module under that module's name. */
export type ModuleDeps<Needs extends readonly Module[]> = ModuleBase & ServicesOf<Needs>;

/** Where the declarations of a running module are registered. */
export interface Seams {
  readonly register: Register;
  readonly jobs: Pick<Jobs, 'on'>;
}

/** Declaration of a module. Everything but `name`, `needs` and `create` is optional. */
export interface Declaration<
  Name extends string,
  Needs extends readonly Module[],
  Service,
  Kinds extends readonly DefinedJob<never>[],
  Acts extends readonly Subscription<never>[],
> {
  /** Unique. The service has this name in `ModuleDeps` of the modules that need it. */
  readonly name: Name;
  /** Modules whose services `create` gets. They are created before and stopped after this one. */
  readonly needs: Needs;
  /** Creates the service. Reads from the database, and writes nothing to it. */
  create(deps: ModuleDeps<Needs>): Promise<Service> | Service;
  /**
   * Writes what ships with the module: lists, defaults. Run once at the start by the process that migrates, one process at a
   * time, before any module is created. Safe to run at every start; keeps what an operator has changed.
   */
  install?(tx: Tx, mode: PlatformConfig['mode']): Promise<void>;
  /**
   * Registers handlers with the services that this module needs: for changes of what they cache, calls of providers,
   * comparisons with statements. Called after all modules of the platform are created.
   */
  callbacks?(service: NoInfer<Service>, deps: ModuleDeps<Needs>): Promise<void> | void;
  /** Registers the handlers of declared HTTP calls. */
  calls?(register: Register, service: NoInfer<Service>, deps: ModuleDeps<Needs>): void;
  /** The module's kinds of jobs. They run only in processes that run jobs. */
  readonly jobs?: Kinds;
  /** Domain events that the module acts on, each with its job. */
  readonly events?: Acts;
  /** What the handlers of `jobs` and `events` work with; required when there are any. */
  jobDeps?(service: NoInfer<Service>, deps: ModuleDeps<Needs>): JobDepsOf<NoInfer<Kinds>, NoInfer<Acts>>;
  /** Checks of the module's tables against the ledger. */
  readonly auditChecks?: readonly AuditCheck[];
  /** What follows an audit without violations, in the audit's transaction. */
  readonly whenSound?: WhenSound;
  /** Clocks of other processes, which follow the platform's clock when a test moves it. */
  clocks?(service: NoInfer<Service>): readonly FollowingClock[];
  /** Begins to answer players: gives new versions to cached lists that changed. Only in processes with sites. */
  serve?(service: NoInfer<Service>, deps: ModuleDeps<Needs>): Promise<void> | void;
  /** Begins the module's background work; its jobs run afterwards. Only in processes that run jobs. */
  start?(service: NoInfer<Service>, deps: ModuleDeps<Needs>): Promise<void> | void;
  /** Ends what `create` and `start` have begun. */
  stop?(service: NoInfer<Service>): unknown;
}

/** What the handlers of these jobs work with, all together. */
type JobDepsOf<
  Kinds extends readonly DefinedJob<never>[],
  Acts extends readonly Subscription<never>[],
> = Together<Kinds[number] | Acts[number]['job']>;

type Together<Kind> = (Kind extends DefinedJob<infer Deps> ? (deps: Deps) => void : never) extends (
  deps: infer All,
) => void
  ? All
  : never;

/** A declared module. */
export interface Module<Name extends string = string, Service = unknown> {
  readonly name: Name;
  readonly needs: readonly Module[];
  readonly auditChecks: readonly AuditCheck[];
  readonly whenSound?: WhenSound | undefined;
  readonly events: readonly Subscription<never>[];
  install(tx: Tx, mode: PlatformConfig['mode']): Promise<void>;
  /** @param services - Services of the modules created so far, which include all that this one needs. */
  create(base: ModuleBase, services: ReadonlyMap<string, unknown>): Promise<RunningModule<Service>>;
}

/** A module with its service. */
export interface RunningModule<Service = unknown> {
  readonly name: string;
  readonly service: Service;
  readonly clocks: readonly FollowingClock[];
  /** Registers handlers, calls, callbacks and jobs. Called after all modules of the platform are created. */
  connect(seams: Seams): Promise<void>;
  serve(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}
