import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { claimPort } from '../../scripts/lib/ports.mjs';
import { createClient } from './client.ts';
import { offerOnly, setSettings } from './operate.ts';
import { until } from './until.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const readyMs = 180_000;
const stopMs = 10_000;

/** The third parties for money, games, identity and messages, with their folders in the sandbox. */
const PARTY_FOLDERS = {
  aurora: 'transfer-games',
  harbor: 'seamless-games',
  payments: 'payments',
  chain: 'chain',
  identity: 'identity',
  messenger: 'messenger',
  service: 'service',
  push: 'push',
} as const;
export type PartyName = keyof typeof PARTY_FOLDERS;
const partyNames = Object.keys(PARTY_FOLDERS) as readonly PartyName[];

/** A third party for money or games that runs beside the platform. */
export interface Party {
  readonly url: string;
  process: ChildProcess;
  /** Sets its behaviour, as its control page does. */
  steer(mode: string): Promise<void>;
  /** Ends it without warning (SIGKILL). */
  kill(): Promise<void>;
  /** Starts it again on the same data. It follows a moved clock only from the next move on. */
  restart(): Promise<void>;
}

export interface Platform {
  pc: string;
  wap: string;
  console: string;
  dataDir: string;
  env: Record<string, string>;
  /** The server process, for tests that inspect or signal it. */
  server: ChildProcess;
  /** The process of the randomness beacon. */
  beacon: ChildProcess;
  /** A third party that was requested in the options; throws for any other. */
  party(name: PartyName): Party;
  /** Sets how the feed of official results treats a lottery, as its control page does. */
  steerFeed(lottery: string, mode: string): Promise<void>;
  stop(): Promise<void>;
  /** Ends the server without warning (SIGKILL). */
  kill(): Promise<void>;
  /** Starts the server again on the same data; resolves when it is ready. */
  restart(): Promise<void>;
  /** Resolves when the server and its database answer. */
  untilReady(): Promise<void>;
  /** `kill` and `restart`. */
  crash(): Promise<void>;
  /** Ends the beacon without warning (SIGKILL). */
  killBeacon(): Promise<void>;
  /** Starts the beacon again. It follows a moved clock only from the next move on. */
  restartBeacon(): Promise<void>;
  /** Moves the platform's clock forward; resolves when every job due by then has run. */
  advance(milliseconds: number): Promise<void>;
}

export interface PlatformOptions {
  /** Starts the feed of official results; without it the official lotteries sell nothing. */
  feed?: boolean;
  /** Starts these third parties for money and games; the addresses of the others do not answer. */
  parties?: readonly PartyName[] | 'all';
  /** Lotteries on sale. */
  lotteries?: readonly string[] | 'all';
  /** Flags of the server's Node. */
  nodeFlags?: readonly string[];
  /** Parent of the data folder; by default the folder for temporary files. */
  folder?: string;
  /** Further environment variables of the server. */
  variables?: Readonly<Record<string, string>>;
}

/**
 * Lotteries on sale unless a test says otherwise: one of each family besides SSC. Every draw of every lottery is made when
 * the clock moves, so the fastest of the others would only cost time.
 */
export const offered: readonly string[] = [
  ...['ssc-1m', 'ssc-3m', 'ssc-5m', 'pk10-5m', 'k3-5m', 'x5-5m', 'pc28-210s', 'lhc-5m', 'lhc-1d'],
  ...['d3-5m', 'p5-5m', 'kl8-5m', 'kl10-5m', 'ssq-cn', 'dlt-cn', 'kl8-cn', 'd3-cn', 'p5-cn'],
  ...['powerball-us', 'megamillions-us', 'euromillions-eu', 'uklotto-uk'],
];

/**
 * Below the range that the system uses for outgoing connections, one of which could take a port between its choice and its use.
 */
const ports = { first: 12_000, count: 20_000 };
/** Each process of a run starts at its own place in the range. */
let turn = process.pid * 64;

/** A TCP port that nobody listens on and that no other process of a run on this machine gets. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + (turn % ports.count);
    turn += 1;
    if ((await isFree(port)) && claimPort(port, 'test')) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function launch(file: string, env: Record<string, string>, nodeFlags: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [...nodeFlags, join(root, file)], {
    cwd: root,
    env: { ...process.env, ...env },
    // The IPC channel closes when this process ends, and the child then ends too: a killed test run leaves nothing running.
    stdio: ['ignore', process.env.E2E_LOGS ? 'inherit' : 'ignore', 'inherit', 'ipc'],
  });
}

const untilReady = (site: string, server: ChildProcess) => untilAnswers(`${site}/readyz`, server);

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + readyMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The process behind ${url} stopped with ${child.exitCode ?? child.signalCode}.`);
    const ok = await fetch(url).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`${url} did not answer within ${readyMs} ms.`);
}

/** Every node caches the lotteries and receives a change a moment later. */
async function untilOffered(site: string, lotteries: readonly string[]): Promise<void> {
  const visitor = createClient(site);
  await until('the lotteries on sale', async () => {
    const list = await visitor.ok('POST /api/lottery/list', {});
    return list.every(({ id }) => lotteries.includes(id));
  });
}

/** Ends a process; kills it when it does not end by itself. */
async function stopped(child: ChildProcess): Promise<void> {
  const late = setTimeout(() => child.kill('SIGKILL'), stopMs);
  child.kill('SIGTERM');
  await ended(child);
  clearTimeout(late);
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/**
 * Starts a whole platform in mode `test` (steerable clock) on free ports and a fresh data folder.
 * `LOG_LEVEL=info E2E_LOGS=1` shows its log; errors are shown anyway, unless a test expects them: `silent`.
 */
export async function startPlatform(
  logLevel = process.env.LOG_LEVEL ?? 'error',
  {
    feed: hasFeed = false,
    parties: wanted = [],
    lotteries = offered,
    nodeFlags,
    folder = tmpdir(),
    variables,
  }: PlatformOptions = {},
): Promise<Platform> {
  const dataDir = mkdtempSync(join(folder, 'tessera-e2e-'));
  const [pc, wap, consolePort, files, beacon, feed, ...partyPorts] = await Promise.all(
    Array.from({ length: 6 + partyNames.length }, freePort),
  );
  const partyUrl = (name: PartyName) => `http://127.0.0.1:${partyPorts[partyNames.indexOf(name)]}`;
  const env: Record<string, string> = {
    TESSERA_MODE: 'test',
    LOG_LEVEL: logLevel,
    DATA_DIR: dataDir,
    PORT: String(pc),
    WAP_PORT: String(wap),
    CONSOLE_PORT: String(consolePort),
    FILES_PORT: String(files),
    SANDBOX_PORT: String(beacon),
    BEACON_URL: `http://127.0.0.1:${beacon}`,
    FEED_URL: `http://127.0.0.1:${feed}`,
    CALLBACK_URL: `http://127.0.0.1:${pc}`,
    ...Object.fromEntries(partyNames.map((name) => [`${name.toUpperCase()}_URL`, partyUrl(name)])),
  };
  const startServer = () => launch('apps/server/src/main.ts', { ...env, ...variables }, nodeFlags);
  const startParty = (name: string, port: number | string | undefined, folder = name) =>
    launch(`apps/sandbox/src/${folder}/main.ts`, {
      ...env,
      DATA_DIR: join(dataDir, 'sandbox', name),
      PORT: String(port),
    });
  const parties = new Map(
    (wanted === 'all' ? partyNames : wanted).map((name) => {
      const url = partyUrl(name);
      const start = () => startParty(name, new URL(url).port, PARTY_FOLDERS[name]);
      return [name, partyAt(url, start)] as const;
    }),
  );
  const startBeacon = () => startParty('beacon', beacon);
  const feedProcess = hasFeed ? startParty('feed', feed) : undefined;
  const platform: Platform = {
    pc: `http://localhost:${pc}`,
    wap: `http://localhost:${wap}`,
    console: `http://localhost:${consolePort}`,
    dataDir,
    env,
    beacon: startBeacon(),
    server: startServer(),
    async stop() {
      const others = [...parties.values()].map((party) => party.process);
      if (feedProcess) others.push(feedProcess);
      await Promise.all([platform.server, platform.beacon, ...others].map(stopped));
      rmSync(dataDir, { recursive: true, force: true });
    },
    party(name) {
      const party = parties.get(name);
      if (!party) throw new Error(`The platform was started without ${name}.`);
      return party;
    },
    async steerFeed(lottery, mode) {
      const answer = await fetch(`${env.FEED_URL}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lottery, mode }),
      });
      if (!answer.ok) throw new Error(`The feed was not steered: ${answer.status}`);
    },
    async kill() {
      platform.server.kill('SIGKILL');
      await ended(platform.server);
    },
    async restart() {
      platform.server = startServer();
      await platform.untilReady();
    },
    untilReady: () => untilReady(platform.pc, platform.server),
    async crash() {
      await platform.kill();
      await platform.restart();
    },
    async killBeacon() {
      platform.beacon.kill('SIGKILL');
      await ended(platform.beacon);
    },
    async restartBeacon() {
      platform.beacon = startBeacon();
      await untilAnswers(`${env.BEACON_URL}/healthz`, platform.beacon);
    },
    advance: (milliseconds) => moveClock(platform, milliseconds),
  };
  await untilReady(platform.pc, platform.server);
  await Promise.all(
    [...parties.values()].map((party) => untilAnswers(`${party.url}/healthz`, party.process)),
  );
  // All sign-ins of a test come from one address.
  await setSettings({ DATA_DIR: dataDir }, { callLogin: { burst: 1_000, perMinute: 60_000 } });
  if (lotteries !== 'all') {
    await offerOnly(dataDir, lotteries);
    await untilOffered(platform.pc, lotteries);
  }
  return platform;
}

function partyAt(url: string, start: () => ChildProcess): Party {
  const party: Party = {
    url,
    process: start(),
    async steer(mode) {
      const answer = await fetch(`${url}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode }),
      });
      if (!answer.ok) throw new Error(`${url} was not steered: ${answer.status}`);
    },
    async kill() {
      party.process.kill('SIGKILL');
      await ended(party.process);
    },
    async restart() {
      party.process = start();
      await untilAnswers(`${url}/healthz`, party.process);
    },
  };
  return party;
}

/** Moves the clock of a platform; resolves when its site tells the new time. Errors: throws when the clock did not move. */
export async function moveClock(
  { console, pc }: Pick<Platform, 'console' | 'pc'>,
  milliseconds: number,
): Promise<void> {
  const answer = await fetch(`${console}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs: milliseconds }),
  });
  if (!answer.ok) throw new Error(`The clock did not move: ${answer.status} ${await answer.text()}`);
  const { now } = (await answer.json()) as { now: number };
  await untilFollowed(pc, now);
}

/** Resolves when the process behind the site tells at least this time: it hears of a move a moment after the one that made it. */
export async function untilFollowed(site: string, now: number): Promise<void> {
  const visitor = createClient(site);
  // Each process estimates the database's time, and they may be some ms apart.
  await until(
    'the site to follow the clock',
    async () => (await visitor.call('POST /common/cache/version')).now >= now - 1_000,
  );
}

/** Runs an operator command (`npm run ops -- …`) against a running platform. */
export async function ops(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'apps/server/src/ops/cli.ts'), ...args],
    {
      cwd: root,
      env: { ...process.env, ...env },
    },
  );
  return stdout;
}
