import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { runNode } from './run.mjs';

const disk = mkdtempSync(join(tmpdir(), 'tessera-disk-'));
afterAll(() => rmSync(disk, { recursive: true, force: true }));

const module = pathToFileURL(join(import.meta.dirname, 'scratch.mjs'));
const program = `
  import { tmpdir } from 'node:os';
  import { keepScratchInMemory } from '${module}';
  keepScratchInMemory({ disk: process.argv[1], freeMin: Number(process.argv[2]) });
  console.log(tmpdir());`;
/** Returns the folder where a run with this disk keeps its temporary files. */
const scratchOf = async (place, freeMin = 0) => {
  const args = ['-e', program, place, `${freeMin}`];
  const { output } = await runNode('--input-type=module', args, { quiet: true });
  return output.trim();
};

test('temporary files are on the memory disk and removed with the run, as are those of a killed run', async () => {
  const [left, kept] = ['tessera-99999999-left', `tessera-${process.pid}-kept`];
  for (const name of [left, kept, 'of-somebody-else']) mkdirSync(join(disk, name));
  const folder = await scratchOf(disk);
  expect(folder.startsWith(join(disk, 'tessera-'))).toBe(true);
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(disk).sort()).toEqual(['of-somebody-else', kept]);
});

test('without a memory disk, or without space on it, temporary files stay in the default folder', async () => {
  expect(await scratchOf(join(disk, 'none'))).toBe(tmpdir());
  expect(await scratchOf(disk, 2 ** 60)).toBe(tmpdir());
});
