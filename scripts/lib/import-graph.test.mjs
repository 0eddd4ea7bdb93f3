import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cyclesOf, importGraph, sourceFiles, specifiersOf } from './import-graph.mjs';

test('imports, re-exports, types and lazy imports count; computed specifiers do not', () => {
  const source = `
    import { a } from './a.ts';
    import type { B } from './b.ts';
    export * from './c.ts';
    export { d } from './d.ts';
    const e = () => import('./e.ts');
    const f = (name) => import(name);
    type G = import('zod').ZodType;
  `;
  expect(specifiersOf('x.ts', source)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts']);
});

test('a cycle through a lazy import is found, and a file that imports itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-graph-'));
  try {
    const write = (name, text) => writeFileSync(join(folder, name), text);
    write('a.ts', "import './b.ts';");
    write('b.ts', "export const c = () => import('./c.ts');");
    write('c.ts', "import type { A } from './a.ts';");
    write('d.ts', "import './a.ts';");
    write('e.ts', "import './e.ts';");
    const cycles = cyclesOf(importGraph(sourceFiles(folder)));
    const names = cycles.map((cycle) => cycle.map((path) => path.slice(folder.length + 1)));
    expect(names).toEqual([['a.ts', 'b.ts', 'c.ts'], ['e.ts']]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
