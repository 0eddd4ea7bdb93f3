import { hkdfSync, randomBytes } from 'node:crypto';
import type { Store } from '../../store/index.ts';

/** Keys of this installation, shared by its nodes. */
export interface Secrets {
  /** A separate 256-bit key for each purpose. */
  key(purpose: string): Buffer;
}

/** Reads the installation's root key; the first start creates it with random bytes of the operating system. */
export async function createSecrets(store: Store): Promise<Secrets> {
  await store.query(`insert into secret (name, value) values ('root', $1) on conflict do nothing`, [
    randomBytes(32),
  ]);
  const { rows } = await store.query<{ value: Buffer }>(`select value from secret where name = 'root'`);
  const root = rows[0]!.value;
  return { key: (purpose) => Buffer.from(hkdfSync('sha256', root, '', `tessera/${purpose}`, 32)) };
}
