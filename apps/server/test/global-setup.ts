import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../src/store/embedded/index.ts';
import { migrate } from '../src/store/migrate.ts';
import { makeTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of owner, application, auditor and console on the run's cluster; `database` is the migrated template. */
    cluster: { ownerUrl: string; appUrl: string; auditUrl: string; consoleUrl: string };
  }
}

/** One temporary cluster for the whole run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-test-'));
  const embedded = await startEmbedded({ dataDir, durable: false });
  try {
    await migrate(await makeTemplate(embedded));
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const { ownerUrl, appUrl, auditUrl, consoleUrl } = embedded;
  project.provide('cluster', { ownerUrl, appUrl, auditUrl, consoleUrl });
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
