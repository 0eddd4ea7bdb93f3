import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chown, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { backUpCluster } from './embedded/backup.ts';
import { majorOf } from './embedded/cluster.ts';
import { kept } from './embedded/keep.ts';
import { clusterFolder, runnerOf } from './embedded/unprivileged.ts';
import { runningAddress } from './running.ts';
import { StoreError } from './store-error.ts';

/** Description of a backup, in its `manifest.json`. */
export interface Manifest {
  readonly v: 1;
  /** ms; end of the backup. Everything committed before is in it. */
  readonly at: number;
  /** Major version of PostgreSQL: a restore needs the same one. */
  readonly postgres: number;
  /** Size and SHA-256 by path. */
  readonly files: Readonly<Record<string, { readonly size: number; readonly sha256: string }>>;
}

/** Entries of the data folder that are not backed up with it: they belong to one run, or are handled separately. */
const OF_A_RUN = /^(postgres|backups|ports\.json|server\.lock.*|.*\.new)$/;
const DATABASE = 'database';
const FOLDERS = 'folder';
const MANIFEST = 'manifest.json';

/**
 * Backs up an installation while its database runs: the database, the keys and seeds of signer and witness, and the other
 * files of the data folder. `target` gets its name when the backup is complete.
 * Errors (`StoreError`): `folder_unusable` when `target` exists, `start_failed` when no database has run here.
 */
export async function backUp(dataDir: string, target: string, at: number): Promise<Manifest> {
  if (await exists(target)) throw new StoreError('folder_unusable', `${target} exists already.`);
  const draft = `${target}.partial`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const data = join(clusterFolder(dataDir, kept(dataDir).id, runnerOf()), 'data');
  // Seeds first: a draw in the database finds its seed in the copy of the signer's folder, or the draw is void.
  await backUpCluster(runningAddress(dataDir).ownerUrl, data, join(draft, DATABASE));
  for (const name of await readdir(dataDir)) {
    if (!OF_A_RUN.test(name)) await cp(join(dataDir, name), join(draft, FOLDERS, name), { recursive: true });
  }
  const manifest: Manifest = { v: 1, at, postgres: majorOf(data) ?? 0, files: await digests(draft) };
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
  await rename(draft, target);
  return manifest;
}

/**
 * Puts a backup into an empty data folder. The database replays its log at the next start.
 * Errors (`StoreError`): `folder_unusable` when the folder is not empty, or the backup is incomplete or damaged.
 */
export async function restore(source: string, dataDir: string): Promise<Manifest> {
  if ((await exists(dataDir)) && (await readdir(dataDir)).length > 0) {
    throw new StoreError('folder_unusable', `${dataDir} is not empty. Restore into a new folder (DATA_DIR).`);
  }
  const manifest = await readManifest(source);
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  await cp(join(source, FOLDERS), dataDir, { recursive: true });
  const runner = runnerOf();
  const data = join(clusterFolder(dataDir, kept(dataDir).id, runner), 'data');
  if (await exists(data)) throw new StoreError('folder_unusable', `${data} contains a database already.`);
  await cp(join(source, DATABASE), data, { recursive: true });
  if (runner) await giveTo(data, runner.uid, runner.gid);
  return manifest;
}

/** Reads the manifest of a backup and checks that all its files exist unchanged. */
async function readManifest(source: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(await readFile(join(source, MANIFEST), 'utf8')) as Manifest;
  } catch {
    throw new StoreError('folder_unusable', `${source} is not a backup: it has no readable ${MANIFEST}.`);
  }
  const found = await digests(source);
  for (const [path, { sha256 }] of Object.entries(manifest.files)) {
    if (found[path]?.sha256 !== sha256) {
      throw new StoreError('folder_unusable', `The backup ${source} is damaged: ${path}.`);
    }
  }
  return manifest;
}

/** Size and SHA-256 of every file below a folder except its manifest. */
async function digests(root: string): Promise<Manifest['files']> {
  const files: Record<string, { size: number; sha256: string }> = {};
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(root, path);
    if (name === MANIFEST) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    files[name] = { size: (await stat(path)).size, sha256: hash.digest('hex') };
  }
  return files;
}

async function giveTo(root: string, uid: number, gid: number): Promise<void> {
  await chown(root, uid, gid);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), uid, gid);
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
