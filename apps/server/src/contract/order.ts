import type { Module } from './module.ts';

/** The modules and all that they need, each after those that it needs. Errors: throws when two modules have one name. */
export function inOrder(modules: readonly Module[]): readonly Module[] {
  const ordered = new Map<string, Module>();
  const add = (module: Module): void => {
    const known = ordered.get(module.name);
    if (known === module) return;
    if (known) throw new Error(`two modules have the name ${module.name}`);
    for (const needed of module.needs) add(needed);
    ordered.set(module.name, module);
  };
  for (const module of modules) add(module);
  return [...ordered.values()];
}
