import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentHash, type Seal, type VerifiableDescriptor } from '@tessera/fairness';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  dayFile,
  descriptorAfter,
  type Helpers,
  type Kept,
  otherSeal,
  recordsIn,
  sealOf,
  startHelpers,
} from './full-disk-helpers.ts';
import { figure, isFull, rounds } from './report.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

const LOTTERY = 'ssc-1m';
/** Draws requested while the disk is full, after the first refusal: none of them may be stored in part. */
const MORE_WHEN_FULL = 5;
/** Upper bound of draws whose records still fit into the last page of a full disk. */
const DRAWS_MAX = 200;

let helpers: Helpers | undefined;
let disk: SmallDisk | undefined;
const folders: string[] = [];
afterEach(async () => {
  await helpers?.stop();
  helpers = undefined;
});
afterAll(() => {
  disk?.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The answer, or `undefined` when the request was refused because its record could not be written. */
async function unlessNotKept<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: { code?: string }) => {
    if (error.code === 'record_not_kept') return undefined;
    throw error;
  });
}

/** The two clocks follow the draws: each draw closes after the one before has been sealed. */
const moveTo = async ({ signer, witness }: Helpers, time: number) => {
  const offsetMs = time - Date.now();
  await Promise.all([signer.setClockOffset(offsetMs), witness.setClockOffset(offsetMs)]);
};

/** Takes one draw through registration, seal and countersignature; returns how many of the three were refused. */
async function oneDraw(running: Helpers, kept: Kept, time: { now: number }): Promise<number> {
  const { signer } = running;
  await moveTo(running, time.now);
  const descriptor = await descriptorAfter(signer, LOTTERY, time.now);
  if ((await unlessNotKept(signer.registerDraw(descriptor))) === undefined) {
    // The witness countersigns a seal without having registered its draw.
    const seal = { ...sealOf(descriptor, 'ab'.repeat(32)), issue: `W-${kept.witnessed.length}-${time.now}` };
    time.now = descriptor.close + 60;
    await moveTo(running, time.now);
    return 1 + (await witnessed(running, kept, seal));
  }
  kept.registered.push(descriptor);
  time.now = descriptor.close + 60;
  await moveTo(running, time.now);
  const { epoch, index } = descriptor;
  const seal = sealOf(descriptor, await signer.reveal({ lottery: LOTTERY, epoch, index }));
  const signature = await unlessNotKept(signer.signSeal(seal));
  if (signature !== undefined) kept.sealed.push({ seal, signature });
  return (signature === undefined ? 1 : 0) + (await witnessed(running, kept, seal));
}

async function witnessed({ witness }: Helpers, kept: Kept, seal: Seal): Promise<number> {
  const answer = await unlessNotKept(witness.countersign(seal));
  if (answer === undefined) return 1;
  kept.witnessed.push({ seal, answer });
  return 0;
}

/** The log holds every acknowledged record and no other, and no draw can get a second seal. */
async function verify(folder: string, { signer, witness }: Helpers, kept: Kept): Promise<void> {
  for (const { seal, answer } of kept.witnessed) {
    expect(await witness.countersign(seal)).toEqual(answer);
    await expect(witness.countersign(otherSeal(seal))).rejects.toMatchObject({ code: 'seal_conflict' });
  }
  for (const { seal, signature } of kept.sealed) {
    expect(await signer.signSeal(seal)).toBe(signature);
    await expect(signer.signSeal(otherSeal(seal))).rejects.toMatchObject({ code: 'seal_conflict' });
  }
  for (const descriptor of kept.registered) {
    expect(await signer.registerDraw(descriptor)).toBe(documentHash(descriptor));
  }
  const files = new Set(kept.witnessed.map(({ answer }) => dayFile(folder, answer.statement)));
  expect([...files].sort().flatMap(recordsIn)).toEqual(kept.witnessed.map(({ answer }) => answer.statement));
  const records = recordsIn(join(folder, 'signer', 'epochs', LOTTERY, '1.jsonl')) as {
    descriptor?: string;
  }[];
  expect(records.filter(({ descriptor }) => descriptor !== undefined)).toHaveLength(kept.registered.length);
  expect(records).toHaveLength(kept.registered.length + kept.sealed.length);
}

const killed = ({ signer, witness }: Helpers): void => {
  for (const { pid } of [signer, witness]) process.kill(pid!, 'SIGKILL');
};

test('[F13] [E19] [D1] a really full disk: every record acknowledged by signer and witness is kept, and no draw is sealed twice', async () => {
  disk = await smallDisk(2);
  helpers = await startHelpers(disk.path);
  const kept: Kept = { registered: [], sealed: [], witnessed: [] };
  const time = { now: Date.parse('2026-01-01T10:00:00Z') };
  await oneDraw(helpers, kept, time);
  const wanted = rounds(3, 20);
  let refused = 0;
  for (let round = 0; round < wanted; round += 1) {
    disk.fill();
    let since = 0;
    for (let draw = 0; since < MORE_WHEN_FULL; draw += 1) {
      if (draw > DRAWS_MAX) throw new Error('The disk is full, but no request is refused.');
      const now = await oneDraw(helpers, kept, time);
      refused += now;
      if (now > 0) since += 1;
    }
    // A seed chain that cannot be recorded must not be used: no draw may be sold on it.
    await expect(helpers.signer.openEpoch(`k3-${round}m`)).rejects.toMatchObject({ code: 'record_not_kept' });
    if (round % 2 === 1) killed(helpers);
    if (round === 0 || isFull) await verify(disk.path, helpers, kept);
    disk.free();
    expect(await oneDraw(helpers, kept, time)).toBe(0);
    expect(await helpers.signer.openEpoch(`k3-${round}m`)).toMatchObject({ epoch: 1, registered: 0 });
  }
  await helpers.stop();
  helpers = await startHelpers(disk.path);
  await moveTo(helpers, time.now);
  await verify(disk.path, helpers, kept);
  const acknowledged = kept.registered.length + kept.sealed.length + kept.witnessed.length;
  figure(
    'F13',
    `signer and witness on a ${disk.form}, really full ${wanted} times: ${acknowledged} records acknowledged, 0 missing or unreadable, ${refused} refused, 0 second seals`,
  );
});

/** Limits the size of files that a process writes: the kernel writes what fits into `bytes` and refuses the rest. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'pipe' });
}

const sizeOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

test('[F13] [E19] [D1] writes cut short by the kernel at every byte of a record leave nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-short-'));
  folders.push(folder);
  helpers = await startHelpers(folder);
  const { signer, witness } = helpers;
  const time = Date.parse('2026-01-01T10:00:00Z');
  await moveTo(helpers, time);
  const first: VerifiableDescriptor = await descriptorAfter(signer, LOTTERY, time);
  const seal = (issue: number): Seal => ({
    ...sealOf(first, 'ab'.repeat(32)),
    issue: `20260101-${String(issue).padStart(4, '0')}`,
    at: time,
  });
  const log = dayFile(folder, { at: time });
  await witness.countersign(seal(0));
  const length = sizeOf(log);
  const step = Math.ceil(length / rounds(20, length));
  let cuts = 0;
  for (let taken = 0; taken < length; taken += step) {
    const before = sizeOf(log);
    const asked = seal(taken + 1);
    limitFiles(witness.pid!, before + taken);
    await expect(witness.countersign(asked)).rejects.toMatchObject({ code: 'record_not_kept' });
    expect(sizeOf(log)).toBe(before);
    limitFiles(witness.pid!, 'unlimited');
    // The refused seal was never handed out, so the draw may have another one; from then on it accepts no other.
    await witness.countersign(otherSeal(asked));
    await expect(witness.countersign(asked)).rejects.toMatchObject({ code: 'seal_conflict' });
    cuts += 1;
  }
  expect(recordsIn(log)).toHaveLength(1 + cuts);

  const epoch = join(folder, 'signer', 'epochs', LOTTERY, '1.jsonl');
  limitFiles(signer.pid!, 7);
  await expect(signer.registerDraw(first)).rejects.toMatchObject({ code: 'record_not_kept' });
  await expect(signer.openEpoch('k3-1m')).rejects.toMatchObject({ code: 'record_not_kept' });
  expect(sizeOf(epoch)).toBe(0);
  limitFiles(signer.pid!, 'unlimited');
  expect(await signer.registerDraw(first)).toBe(documentHash(first));
  expect(await signer.openEpoch('k3-1m')).toMatchObject({ epoch: 1 });
  expect(recordsIn(epoch)).toHaveLength(1);
  figure(
    'F13',
    `writes of the witness cut short ${cuts} times, at places throughout a record: all refused without a trace, 0 second seals`,
  );
});
