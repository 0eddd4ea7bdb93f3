/**
 * `npm run change -- <major|minor|patch> "what changed"` notes a visible change in `.changeset`; `npm run change -- release` moves all
 * notes into `CHANGELOG.md` under the next version and today's date. Without words: lists the notes.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOf, nextVersion, readChange, releasedLog, writeChange } from './lib/changes.mjs';
import { root } from './lib/paths.mjs';

const folder = join(root, '.changeset');
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
const changes = files.map((name) => readChange(name, readFileSync(join(folder, name), 'utf8')));
const [act, ...words] = process.argv.slice(2);

if (act === undefined) {
  for (const { bump, words: said } of changes) console.log(`${bump.padEnd(6)} ${said}`);
} else if (act === 'release') {
  release();
} else {
  const text = words.join(' ');
  const file = join(folder, nameOf(text));
  if (existsSync(file)) throw new Error(`${file} exists`);
  writeFileSync(file, writeChange(act, text));
  console.log(file);
}

function release() {
  if (changes.length === 0) throw new Error('there is no change to release');
  const packageFile = join(root, 'package.json');
  const described = readFileSync(packageFile, 'utf8');
  const { version: before } = JSON.parse(described);
  const version = nextVersion(
    before,
    changes.map(({ bump }) => bump),
  );
  const log = join(root, 'CHANGELOG.md');
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(log, releasedLog(readFileSync(log, 'utf8'), { version, date, changes }));
  writeFileSync(packageFile, described.replace(`"version": "${before}"`, `"version": "${version}"`));
  const lockFile = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  lock.version = version;
  lock.packages[''].version = version;
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  for (const name of files) rmSync(join(folder, name));
  console.log(`${before} -> ${version}`);
}
