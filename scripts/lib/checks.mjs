import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Builds a client aside, which fails when a screen is larger than it may be (`apps/web/build/budget.ts`). */
async function sizes(mode) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-sizes-'));
  const vite = tool('vite', 'bin/vite.js');
  const result = await runNode(vite, ['build', '--mode', mode, '--outDir', folder, '--emptyOutDir'], {
    cwd: join(root, 'apps/web'),
    env: { SIZES: 'held' },
    quiet: true,
  });
  rmSync(folder, { recursive: true, force: true });
  return result;
}

/** Static checks: each is `{ name, run }`, where `run` answers `{ code, output }`. */
export function staticChecks() {
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
    ...['pc', 'wap'].map((mode) => ({ name: `sizes ${mode}`, run: () => sizes(mode) })),
  ];
}

/** Runs the static checks, printing only what failed. Answers `{ passed, failed }`. */
export async function runStaticChecks() {
  let failed = 0;
  const checks = staticChecks();
  for (const check of checks) {
    const { code, output } = await check.run();
    console.log(`${code === 0 ? '✓' : '✗'} ${check.name}`);
    if (code !== 0) {
      failed += 1;
      console.log(output.slice(-6000));
    }
  }
  return { passed: checks.length - failed, failed };
}
