import { createClosers } from '../closers.ts';
import { createRegistry, type Register, type RegisteredCall } from '../http/index.ts';
import type { FollowingClock } from '../testing/steer.ts';
import type { Module, ModuleBase, RunningModule, ServicesOf } from './module.ts';
import { inOrder } from './order.ts';

export interface AssemblyOptions<Modules extends readonly Module[]> {
  readonly modules: Modules;
  readonly base: Omit<ModuleBase, 'auditChecks' | 'whenSound'>;
  /** Services by module name; the module of such a name is not created and declares nothing. */
  readonly replace: Readonly<Record<string, unknown>>;
  readonly installs: boolean;
}

/** Created and connected modules. */
export interface Assembly<Modules extends readonly Module[]> {
  readonly services: ServicesOf<Modules>;
  readonly register: Register;
  /** All calls registered so far. */
  calls(): readonly RegisteredCall[];
  /** Clocks of other processes, which follow the platform's clock when a test moves it. */
  readonly clocks: readonly FollowingClock[];
  /** Gives new versions to cached lists that changed. Call it in a process that answers players, before it does. */
  serve(): Promise<void>;
  /** Starts the background work of all modules. Call it in a process that runs jobs, before the jobs start. */
  start(): Promise<void>;
  /** Stops all modules, the last created first. A module that fails or takes more than 5 s does not stop the others. */
  stop(): Promise<void>;
}

/**
 * Installs, creates and connects modules in the order of their needs. Errors: throws when a module cannot be created or
 * connected, after stopping those created before.
 */
export async function assemble<Modules extends readonly Module[]>({
  modules,
  base,
  replace,
  installs,
}: AssemblyOptions<Modules>): Promise<Assembly<Modules>> {
  const ordered = inOrder(modules).filter(({ name }) => !Object.hasOwn(replace, name));
  if (installs) await install(ordered, base);
  const services = new Map<string, unknown>(Object.entries(replace));
  const running: RunningModule[] = [];
  const closers = createClosers(base.log);
  const registry = createRegistry();
  const whole = {
    ...base,
    auditChecks: ordered.flatMap(({ auditChecks }) => auditChecks),
    whenSound: ordered.flatMap(({ whenSound = [] }) => whenSound),
  };
  try {
    for (const module of ordered) {
      const created = await module.create(whole, services);
      services.set(module.name, created.service);
      running.push(created);
      closers.add(module.name, created.stop);
    }
    for (const module of running) await module.connect({ register: registry.register, jobs: base.jobs });
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
  return {
    // Safe cast: every module of the list has its service in the map, under its name.
    services: Object.fromEntries(services) as ServicesOf<Modules>,
    register: registry.register,
    calls: registry.calls,
    clocks: running.flatMap(({ clocks }) => clocks),
    serve: () => inTurn(running, (module) => module.serve()),
    start: () => inTurn(running, (module) => module.start()),
    stop: closers.closeAll,
  };
}

/** One process at a time: two that start together could deadlock on each other's rows. */
async function install(modules: readonly Module[], { store, config }: Pick<ModuleBase, 'store' | 'config'>) {
  await store.tx(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('install'))`);
    await inTurn(modules, (module) => module.install(tx, config.mode));
  });
}

async function inTurn<Item>(items: readonly Item[], step: (item: Item) => Promise<void>): Promise<void> {
  for (const item of items) await step(item);
}
