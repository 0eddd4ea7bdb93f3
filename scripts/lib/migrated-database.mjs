import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../apps/server/src/store/embedded/index.ts';
import { migrate } from '../../apps/server/src/store/migrate.ts';

/** Runs `work` with a client of a new database with the server's schema, which is removed afterwards. */
export async function withMigratedDatabase(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-schema-'));
  const embedded = await startEmbedded({ dataDir, durable: false });
  try {
    await migrate(embedded);
    const client = new pg.Client(embedded.ownerUrl);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
