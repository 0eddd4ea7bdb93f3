import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the data folder remembers about its cluster, in `store.json` (readable by the owner only). */
export interface Kept {
  /** Names the cluster when it has to live outside the data folder. */
  id: string;
  /** Port of the last start; tried first at the next. */
  port?: number;
  ownerPassword: string;
  appPassword: string;
  auditPassword: string;
}

/** Reads `store.json`, or makes one with fresh secrets. */
export function kept(dataDir: string): Kept {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const path = join(dataDir, 'store.json');
  if (existsSync(path)) return whole(dataDir, JSON.parse(readFileSync(path, 'utf8')));
  const fresh = {
    id: secret(8),
    ownerPassword: secret(24),
    appPassword: secret(24),
    auditPassword: secret(24),
  };
  keep(dataDir, fresh);
  return fresh;
}

/** An installation from before the auditor had a role of its own gets a password for it. */
function whole(dataDir: string, values: Omit<Kept, 'auditPassword'> & Partial<Kept>): Kept {
  if (values.auditPassword !== undefined) return { ...values, auditPassword: values.auditPassword };
  const completed = { ...values, auditPassword: secret(24) };
  keep(dataDir, completed);
  return completed;
}

/** Writes `store.json` whole: a reader sees the old or the new one. */
export function keep(dataDir: string, values: Kept): void {
  const path = join(dataDir, 'store.json');
  writeFileSync(`${path}.new`, JSON.stringify(values, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function secret(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}
