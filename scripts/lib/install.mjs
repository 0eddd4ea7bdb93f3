import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { run } from './run.mjs';

const stamp = join(root, 'node_modules', '.tessera-installed');

/** Fingerprint of what should be installed: the lockfile and the host platform. */
function wanted() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

function tooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19);
}

/** Installs the locked dependencies when they are missing or belong to another lockfile. Exits with a message when it fails. */
export async function ensureInstalled() {
  if (tooOld()) fail(`Node 20.19 or newer is needed to start; this is ${process.versions.node}.`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  console.log('Installing dependencies …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code } = await run(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { plainEnv: true });
  if (code !== 0) fail('`npm ci` failed: see its message above. The npm registry must be reachable once.');
  await completeNode();
  writeFileSync(stamp, wanted());
}

/** With install scripts disabled the `node` package has no binary: this runs its download script. */
async function completeNode() {
  const folder = join(root, 'node_modules', 'node');
  if (existsSync(join(folder, 'bin', 'node')) || existsSync(join(folder, 'bin', 'node.exe'))) return;
  const { code } = await run(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    plainEnv: true,
  });
  if (code !== 0) fail('The Node 24 binary could not be downloaded from the npm registry.');
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
