import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unreachedBranches } from './device-branches.mjs';
import { root } from './paths.mjs';

const journey = (tag, ...lines) =>
  `test('one', {\n  tag: ${tag},\n}, async ({ app }) => {\n${lines.map((line) => `  ${line}`).join('\n')}\n});\n`;

test('statements for a device need a run on it', () => {
  expect(unreachedBranches(journey("'@brief-pc'", 'if (app.phone) await tap();'))).toEqual(['one: wap']);
  expect(unreachedBranches(journey("'@brief-wap'", 'if (!app.phone) return;'))).toEqual(['one: pc']);
  expect(unreachedBranches(journey("'@brief-wap'", 'if (phone) await tap();'))).toEqual([]);
  expect(unreachedBranches(journey("'@pad'", 'await tap();'))).toEqual([]);
  expect(unreachedBranches(journey("'@pad'", 'if (app.phone) await tap();'))).toEqual(['one: wap']);
  const both = ['if (phone) {', '  await tap();', '} else {', '  await press();', '}'];
  expect(unreachedBranches(journey("'@brief-wap'", ...both))).toEqual(['one: pc']);
  expect(unreachedBranches(journey("['@once', '@brief-wap']", 'await tap();'))).toEqual(['one: no device']);
});

test('npm test runs every journey on some device, and on each device whose branch it has', () => {
  const folder = join(root, 'e2e/journeys');
  const missed = readdirSync(folder).flatMap((file) =>
    unreachedBranches(readFileSync(join(folder, file), 'utf8')).map((what) => `${file}: ${what}`),
  );
  expect(missed).toEqual([]);
});
