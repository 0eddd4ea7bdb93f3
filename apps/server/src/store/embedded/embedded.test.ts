import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openDatabase, openStore } from '../index.ts';
import { freePort } from './free-port.ts';
import { startEmbedded } from './index.ts';
import { kept } from './keep.ts';
import { isRunning } from './process-facts.ts';

const made = mkdtempSync(join(tmpdir(), 'tessera-embedded-'));
chmodSync(made, 0o755);
const children: ChildProcess[] = [];
/** Shared by most tests, because creating a cluster takes longer than starting it. Each test leaves it stopped. */
const dataDir = mkdtempSync(join(made, 'data-'));
const freshDir = (): string => mkdtempSync(join(made, 'data-'));

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});

afterAll(() => rmSync(made, { recursive: true, force: true }));

/** A server process on `dataDir`; resolves with the line it prints. */
async function server(folder = dataDir) {
  const program = join(import.meta.dirname, '../../../test/platform-process.ts');
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, ...(JSON.parse(line) as { pid: number; url: string; code?: string; message?: string }) };
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const jobOf = (key: string) => `insert into job (kind, key, run_at) values ('kept', '${key}', now())`;
const KEPT = "select key from job where kind = 'kept' order by key";

test('[M4] the database of a platform syncs every commit to disk, and the platform connects as the application', async () => {
  const platform = await openDatabase({ dataDir, mode: 'demo' });
  try {
    const { rows } = await platform.store.query<{
      fsync: string;
      commit: string;
      pages: string;
      who: string;
      address: string | null;
    }>(
      `select inet_server_addr()::text as address, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         current_setting('full_page_writes') as pages, current_user as who`,
    );
    // Over a Unix socket, which has no address.
    const address = process.platform === 'win32' ? '127.0.0.1' : null;
    expect(rows[0]).toEqual({ fsync: 'on', commit: 'on', pages: 'on', who: 'tessera_app', address });
  } finally {
    await platform.close();
  }
  expect(existsSync(join(dataDir, 'server.lock'))).toBe(false);
});

test('[F2] a server killed with -9 leaves its database running; the next server ends it and has every commit', async () => {
  const first = await server();
  await ask(first.url, jobOf('a'));
  await killed(first.child);
  expect(isRunning(first.pid)).toBe(true);
  const second = await server();
  expect(isRunning(first.pid)).toBe(false);
  expect(await ask(second.url, KEPT)).toEqual([{ key: 'a' }]);
  expect(new URL(second.url).port).toBe(new URL(first.url).port);
});

test('[F2] server and database killed with -9 together: the stale lock file does not stop the next start', async () => {
  const first = await server();
  await ask(first.url, jobOf('b'));
  process.kill(first.child.pid ?? 0, 'SIGKILL');
  process.kill(first.pid, 'SIGKILL');
  await once(first.child, 'exit');
  const second = await server();
  expect(await ask(second.url, KEPT)).toEqual([{ key: 'a' }, { key: 'b' }]);
});

test('[F2] a database killed under a running server is started again, and the pool keeps working', async () => {
  const embedded = await startEmbedded({ dataDir });
  const store = openStore(embedded);
  try {
    const before = embedded.pid() ?? 0;
    await store.query('select 1');
    process.kill(before, 'SIGKILL');
    let answer: unknown;
    // A connection may live on for a moment after the database process was killed, and answer.
    while (answer === undefined || embedded.pid() === before) {
      await pause(20);
      answer = await store.query('select 1 as one').then(
        ({ rows }) => rows,
        () => undefined,
      );
    }
    expect(answer).toEqual([{ one: 1 }]);
    expect(embedded.pid()).not.toBe(before);
  } finally {
    await store.close();
    await embedded.stop();
  }
});

test('a second server on the same folder is refused with an error that names the first, and the first keeps running', async () => {
  const first = await server();
  const second = await server();
  expect(second.code).toBe('folder_busy');
  expect(second.message).toContain(`process ${first.child.pid}`);
  expect(second.message).toContain(dataDir);
  expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('two folders run side by side', async () => {
  const [one, other] = await Promise.all([server(), server(freshDir())]);
  expect(new URL(one.url).port).not.toBe(new URL(other.url).port);
});

/** Another program that listens on a port of this machine. */
async function otherProgram(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('the kept port taken by another program: another port is taken and kept', async () => {
  const other = await otherProgram();
  writeFileSync(join(dataDir, 'store.json'), JSON.stringify({ ...kept(dataDir), port: other.port }));
  const embedded = await startEmbedded({ dataDir });
  expect(embedded.port).not.toBe(other.port);
  expect(kept(dataDir).port).toBe(embedded.port);
  await embedded.stop();
  other.server.close();
});

test('a port taken between its choice and the start: another one is tried, five in all', async () => {
  const other = await otherProgram();
  const chosen: number[] = [];
  const choose = (port: number) => {
    chosen.push(port);
    return Promise.resolve(port);
  };
  const free = await freePort();
  const embedded = await startEmbedded({
    dataDir,
    choosePort: () => choose(chosen.length === 0 ? other.port : free),
  });
  await embedded.stop();
  expect([chosen, embedded.port]).toEqual([[other.port, free], free]);

  chosen.length = 0;
  const busy = startEmbedded({ dataDir, choosePort: () => choose(other.port) });
  await expect(busy).rejects.toMatchObject({ code: 'port_busy' });
  expect(chosen).toEqual(Array(5).fill(other.port));
  other.server.close();
});

test('a start interrupted while the cluster was created is repeated', async () => {
  const fresh = freshDir();
  cpSync(import.meta.dirname, join(fresh, 'postgres', 'new'), { recursive: true });
  writeFileSync(join(fresh, 'postgres', 'new', 'PG_VERSION'), '18\n');
  const embedded = await startEmbedded({ dataDir: fresh });
  expect(await ask(embedded.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  await embedded.stop();
});

test('a folder made by a PostgreSQL version that is not installed is refused with an explanation', async () => {
  const old = freshDir();
  mkdirSync(join(old, 'postgres', 'data'), { recursive: true });
  writeFileSync(join(old, 'postgres', 'data', 'PG_VERSION'), '9\n');
  await expect(startEmbedded({ dataDir: old })).rejects.toMatchObject({ code: 'version_mismatch' });
});

test('a data folder below a private folder works too: as root the cluster is stored where the database can reach it', async () => {
  const home = join(freshDir(), 'private');
  mkdirSync(home, { mode: 0o700 });
  const folder = join(home, 'data');
  const first = await startEmbedded({ dataDir: folder });
  await ask(first.ownerUrl, 'create table here (id int)');
  await first.stop();
  const second = await startEmbedded({ dataDir: folder });
  expect(await ask(second.ownerUrl, 'select id from here')).toEqual([]);
  await second.stop();
  rmSync(join('/var/lib/tessera', kept(folder).id), { recursive: true, force: true });
});

test('[E18] an installation older than the auditor role gets that role, and a password that a role gave itself is replaced', async () => {
  const folder = freshDir();
  const first = await startEmbedded({ dataDir: folder });
  await ask(first.ownerUrl, 'drop role tessera_auditor');
  await ask(first.appUrl, "alter role tessera_app password 'mine'");
  await first.stop();
  const { auditPassword: _, ...before } = kept(folder);
  writeFileSync(join(folder, 'store.json'), JSON.stringify(before));
  const second = await startEmbedded({ dataDir: folder });
  const who = 'select current_user as who';
  expect(await ask(second.auditUrl, who)).toEqual([{ who: 'tessera_auditor' }]);
  expect(await ask(second.appUrl, who)).toEqual([{ who: 'tessera_app' }]);
  await second.stop();
});

test('passwords are readable by the owner of the folder only, and every connection needs one', async () => {
  const embedded = await startEmbedded({ dataDir });
  expect(JSON.parse(readFileSync(join(dataDir, 'store.json'), 'utf8')).ownerPassword).toHaveLength(48);
  const open = new URL(embedded.appUrl);
  open.password = '';
  await expect(ask(open.toString(), 'select 1')).rejects.toThrow();
  await embedded.stop();
});
