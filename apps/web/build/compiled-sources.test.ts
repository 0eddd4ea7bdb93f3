import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiledSources } from './compiled-sources.ts';

test('a file is compiled when its first line says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-compiled-'));
  mkdirSync(join(folder, 'row'));
  writeFileSync(join(folder, 'row/ball.tsx'), "'use memo';\n\nexport const Ball = () => null;\n");
  writeFileSync(join(folder, 'row/later.tsx'), "export const Later = () => null;\n'use memo';\n");
  writeFileSync(join(folder, 'row/ball.css'), "'use memo';\n");
  expect(compiledSources([folder])).toEqual([join(folder, 'row/ball.tsx')]);
  rmSync(folder, { recursive: true });
});
