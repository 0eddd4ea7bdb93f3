import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startApiProcess } from './api-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-api-process-'));
const opened: { stop(): Promise<void> }[] = [];
afterAll(async () => {
  for (const one of opened) await one.stop();
  rmSync(folder, { recursive: true });
});

const heard = join(folder, 'heard');
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A process that runs this program, which answers `serve` with a message. */
function start(name: string, program: string) {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, `import { appendFileSync } from 'node:fs';\n${program}`);
  const process = startApiProcess(silent, () => {}, pathToFileURL(path));
  opened.push(process);
  return process;
}

const event = (n: number) =>
  ({ kind: 'user', userId: '1', event: 'notice', payload: { n, text: 'x'.repeat(10_000) } }) as const;

test('a process that ended before it was told to serve is reported at once', async () => {
  const process = start('ends', 'process.exit(3);');
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await expect(process.serve()).rejects.toThrow('ended at its start (3)');
});

test('a process that was not told to serve is ended at once; it would wait for that first', async () => {
  const process = start(
    'waits',
    `for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => appendFileSync(${JSON.stringify(heard)}, 'asked to stop\\n'));
     appendFileSync(${JSON.stringify(heard)}, 'waits\\n'); process.on('message', () => {});`,
  );
  await expect.poll(() => existsSync(heard) && readFileSync(heard, 'utf8')).toBe('waits\n');
  await process.stop();
  expect(readFileSync(heard, 'utf8')).toBe('waits\n');
  rmSync(heard);
});

test('a process that dies is started again and told to serve', async () => {
  const process = start(
    'dies',
    `process.on('message', ({ kind, userId }) => {
       if (kind === 'serve') { appendFileSync(${JSON.stringify(heard)}, 'serves\\n'); process.send('ready'); }
       else process.kill(process.pid, 'SIGKILL');
     });`,
  );
  await process.serve();
  process.send(event(1));
  const times = () => readFileSync(heard, 'utf8').split('\n').length - 1;
  await expect.poll(times).toBe(2);
});

test('events for a process that does not keep up are dropped instead of kept in memory', async () => {
  const counted = join(folder, 'counted');
  const process = start(
    'stands still',
    `let events = 0;
     process.on('message', ({ kind, payload }) => {
       if (kind === 'serve') {
         process.send('ready', () => { for (const end = Date.now() + 3000; Date.now() < end; ); });
         return;
       }
       events += 1;
       appendFileSync(${JSON.stringify(counted)}, payload.n + '\\n');
     });`,
  );
  await process.serve();
  for (let n = 0; n < 20_000; n += 1) {
    process.send(event(n));
    // The channel reports on a later turn of the loop that a message was sent.
    if (n % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const numbers = () => readFileSync(counted, 'utf8').trim().split('\n').map(Number);
  // The process continues and receives later events.
  await expect
    .poll(() => {
      process.send(event(20_000));
      return numbers().includes(20_000);
    })
    .toBe(true);
  expect(numbers().filter((n) => n < 20_000).length).toBeLessThan(1_000);
});
