import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testTranscript } from '@tessera/fairness/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startWitness } from '../witness/index.ts';
import { startSigner } from './index.ts';

let dir = '';
const open: { stop(): Promise<void> }[] = [];
const keep = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
  const service = await starting;
  open.push(service);
  return service;
};
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'services-'));
});
afterEach(async () => {
  for (const service of open.splice(0).reverse()) await service.stop();
  rmSync(dir, { recursive: true });
});

const signerAt = (mode = 'test') => keep(startSigner({ dir: join(dir, 'signer'), mode }));
const witnessAt = () => keep(startWitness({ dir: join(dir, 'witness'), mode: 'test' }));

test('signer and witness are separate processes with different keys and private folders', async () => {
  const [signer, witness] = await Promise.all([signerAt(), witnessAt()]);
  expect(new Set([process.pid, signer.pid, witness.pid]).size).toBe(3);
  expect(signer.publicKey).not.toBe(witness.publicKey);
  expect(statSync(join(dir, 'signer')).mode & 0o777).toBe(0o700);
});

test('[F10] a signer killed with kill -9 is restarted with the same key, epoch and clock at the next call', async () => {
  const signer = await signerAt();
  const epoch = await signer.openEpoch('ssc-1m');
  const { seal } = testTranscript();
  const witness = await witnessAt();
  await witness.setClockOffset(seal.at - Date.now());
  const first = await witness.countersign(seal);
  for (const { pid } of [signer, witness]) process.kill(pid!, 'SIGKILL');
  expect(await signer.openEpoch('ssc-1m')).toEqual(epoch);
  expect(await witness.countersign(seal)).toEqual(first);
  await expect(witness.countersign({ ...seal, bets: 6 })).rejects.toMatchObject({ code: 'seal_conflict' });
  expect(await witness.countersign({ ...seal, issue: '20260101-0002' })).toBeDefined();
});

test('two servers with one folder share one signer', async () => {
  const [one, two] = await Promise.all([signerAt(), signerAt()]);
  expect([one.pid, two.pid].filter((pid) => pid !== undefined)).toHaveLength(1);
  expect(await one.openEpoch('ssc-1m')).toEqual(await two.openEpoch('ssc-1m'));
});

test('a folder whose path is too long for a socket is served too', async () => {
  const deep = join(dir, 'x'.repeat(100));
  const signer = await keep(startSigner({ dir: deep, mode: 'test' }));
  expect((await signer.openEpoch('k3-1m')).registered).toBe(0);
});

test('a caller without the token of the folder gets no answer', async () => {
  await signerAt();
  const socket = createConnection(join(dir, 'signer', 'service.sock'));
  socket.write('{"token":"guess"}\n{"id":1,"method":"publicKey"}\n');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  expect(answer).toBe('');
});

test('the clock is fixed outside mode test', async () => {
  const signer = await signerAt('demo');
  await expect(signer.setClockOffset(1000)).rejects.toMatchObject({ code: 'clock_fixed' });
});

test('a signer ends when the server that started it is killed', async () => {
  const script = join(dir, 'parent.mjs');
  const index = JSON.stringify(new URL('./index.ts', import.meta.url).href);
  const folder = JSON.stringify(join(dir, 'signer'));
  writeFileSync(
    script,
    `const { startSigner } = await import(${index});
     const signer = await startSigner({ dir: ${folder}, mode: 'test' });
     process.send('started');`,
  );
  const parent = fork(script, { execArgv: [] });
  await once(parent, 'message');
  // An open connection ends only with the process at its other end.
  const socket = createConnection(join(dir, 'signer', 'service.sock'));
  await once(socket, 'connect');
  parent.kill('SIGKILL');
  await once(socket, 'close');
});

test('[E19] a helper whose key is damaged does not start, and the error names the file', async () => {
  const folder = join(dir, 'witness');
  mkdirSync(folder);
  writeFileSync(join(folder, 'signing.key'), 'ab'.repeat(20));
  await expect(startWitness({ dir: folder, mode: 'test' })).rejects.toMatchObject({
    code: 'records_damaged',
    message: expect.stringContaining(`${join(folder, 'signing.key')}, line 1, byte 0: it is not a key`),
  });
});
