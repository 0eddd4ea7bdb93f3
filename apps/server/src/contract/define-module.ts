import type { DefinedJob } from '../store/index.ts';
import type { Subscription } from './event.ts';
import type { Declaration, Module, ModuleBase, ModuleDeps } from './module.ts';

/**
 * Declares a module: one part of the server with a service, and everything that the platform registers for it
 * ({@link Declaration}). The type of `create` follows from `needs`, the types of the rest from `create`.
 */
export function defineModule<
  const Name extends string,
  const Needs extends readonly Module[],
  Service,
  const Kinds extends readonly DefinedJob<never>[] = readonly [],
  const Acts extends readonly Subscription<never>[] = readonly [],
>(
  given: Declaration<Name, Needs, Service, Kinds, Acts> &
    ([Kinds[number] | Acts[number]] extends [never] ? unknown : { jobDeps: unknown }),
): Module<Name, Service> {
  const { name, needs, auditChecks = [], whenSound } = given;
  const jobs: readonly DefinedJob<never>[] = given.jobs ?? [];
  const events: readonly Subscription<never>[] = given.events ?? [];
  // A job that is added by an event and also directly may be in both lists.
  const kinds = new Set([...jobs, ...events.map(({ job }) => job)]);
  return {
    name,
    needs,
    events,
    auditChecks,
    whenSound,
    install: async (tx, mode) => given.install?.(tx, mode),
    async create(base, services) {
      const deps = depsOf(base, needs, services);
      const service = await given.create(deps);
      return {
        name,
        service,
        clocks: given.clocks?.(service) ?? [],
        async connect(seams) {
          await given.callbacks?.(service, deps);
          given.calls?.(seams.register, service, deps);
          // Safe cast: `jobDeps` returns what the handlers of all these jobs work with.
          const jobDeps = given.jobDeps?.(service, deps) as never;
          for (const job of kinds) seams.jobs.on(job, jobDeps);
        },
        serve: async () => given.serve?.(service, deps),
        start: async () => given.start?.(service, deps),
        stop: async () => {
          await given.stop?.(service);
        },
      };
    },
  };
}

function depsOf<Needs extends readonly Module[]>(
  base: ModuleBase,
  needs: Needs,
  services: ReadonlyMap<string, unknown>,
): ModuleDeps<Needs> {
  const needed = needs.map(({ name }) => {
    if (!services.has(name)) throw new Error(`module ${name} is needed before it was created`);
    return [name, services.get(name)] as const;
  });
  // Safe cast: the map has the service of each module under the module's name.
  return { ...base, ...Object.fromEntries(needed) } as ModuleDeps<Needs>;
}
