import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** The first file on the PATH with one of these names, the earlier folder first. `undefined` when there is none. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** The file that an environment variable names, or `undefined`. Errors: throws when that file does not exist. */
export function givenBy(variable) {
  const given = process.env[variable];
  if (given && !existsSync(given)) throw new Error(`${variable} names ${given}, which does not exist.`);
  return given || undefined;
}

/** Whether Debian's packages can be installed here. */
export const isDebianRoot = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Runs `apt-get` without output. */
export const apt = (...args) => run('apt-get', args, { quiet: true, plainEnv: true });

/** Installs the first of Debian's packages that brings a file with one of these names to the PATH, and returns that file. */
export async function installed(packages, names) {
  await apt('update', '-qq');
  for (const name of packages) {
    await apt('install', '-y', '-qq', '--no-install-recommends', name);
    const file = onPath(names);
    if (file) return file;
  }
  return undefined;
}
