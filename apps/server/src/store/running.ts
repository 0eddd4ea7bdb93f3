import { APP_ROLE, AUDIT_ROLE, CONSOLE_ROLE, OWNER_ROLE, urlOf } from './embedded/cluster.ts';
import { kept } from './embedded/keep.ts';
import type { StoreAddress } from './pool.ts';
import { StoreError } from './store-error.ts';

/**
 * Address of the embedded database that another Tessera process runs in `dataDir`.
 * Errors: `start_failed` when no database was ever started there.
 */
export function runningAddress(dataDir: string): StoreAddress {
  const { port, socketFolder, ownerPassword, appPassword, auditPassword, consolePassword } = kept(dataDir);
  if (port === undefined) throw new StoreError('start_failed', `No database has run in ${dataDir} yet.`);
  const place = { port, socketFolder };
  return {
    ownerUrl: urlOf(OWNER_ROLE, ownerPassword, place),
    appUrl: urlOf(APP_ROLE, appPassword, place),
    auditUrl: urlOf(AUDIT_ROLE, auditPassword, place),
    consoleUrl: urlOf(CONSOLE_ROLE, consolePassword, place),
  };
}
