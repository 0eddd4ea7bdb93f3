import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const SOURCE = /\.(ts|tsx|mjs)$/;

/** Source files under a folder, absolute paths; dependencies and built files left out. */
export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourceFiles(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/** What a file imports: specifiers of imports, of `export … from` and of `import()`, types included. */
export function specifiersOf(path, source) {
  const { module } = parseSync(path, source);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    // A specifier that is computed names no file.
    ...module.dynamicImports.map(
      ({ moduleRequest }) =>
        /^(['"`])(.+)\1$/s.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2],
    ),
  ].filter(Boolean);
}

/** Relative imports between files, lazy ones included: path → paths. Imports by package name are not followed. */
export function importGraph(files) {
  return new Map(
    files.map((path) => {
      const specifiers = specifiersOf(path, readFileSync(path, 'utf8'));
      const targets = specifiers
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolve(dirname(path), specifier))
        .filter((target) => existsSync(target));
      return [path, [...new Set(targets)]];
    }),
  );
}

/** Import cycles: each is the sorted paths of files that reach one another. By Tarjan's strongly connected components. */
export function cyclesOf(graph) {
  const order = new Map();
  const lowest = new Map();
  const open = [];
  const cycles = [];
  const visit = (path) => {
    order.set(path, order.size);
    lowest.set(path, order.get(path));
    open.push(path);
    for (const target of graph.get(path) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(path, Math.min(lowest.get(path), lowest.get(target)));
    }
    if (lowest.get(path) !== order.get(path)) return;
    const component = open.splice(open.indexOf(path));
    if (component.length > 1 || graph.get(path)?.includes(path)) cycles.push(component.sort());
  };
  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
