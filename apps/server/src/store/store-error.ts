/** Faults between the platform and its database. */
export type StoreErrorCode =
  | 'folder_busy'
  | 'folder_unusable'
  | 'disk_full'
  | 'port_busy'
  | 'no_postgres'
  | 'version_mismatch'
  | 'start_failed'
  | 'unsafe_role'
  | 'not_migrated'
  | 'migration_changed'
  | 'migration_failed'
  | 'unreleased_database';

/** Thrown by the launcher, the migrations and `openStore`. `message` tells the operator what to do, in one or two sentences. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}
