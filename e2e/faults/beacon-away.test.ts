import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUICKNET } from '@tessera/fairness';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { betRequest, chaseRequest, drawOnSale, fiveDigits } from '../kit/bets.ts';
import { CLIENT_PASSWORD, type PlayerClient, register } from '../kit/client.ts';
import { freePort, type Platform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { inside } from './inside.ts';
import { type Payee, payee, withdrawalOf, withoutPayoutLimits } from './payees.ts';
import { figure } from './report.ts';

const root = join(import.meta.dirname, '..', '..');
const LOTTERY = 'ssc-1m';
/** E17: time within which a node that was asked to stop has ended. */
const endedMs = 35_000;
const readyMs = 120_000;

/** A production node with its own data folder. Its beacon reports the parameters of drand's quicknet and has no rounds. */
const dataDir = mkdtempSync(join(tmpdir(), 'tessera-away-'));
let env: Record<string, string>;
let site: string;
let node: ChildProcess;
let said = '';
let beacon: Server | undefined;

beforeAll(async () => {
  const [pc, wap, operations, files, beaconPort] = await Promise.all(Array.from({ length: 5 }, freePort));
  site = `http://localhost:${pc}`;
  env = {
    TESSERA_MODE: 'production',
    DATA_DIR: dataDir,
    PORT: String(pc),
    WAP_PORT: String(wap),
    CONSOLE_PORT: String(operations),
    FILES_PORT: String(files),
    BEACON_URL: `http://127.0.0.1:${beaconPort}`,
    // The payout provider is unreachable too: its orders wait.
    PAYMENTS_URL: 'https://127.0.0.1:9',
    PAYMENTS_KEYS: '5a'.repeat(32),
    PAYMENTS_ALLOW: '127.0.0.1',
    TRUST_PROXY: '192.0.2.1',
    LOG_LEVEL: 'error',
  };
});

afterEach(async () => {
  await beaconGoes();
  node.kill('SIGKILL');
});

afterAll(async () => {
  // Ends the database of a node that a failed test left running.
  await run('apps/server/src/store/embedded/end-remains.ts').ended;
  rmSync(dataDir, { recursive: true, force: true });
});

async function beaconComes(kind?: 'simulated'): Promise<void> {
  const {
    publicKey: public_key,
    genesis: genesis_time,
    period,
    chainHash: hash,
    scheme: schemeID,
  } = QUICKNET;
  const info = JSON.stringify({ public_key, period, genesis_time, hash, schemeID, kind });
  const server = createServer((request, answer) => {
    answer.writeHead(request.url === '/info' ? 200 : 404).end(request.url === '/info' ? info : '{}');
  });
  beacon = server;
  await new Promise<void>((resolve) => {
    server.listen(Number(new URL(env.BEACON_URL!).port), '127.0.0.1', resolve);
  });
}

async function beaconGoes(): Promise<void> {
  const server = beacon;
  beacon = undefined;
  server?.closeAllConnections();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
}

function run(file: string): { child: ChildProcess; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.stderr?.on('data', (text) => (said += text));
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

/** The answer of `/readyz`, or nothing while there is no answer. */
const readiness = () =>
  fetch(`${site}/readyz`).then(
    (answer) => (answer.ok ? (answer.json() as Promise<{ selling: boolean }>) : undefined),
    () => undefined,
  );

async function startNode(): Promise<{ selling: boolean }> {
  said = '';
  const { child } = run('apps/server/src/main.ts');
  node = child;
  return until(
    'a node that is ready',
    async () => {
      if (child.exitCode !== null) throw new Error(said);
      return readiness();
    },
    readyMs,
  );
}

/** Asks the node to stop; returns its exit code. */
async function stopNode(): Promise<number | null> {
  node.kill('SIGTERM');
  return until(
    'the end of the node',
    async () => node.exitCode !== null && { code: node.exitCode },
    endedMs,
  ).then(({ code }) => code);
}

const metrics = () => fetch(`http://localhost:${env.CONSOLE_PORT}/metrics`).then((answer) => answer.text());
const platform = {
  dataDir,
  get pc() {
    return site;
  },
} as Platform;
const openDraws = () =>
  inside(platform, async ({ store }) => {
    const { rows } = await store.query<{ count: bigint }>(
      "select count(*) from draw where state = 'open' and open_at > app_now() - interval '10 s'",
    );
    return Number(rows[0]!.count);
  });

/** Places one bet on the draw on sale. */
async function bet(player: PlayerClient) {
  const { issue } = await drawOnSale(player, LOTTERY);
  const request = await betRequest(player, LOTTERY, issue, [fiveDigits(1)]);
  return { request, code: await player.codeOf('POST /api/lottery/bet', request) };
}

test('[E17] [F16] production without its beacon serves withdrawals, records and exclusion, but sells nothing until it is back', async () => {
  await beaconComes();
  expect(await startNode()).toEqual({ ready: true, selling: true });
  expect(await metrics()).toContain('tessera_beacon_ready 1');
  await inside(platform, async (book) => {
    await withoutPayoutLimits(book);
    await book.set('loginCaptcha', '0');
  });
  const [player, leaver]: Payee[] = [await payee(platform, '500.0000'), await payee(platform, '10.0000')];
  const first = await bet(player!);
  expect(first.code).toBe('ok');
  expect(await stopNode()).toBe(0);

  await beaconGoes();
  expect(await startNode()).toEqual({ ready: true, selling: false });
  expect(said).toContain('the beacon does not answer');
  expect(await metrics()).toContain('tessera_beacon_ready 0');
  const { request } = first;
  const drafts = request.items.map(({ played: play, content, unit_stake, multiple, rebate_ppm }) => ({
    played: play,
    content,
    unit_stake,
    multiple,
    rebate_ppm,
  }));
  const again = { ...request, rid: 'ab'.repeat(16) };
  expect(await player!.codeOf('POST /api/lottery/bet', again)).toBe('lottery_suspended');
  expect(await player!.codeOf('POST /api/lottery/bet/quote', { lottery: LOTTERY, items: drafts })).toBe(
    'lottery_suspended',
  );
  expect(await player!.codeOf('POST /api/lottery/chase', chaseRequest(again, '0.0040'))).toBe(
    'lottery_suspended',
  );
  const list = await player!.ok('POST /api/lottery/list', {});
  expect(list.filter(({ source, enabled }) => source === 'verifiable' && enabled)).toEqual([]);

  // Everything else is served: withdrawals, records, sign-in, limits, exclusion.
  const { id } = await player!.ok('POST /api/withdraw/create', withdrawalOf(player!, 100));
  expect((await player!.ok('POST /api/withdraw/detail', { id })).amount).toBe('100.0000');
  expect((await player!.ok('POST /api/record/bet', { limit: 5 })).items).toHaveLength(1);
  const guest = await register(site);
  expect(
    await guest.codeOf('POST /api/user/login', { user_name: guest.name, password: CLIENT_PASSWORD }),
  ).toBe('ok');
  expect(await leaver!.codeOf('POST /api/user/exclusion', { term: '6m' })).toBe('ok');
  expect(await openDraws()).toBe(0);

  // A node whose beacon did not answer can still be stopped and started again.
  expect(await stopNode()).toBe(0);
  expect((await startNode()).selling).toBe(false);
  await beaconComes();
  await until('a node that sells', async () => (await readiness())?.selling, readyMs);
  expect(
    (
      await until(
        'a bet',
        async () => {
          const tried = await bet(player!);
          return tried.code === 'ok' && tried;
        },
        readyMs,
      )
    ).code,
  ).toBe('ok');
  expect(await stopNode()).toBe(0);
  figure(
    'F16',
    'production started without its beacon: withdrawal, records and exclusion served, 0 bets; sells again with the beacon',
  );
}, 600_000);

test('[E17] production refuses to start on a simulated beacon, and sells nothing when one appears later', async () => {
  said = '';
  await beaconComes('simulated');
  const { ended } = run('apps/server/src/main.ts');
  expect(await ended).toBe(1);
  expect(said).toContain('Production refuses a simulated beacon');

  await beaconGoes();
  expect((await startNode()).selling).toBe(false);
  await beaconComes('simulated');
  await until('a refusal', async () => said.includes('the beacon was refused'));
  expect((await readiness())?.selling).toBe(false);
  expect(await stopNode()).toBe(0);
});
