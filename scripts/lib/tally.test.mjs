import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { run } from './run.mjs';

const tally = pathToFileURL(join(root, 'scripts/lib/tally.mjs')).href;

/** Exit code and last line of a process that counts and then goes on with `rest`. */
async function ends(rest) {
  const text = `import { openTally } from '${tally}'; const tally = openTally(); ${rest}`;
  const { code, output } = await run(process.execPath, ['--input-type=module', '-e', text], { quiet: true });
  return [code, output.trim().split('\n').at(-1)];
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
])('a run ends with %j, whatever becomes of it', async (end, rest) => {
  expect(await ends(rest)).toEqual(end);
});
