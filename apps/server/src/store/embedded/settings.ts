import type { Binaries } from './binaries.ts';

/** What the settings of a server depend on. */
export interface ServerTerms {
  readonly port: number;
  /** Folder of its Unix socket; absent where it has none. */
  readonly socketFolder: string | undefined;
  readonly binaries: Pick<Binaries, 'major'>;
  /** False only in throw-away clusters of tests: nothing is synced to disk then. */
  readonly durable: boolean;
}

/**
 * Settings of the embedded server. They are passed at each start, so that a later version of the platform uses its own.
 *
 * Durability is never reduced (M4). The other settings keep the server small: the whole idle platform uses at most 250 MB.
 * Parallel queries and compiled expressions are off, because they cost memory and latency and our queries are short. A new
 * file of the write-ahead log is not filled with zeros, because every commit would wait for that; most files are reused.
 */
export function serverSettings({ port, socketFolder, binaries, durable }: ServerTerms): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder ?? '',
    max_connections: 100,
    password_encryption: 'scram-sha-256',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    temp_buffers: '2MB',
    max_wal_size: '1GB',
    min_wal_size: '256MB',
    wal_init_zero: 'off',
    checkpoint_timeout: '5min',
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    max_worker_processes: 4,
    autovacuum_max_workers: 2,
    autovacuum_naptime: '20s',
    jit: 'off',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    deadlock_timeout: '200ms',
    ...(binaries.major >= 18 ? { io_method: 'sync' } : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
