import type { Declaration, Module, ModuleBase, ModuleDeps } from './module.ts';

/**
 * Declares a module: one part of the server with a service, and everything that the platform registers for it
 * ({@link Declaration}). The type of `create` follows from `needs`, the types of the rest from `create`.
 */
export function defineModule<const Name extends string, const Needs extends readonly Module[], Service>(
  given: Declaration<Name, Needs, Service>,
): Module<Name, Service> {
  const { name, needs, auditChecks = [], whenSound } = given;
  return {
    name,
    needs,
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
        async connect({ register, jobs }) {
          await given.callbacks?.(service, deps);
          given.calls?.(register, service, deps);
          given.jobs?.(jobs, service, deps);
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
