/**
 * Packs a built app: `npm run app:bundle` runs it after the build.
 *
 * `bundle-cli.ts <built folder> <release folder> --version N --min-native N --hosts a,b --days N`
 * Exit code: 0, or 1 with the reason when nothing was written.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { packRelease } from './release.ts';
import { writeRelease } from './write-release.ts';

const DAY_MS = 86_400_000;
/** Compressed copies for the web server, and the service worker of browsers: the shell serves the files themselves. */
const LEFT_OUT = /\.(br|gz)$|^sw\.js$|^\./;

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function main(): void {
  const one = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: one, 'min-native': one, hosts: one, days: { ...one, default: '60' } },
  });
  const [from, to] = positionals;
  if (!from || !to) throw new Error('usage: bundle-cli.ts <built folder> <release folder> --version N …');
  const files = filesIn(from);
  if (!files.has('index.html')) throw new Error(`${from} has no index.html`);
  const release = packRelease(files, {
    version: Number(values.version),
    minNative: Number(values['min-native']),
    hosts: (values.hosts ?? '').split(',').filter(Boolean),
    expires: Date.now() + Number(values.days) * DAY_MS,
  });
  writeRelease(to, files, release);
  writeFileSync(join(to, 'manifest.json'), `${JSON.stringify(release.manifest, null, 2)}\n`);
  console.log(
    `Version ${release.manifest.version}: ${files.size} files, archive of ${release.archive.length} bytes.`,
  );
  console.log(`Sign it on the machine that has the key: npm run app:sign -- ${to} --key FILE`);
}

/** The files of the built app by their path with `/`. */
function filesIn(folder: string): Map<string, Uint8Array> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [relative(folder, path).split(sep).join('/'), path] as const)
    .filter(([name]) => !LEFT_OUT.test(name));
  return new Map(found.map(([name, path]) => [name, new Uint8Array(readFileSync(path))]));
}
