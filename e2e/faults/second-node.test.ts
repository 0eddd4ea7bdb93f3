import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runningAddress } from '../../apps/server/src/store/index.ts';
import { freePort, ops, type Platform, startPlatform } from '../kit/platform.ts';
import { until } from '../kit/until.ts';
import { inside } from './inside.ts';
import { figure } from './report.ts';

const root = join(import.meta.dirname, '..', '..');
const READY_MS = 120_000;

let platform: Platform;
const folders: string[] = [];
const nodes: ChildProcess[] = [];

beforeAll(async () => {
  platform = await startPlatform('error', { lotteries: ['ssc-1m'] });
});
afterEach(async () => {
  for (const node of nodes.splice(0)) {
    if (node.exitCode !== null || node.signalCode !== null) continue;
    const ended = new Promise((resolve) => node.once('exit', resolve));
    node.kill('SIGTERM');
    await ended;
  }
});
afterAll(async () => {
  await platform?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

interface Node {
  readonly process: ChildProcess;
  readonly sites: readonly string[];
  /** Its output on standard error so far. */
  said(): string;
  readonly ended: Promise<number | null>;
}

/** Starts another node on the database of the platform. */
async function startNode(dataDir: string): Promise<Node> {
  const ports = await Promise.all(Array.from({ length: 4 }, freePort));
  const [pc, wap, console, files] = ports.map(String);
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...platform.env,
      DATABASE_URL: runningAddress(platform.dataDir).ownerUrl,
      DATA_DIR: dataDir,
      PORT: pc,
      WAP_PORT: wap,
      CONSOLE_PORT: console,
      FILES_PORT: files,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  nodes.push(child);
  let said = '';
  child.stderr!.on('data', (chunk) => (said += chunk));
  child.stdout!.resume();
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    process: child,
    sites: [pc, wap, console].map((port) => `http://localhost:${port}`),
    said: () => said,
    ended,
  };
}

const isReady = (site: string): Promise<boolean> =>
  fetch(`${site}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const keptKeys = () =>
  inside(platform, async ({ store }) => {
    const { rows } = await store.query<{ keys: string }>(
      `select string_agg(seq || encode(signer, 'hex') || encode(witness, 'hex'), ' ') as keys from installation`,
    );
    return rows[0]!.keys;
  });

test('[F14] [E17] a second node with its own signer and witness ends before it is ready, and logs the reason', async () => {
  const before = await keptKeys();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-other-'));
  folders.push(folder);
  const node = await startNode(folder);
  let wasReady = false;
  let code: number | null | undefined;
  void node.ended.then((given) => {
    code = given;
  });
  await until(
    'the end of the second node',
    async () => {
      for (const site of node.sites) wasReady ||= await isReady(site);
      return code !== undefined;
    },
    READY_MS,
  );
  expect(code).toBe(1);
  expect(wasReady).toBe(false);
  const reason = 'This node does not belong to the installation of its database: its signer has the key';
  const lines = node.said().trim().split('\n');
  // The reason is in the log as JSON with both pairs of keys, and as plain text for the person who started the node.
  const logged = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 50, dataDir: folder, msg: expect.stringContaining(reason) }),
  );
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${reason}.*Set DATA_DIR`)));
  expect(await keptKeys()).toBe(before);
  expect(await isReady(platform.pc)).toBe(true);
  figure(
    'F14',
    'a second node with its own signer: never ready, ended with the reason in the log and on standard error',
  );
});

test('[E17] a second node that shares the data folder becomes ready', async () => {
  const node = await startNode(platform.dataDir);
  await until(
    'a second node that is ready',
    async () => {
      if (node.process.exitCode !== null) throw new Error(node.said());
      return isReady(node.sites[0]!);
    },
    READY_MS,
  );
  expect(await isReady(platform.pc)).toBe(true);
  const [kept] = (await keptKeys()).slice(1).match(/^[0-9a-f]{64}/)!;
  expect(await ops(platform.env, 'identity', 'show')).toContain(`signer  ${kept}`);
  expect(await ops(platform.env, 'records', 'check')).toContain('are sound');
});
