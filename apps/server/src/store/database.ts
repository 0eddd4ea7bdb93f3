import type { Generated } from 'kysely';

/**
 * Row types of all tables, for kysely. Each module adds its own beside its code:
 *
 * ```ts
 * declare module '../../store/database.ts' {
 *   interface Database { ticket: TicketTable }
 * }
 * ```
 *
 * Columns: `int8` is bigint, `timestamptz` is Date, `bytea` is Buffer, `jsonb` is its value.
 */
export interface Database {
  job: JobTable;
  request: RequestTable;
}

interface JobTable {
  id: Generated<bigint>;
  kind: string;
  key: string;
  run_at: Date;
  payload: unknown;
  attempts: Generated<number>;
  last_error: string | null;
  done_at: Date | null;
}

interface RequestTable {
  user_id: bigint;
  scope: string;
  rid: string;
  body_hash: Buffer;
  answer: unknown;
  at: Date;
}
