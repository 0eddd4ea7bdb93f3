import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const tally = pathToFileURL(join(root, 'scripts/lib/tally.mjs')).href;

/**
 * Exit code and lines of a process that opens a tally and then executes `rest`. Both output streams go into one file,
 * as in a real run: with two pipes an error could arrive after the line that was written later.
 */
function runs(rest) {
  const text = `import { openTally } from '${tally}'; const tally = openTally(); ${rest}`;
  const folder = mkdtempSync(join(tmpdir(), 'tessera-tally-'));
  const file = openSync(join(folder, 'output'), 'a+');
  try {
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
      stdio: ['ignore', file, file],
    });
    return { status, lines: readFileSync(join(folder, 'output'), 'utf8').trim().split('\n') };
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}

const add = (passed, failed) =>
  `await tally.add('suite', async () => ({ passed: ${passed}, failed: ${failed} }));`;

test.each([
  [[0, '5 passed, 0 failed'], `${add(3, 0)} ${add(2, 0)} tally.close();`],
  [[1, '5 passed, 1 failed'], `${add(3, 1)} ${add(2, 0)} tally.close();`],
  [
    [1, '3 passed, 1 failed'],
    `${add(3, 0)} await tally.add('broken', async () => { throw new Error('no'); }); tally.close();`,
  ],
  [[1, '0 passed, 1 failed'], 'process.exit(1);'],
  [[1, '3 passed, 1 failed'], `${add(3, 0)} throw new Error('nobody expects it');`],
])('a run ends with %j, however it ends', (end, rest) => {
  const { status, lines } = runs(rest);
  expect([status, lines.at(-1)]).toEqual(end);
});

test('the end of a run repeats what failed, of every suite', () => {
  const { lines } = runs(`
    await tally.add('first', async () => ({ passed: 1, failed: 1, failures: ['a.test.ts › adds\\n    2 is not 3'] }));
    await tally.add('second', async () => { throw new Error('no browser'); });
    tally.close();`);
  expect(lines.slice(-4)).toEqual([
    '✗ a.test.ts › adds',
    '    2 is not 3',
    '✗ second: no browser',
    '1 passed, 2 failed',
  ]);
});
