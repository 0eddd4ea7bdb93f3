import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { startMarkOf } from './store/embedded/process-facts.ts';

const program = join(import.meta.dirname, '../test/stopping-process.ts');
const started: ChildProcess[] = [];
/** Longer than a busy machine needs for a stop: only tests of the limit itself use a shorter time. */
const neverMs = 600_000;

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Waits until a process has ended; a zombie counts as ended. */
const untilEnded = (pid: number) => expect.poll(() => startMarkOf(pid)).toBeUndefined();

type Behaviour = 'orderly' | 'hangs' | 'starts' | 'breaks';

/** Starts a miniature node; resolves when its child runs. */
async function node(behaviour: Behaviour, orderlyMs = neverMs) {
  const child = spawn(process.execPath, [program, behaviour, String(orderlyMs)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  let said = '';
  child.stderr?.on('data', (text) => (said += text));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
  return { child, deaf: Number(line), ended, said: () => said };
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('[E17] %s stops a node in order', async (signal) => {
  const { child, deaf, ended } = await node('orderly');
  child.kill(signal);
  expect(await ended).toBe(0);
  await untilEnded(deaf);
});

test('[E17] the end of its parent process stops a node in order', async () => {
  const { child, ended } = await node('orderly');
  child.disconnect();
  expect(await ended).toBe(0);
});

test('[E17] a node reports to its parent process that it is ready', async () => {
  const child = spawn(process.execPath, [program, 'orderly', String(neverMs)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.push(child);
  expect(await once(child, 'message')).toEqual([{ ready: true }, undefined]);
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test.each(['hangs', 'starts'] as const)(
  '[E17] [F16] a node that %s at its stop is ended by force, together with its children',
  async (behaviour) => {
    const { child, deaf, ended, said } = await node(behaviour, 200);
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    await untilEnded(deaf);
    expect(said()).toContain('Not stopped within 0.2 s');
  },
);

test('[E17] a second signal ends a node by force, unless it comes together with the first', async () => {
  const { child, deaf, ended, said } = await node('hangs');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  const again = setInterval(() => child.kill('SIGINT'), 50);
  expect(await ended).toBe(1);
  clearInterval(again);
  await untilEnded(deaf);
  expect(said()).toContain('Told to stop again');
});

test('[E17] an uncaught error leaves no child process behind', async () => {
  const { child, deaf, ended, said } = await node('breaks');
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  await untilEnded(deaf);
  expect(said()).toContain('nobody catches this');
});
