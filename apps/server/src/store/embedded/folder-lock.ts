import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from '../store-error.ts';
import { startMarkOf } from './process-facts.ts';

/** Held while one server process owns a data folder. */
export interface FolderLock {
  release(): void;
}

interface Holder {
  pid: number;
  /** Start of that process, to detect a process number that was reused. */
  mark: string;
}

/**
 * Locks the data folder for this process, or throws `folder_busy`, which names the process that holds the lock.
 *
 * The lock is a file that is complete when it appears (`link` is atomic and fails when the name exists). A lock whose
 * process is gone, after kill -9 or a power cut, is taken over.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'server.lock');
  const mine: Holder = { pid: process.pid, mark: startMarkOf(process.pid) ?? '' };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine), { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (linked(draft, path)) return { release: () => release(path, mine) };
      const holder = holderOf(path);
      if (holder && isAlive(holder)) throw busy(folder, holder);
      setAside(path, holder);
    }
    throw new StoreError('folder_busy', `Another server is starting in ${folder}. Try again in a moment.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function busy(folder: string, holder: Holder): StoreError {
  return new StoreError(
    'folder_busy',
    `The data folder ${folder} is in use by another Tessera server (process ${holder.pid}). ` +
      'Stop that one first, or start this one with another DATA_DIR.',
  );
}

function linked(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(path: string): Holder | undefined {
  try {
    const found: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isHolder(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number';
}

function isAlive(holder: Holder): boolean {
  const mark = startMarkOf(holder.pid);
  return mark !== undefined && (mark === holder.mark || mark === '' || holder.mark === '');
}

/** Moves a stale lock away. If a third process has put its own lock there meanwhile, that lock is put back. */
function setAside(path: string, judged: Holder | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = holderOf(aside);
  if (moved && (moved.pid !== judged?.pid || moved.mark !== judged?.mark)) linked(aside, path);
  unlinkSync(aside);
}

function release(path: string, mine: Holder): void {
  const holder = holderOf(path);
  if (holder?.pid === mine.pid && holder.mark === mine.mark) rmSync(path, { force: true });
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
