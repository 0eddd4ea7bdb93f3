import { join, relative } from 'node:path';
import { cyclesOf, importGraph, sourceFiles } from './import-graph.mjs';
import { root } from './paths.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'scripts'];

/** The check: no files import each other in a circle, lazy imports and types included. */
export async function checkCycles() {
  const files = FOLDERS.flatMap((folder) => sourceFiles(join(root, folder)));
  const cycles = cyclesOf(importGraph(files)).map((cycle) =>
    cycle.map((path) => relative(root, path)).join('\n  '),
  );
  if (cycles.length === 0) return { code: 0, output: '' };
  return { code: 1, output: `Import cycles:\n- ${cycles.join('\n- ')}\n` };
}
