import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildClients } from './build.mjs';
import { root, tool } from './paths.mjs';
import { run, runNode } from './run.mjs';
import { writeZones } from './zones.mjs';

const workspaces = () =>
  ['packages', 'apps'].flatMap((base) =>
    readdirSync(join(root, base))
      .map((name) => `${base}/${name}`)
      .filter((path) => existsSync(join(root, path, 'tsconfig.json'))),
  );

const tsc = (project) => runNode(tool('typescript', 'bin/tsc'), ['-p', project], { quiet: true });

/** Builds the clients, which fails when a screen is larger than it may be. What is built stays, for who needs it next. */
const clients = {
  name: 'the clients and their sizes',
  run: () =>
    buildClients({ held: true }).then(
      () => ({ code: 0, output: '' }),
      ({ message }) => ({ code: 1, output: message }),
    ),
};

/**
 * Static checks that only read the tree: each is `{ name, run }`, where `run` returns `{ code, output }`. Checks that need a dependency are imported when
 * they run, because `npm test` installs the dependencies first.
 */
export function readingChecks() {
  return [
    ...workspaces().map((path) => ({ name: `types ${path}`, run: () => tsc(join(path, 'tsconfig.json')) })),
    { name: 'types e2e, bench', run: () => tsc('tsconfig.json') },
    {
      name: 'format and lint',
      run: () =>
        runNode(tool('@biomejs/biome', 'bin/biome'), ['check', '--error-on-warnings', '.'], { quiet: true }),
    },
    {
      name: 'arrows and cycles',
      run: () =>
        run('oxlint', ['-c', writeZones(), '--deny-warnings', 'packages', 'apps', 'e2e', 'bench'], {
          quiet: true,
        }),
    },
    {
      name: 'cycles through lazy imports',
      run: async () => (await import('./cycle-check.mjs')).checkCycles(),
    },
    {
      name: 'texts',
      run: () => runNode(join(root, 'scripts/texts.mjs'), ['--translations'], { quiet: true }),
    },
    { name: 'counts that may only fall', run: async () => (await import('./ratchet.mjs')).checkCounts() },
    {
      name: 'unused code and dependencies',
      run: () => runNode(tool('knip', 'bin/knip.js'), ['--no-progress'], { quiet: true }),
    },
  ];
}

/** The check that builds the clients, which tests and journeys need. */
export const buildingChecks = () => [clients];

/** All static checks. */
export const staticChecks = () => [...readingChecks(), ...buildingChecks()];

/** Runs checks one after the other, printing only what failed. Answers `{ passed, failed, failures }`, the last being their names. */
export async function runChecks(checks) {
  const failures = [];
  for (const check of checks) {
    const { code, output } = await check.run();
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name}`);
    if (code !== 0) {
      failures.push(check.name);
      console.log(output.slice(-6000));
    }
  }
  return { passed: checks.length - failures.length, failed: failures.length, failures };
}
