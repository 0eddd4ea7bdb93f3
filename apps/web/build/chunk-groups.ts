import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Name = Extract<Rolldown.CodeSplittingGroup['name'], (...given: never) => unknown>;
type Graph = Parameters<Name>[1];

/**
 * Puts what a screen needs at once of its own feature into one file. Its lazy parts share modules with it in ever other
 * sets, and each set would become a file of its own, though none of them is fetched before the screen.
 */
export function screenGroup(root: string, screen: string): Rolldown.CodeSplittingGroup {
  const file = resolve(root, 'src/features', screen);
  const feature = `${resolve(root, 'src/features', screen.split('/', 1)[0] ?? '')}/`;
  let own: ReadonlySet<string> | undefined;
  return {
    debugName: screen,
    name: (id, graph) => {
      own ??= within(feature, file, graph);
      return own.has(id)
        ? (file
            .split('/')
            .at(-1)
            ?.replace(/\.tsx$/, '') ?? null)
        : null;
    },
    // What lies outside the feature is shared with other screens.
    includeDependenciesRecursively: false,
  };
}

/** The modules of a folder that one of them imports statically, directly or through others of the folder. */
function within(folder: string, file: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [file];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || !id.startsWith(folder)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
