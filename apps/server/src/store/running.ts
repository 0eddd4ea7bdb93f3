import { APP_ROLE, AUDIT_ROLE, CONSOLE_ROLE, OWNER_ROLE, urlOf } from './embedded/cluster.ts';
import { kept } from './embedded/keep.ts';
import type { StoreAddress } from './pool.ts';
import { StoreError } from './store-error.ts';

/**
 * Address of the embedded database that another Tessera process runs in `dataDir`.
 * Errors: `start_failed` when no database was ever started there.
 */
export function runningAddress(dataDir: string): StoreAddress {
  const { port, ownerPassword, appPassword, auditPassword, consolePassword } = kept(dataDir);
  if (port === undefined) throw new StoreError('start_failed', `No database has run in ${dataDir} yet.`);
  return {
    ownerUrl: urlOf(OWNER_ROLE, ownerPassword, port),
    appUrl: urlOf(APP_ROLE, appPassword, port),
    auditUrl: urlOf(AUDIT_ROLE, auditPassword, port),
    consoleUrl: urlOf(CONSOLE_ROLE, consolePassword, port),
  };
}
