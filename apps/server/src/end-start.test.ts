import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const program = new URL('./end-start.ts', import.meta.url).href;

/** Number of compiled sources that a process leaves when it is killed after `end` (source text). */
async function leftAfter(end: string): Promise<number> {
  const cache = mkdtempSync(join(tmpdir(), 'tessera-compiled-'));
  const source = `const { endStart } = await import('${program}'); ${end}; console.log('started'); setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', source], {
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await ended;
  const files = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  rmSync(cache, { recursive: true });
  return files.length;
}

test('[F1] a process that is killed after its start leaves its compiled sources to the next one', async () => {
  expect(await leftAfter('')).toBe(0);
  expect(await leftAfter('endStart()')).toBeGreaterThan(0);
});
