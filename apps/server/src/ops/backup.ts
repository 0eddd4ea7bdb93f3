import { join, resolve } from 'node:path';
import { ActionRefused } from '../contract/index.ts';
import { createAuditor, createLedger } from '../modules/ledger/index.ts';
import { betBook } from '../modules/settlement/index.ts';
import { retireEpochs } from '../signer/index.ts';
import {
  backUp,
  type DatabaseOptions,
  type Manifest,
  openDatabase,
  restore,
  StoreError,
} from '../store/index.ts';
import { usage } from './usage.ts';

/** `backup [FOLDER]`: backs up a running installation; returns what to print. Errors: `StoreError`. */
export async function runBackup(
  { dataDir, databaseUrl }: DatabaseOptions,
  folder: string | undefined,
  now: number,
): Promise<string> {
  refuseOutside(databaseUrl);
  const stamp = new Date(now).toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const target = resolve(folder ?? join(dataDir, 'backups', stamp));
  const manifest = await backUp(dataDir, target, now);
  return `Backed up to ${target}: ${sizeOf(manifest)}. Everything acknowledged before ${new Date(now).toISOString()} is in it.`;
}

/**
 * `restore FOLDER`: puts a backup into the empty data folder, starts the database once, and audits the whole ledger.
 *
 * Seeds that were revealed after the backup are public, and the restored signer does not know which. So it begins a new
 * epoch for every lottery. Draws whose sale is over by now are void and refunded, as after any outage.
 * Errors: `StoreError`; when the audit finds violations, its message lists them.
 */
export async function runRestore(options: DatabaseOptions, folder: string | undefined): Promise<string> {
  if (folder === undefined) throw new ActionRefused(usage);
  refuseOutside(options.databaseUrl);
  const manifest = await restore(resolve(folder), options.dataDir);
  const { lotteries } = retireEpochs(join(options.dataDir, 'signer'), Date.now());
  const platform = await openDatabase(options);
  try {
    const ledger = await createLedger(platform.store, platform.nodeChannels);
    const report = await createAuditor({ ...platform, ledger, checks: [betBook] }).run(true);
    if (!report || report.violations.length > 0) {
      throw new StoreError(
        'start_failed',
        `The audit of the restored ledger found violations: ${JSON.stringify(report?.violations)}`,
      );
    }
    return `Restored ${sizeOf(manifest)} of ${new Date(manifest.at).toISOString()} into ${options.dataDir}; the audit of the whole ledger found no violation; new epochs for ${lotteries.length} lotteries.`;
  } finally {
    await platform.close();
  }
}

function refuseOutside(databaseUrl: string | undefined): void {
  if (!databaseUrl) return;
  throw new StoreError(
    'folder_unusable',
    'The database is not the embedded one: back it up with the tools of its server, and copy the data folder as well.',
  );
}

function sizeOf({ files }: Manifest): string {
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  return `${Object.keys(files).length} files, ${(bytes / 1_048_576).toFixed(1)} MiB`;
}
