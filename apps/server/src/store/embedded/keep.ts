import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Facts about the cluster, stored in the data folder as `store.json` (readable by the owner only). */
export interface Kept {
  /** Name of the cluster's folder when it has to be outside the data folder. */
  id: string;
  /** Port of the last start; the next start tries it first. */
  port?: number;
  /** Folder of the Unix socket of the last start; absent when it had none. */
  socketFolder?: string | undefined;
  ownerPassword: string;
  appPassword: string;
  auditPassword: string;
  consolePassword: string;
}

/** Reads `store.json`, or creates it with new secrets. */
export function kept(dataDir: string): Kept {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const path = join(dataDir, 'store.json');
  if (existsSync(path)) return whole(dataDir, JSON.parse(readFileSync(path, 'utf8')));
  const fresh = {
    id: secret(8),
    ownerPassword: secret(24),
    appPassword: secret(24),
    auditPassword: secret(24),
    consolePassword: secret(24),
  };
  keep(dataDir, fresh);
  return fresh;
}

/** Adds the passwords of roles that are newer than the installation. */
function whole(
  dataDir: string,
  values: Omit<Kept, 'auditPassword' | 'consolePassword'> & Partial<Kept>,
): Kept {
  const { auditPassword, consolePassword } = values;
  if (auditPassword !== undefined && consolePassword !== undefined)
    return { ...values, auditPassword, consolePassword };
  const completed = {
    ...values,
    auditPassword: auditPassword ?? secret(24),
    consolePassword: consolePassword ?? secret(24),
  };
  keep(dataDir, completed);
  return completed;
}

/** Writes `store.json` atomically: a reader sees the old or the new file. */
export function keep(dataDir: string, values: Kept): void {
  const path = join(dataDir, 'store.json');
  writeFileSync(`${path}.new`, JSON.stringify(values, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function secret(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
