import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { startMarkOf } from './store/embedded/process-facts.ts';

const program = join(import.meta.dirname, '../test/stopping-process.ts');
const started: ChildProcess[] = [];
/** Longer than a busy machine takes to do what is asked: only a test of the limit itself reaches it. */
const neverMs = 600_000;

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Until a process has ended; one whose parent has not heard of it yet counts as ended. */
const untilEnded = (pid: number) => expect.poll(() => startMarkOf(pid), { timeout: 30_000 }).toBeUndefined();

type Behaviour = 'orderly' | 'hangs' | 'starts' | 'breaks';

/** A node in miniature, once its child runs. */
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

test('[E17] the end of the program that started it stops a node in order', async () => {
  const { child, ended } = await node('orderly');
  child.disconnect();
  expect(await ended).toBe(0);
});

test('[E17] a node that is ready says so to the program that started it', async () => {
  const child = spawn(process.execPath, [program, 'orderly', String(neverMs)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.push(child);
  expect(await once(child, 'message')).toEqual([{ ready: true }, undefined]);
  child.kill('SIGTERM');
  await once(child, 'exit');
});

test.each(['hangs', 'starts'] as const)(
  '[E17] [F16] a node that %s at its stop is ended by force, and what it started with it',
  async (behaviour) => {
    const { child, deaf, ended, said } = await node(behaviour, 200);
    child.kill('SIGTERM');
    expect(await ended).toBe(1);
    await untilEnded(deaf);
    expect(said()).toContain('Not stopped within 0.2 s');
  },
);

test('[E17] a second signal ends it by force; one that comes with the first does not', async () => {
  const { child, deaf, ended, said } = await node('hangs');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  const again = setInterval(() => child.kill('SIGINT'), 50);
  expect(await ended).toBe(1);
  clearInterval(again);
  await untilEnded(deaf);
  expect(said()).toContain('Told to stop again');
});

test('[E17] an error that nobody catches leaves no child behind', async () => {
  const { child, deaf, ended, said } = await node('breaks');
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  await untilEnded(deaf);
  expect(said()).toContain('nobody catches this');
});
