import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { noEvents } from '../../test/events.ts';
import { useStore } from '../../test/kit.ts';
import { confirmHelpers } from '../installation/index.ts';
import { startSigner } from '../signer/index.ts';
import { silentLog } from '../store/index.ts';
import { startWitness } from '../witness/index.ts';
import { readArguments } from './arguments.ts';
import { helperActions } from './helper-actions.ts';

const db = useStore();
const dataDir = mkdtempSync(join(tmpdir(), 'helpers-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs one action by its name, with its arguments as words. */
async function run(name: string, ...words: string[]): Promise<string> {
  const action = helperActions.find((each) => each.name === name)!;
  const deps = {
    ...db(),
    events: noEvents,
    dataDir,
    now: 1_790_000_000_000,
    newPassword: () => 'not asked for',
  };
  const { text } = await action.run(deps, readArguments(action, words)!.args, { name: 'ops ruth' });
  return text;
}

/** Runs `work` while signer and witness run, as a node starts them. */
async function withHelpers<T>(work: (epoch: number) => Promise<T>): Promise<T> {
  const signer = await startSigner({ dir: join(dataDir, 'signer'), mode: 'test' });
  const witness = await startWitness({ dir: join(dataDir, 'witness'), mode: 'test' });
  try {
    const keys = { signer: signer.publicKey, witness: witness.publicKey };
    await confirmHelpers(db().store, silentLog, keys, dataDir);
    return await work((await signer.openEpoch('ssc-1m')).epoch);
  } finally {
    await Promise.all([signer.stop(), witness.stop()]);
  }
}

test('[E17] [E19] an operator sees the keys and the records, and changes neither while a server runs', async () => {
  expect(await run('identity show')).toContain('No node has started');
  await expect(run('identity accept')).rejects.toThrow('start one first');
  await withHelpers(async (epoch) => {
    expect(epoch).toBe(1);
    expect(await run('identity show')).toMatch(/^signer {2}[0-9a-f]{64}\nwitness [0-9a-f]{64}$/);
    expect(await run('records check')).toContain('are sound');
    await expect(run('records retire', 'ssc-1m')).rejects.toThrow('Stop the server first');
    await expect(run('identity accept')).rejects.toThrow('Stop the server first');
  });
  expect(await run('identity accept')).toContain('already');
});

test('[E19] damaged records are listed, and a lottery gets new seeds when its damaged files are set aside', async () => {
  const log = join(dataDir, 'signer', 'epochs', 'ssc-1m', '1.jsonl');
  const day = join(dataDir, 'witness', 'seals-2026-01-01.jsonl');
  for (const file of [log, day]) writeFileSync(file, 'no record\n');
  const problem = ', line 1, byte 0: no record begins here';
  await expect(run('records check')).rejects.toThrow(`${log}${problem}\n${day}${problem}`);
  await expect(run('records retire', 'k3-1m')).rejects.toThrow('has no lottery k3-1m');
  expect(await run('records retire', 'ssc-1m')).toBe(
    `New seed chains for ssc-1m.\nSet aside: ${log}.damaged-1790000000000`,
  );
  expect(readFileSync(`${log}.damaged-1790000000000`, 'utf8')).toBe('no record\n');
  expect(await withHelpers(async (epoch) => epoch)).toBe(2);
});

test('[E17] a witness can be replaced by command, a signer cannot', async () => {
  renameSync(join(dataDir, 'witness'), join(dataDir, 'witness.damaged'));
  await expect(withHelpers(async () => {})).rejects.toThrow('its witness has the key');
  const before = await run('identity show');
  expect(await run('identity accept')).toContain('The witness of this installation is');
  expect(await run('identity show')).not.toBe(before);
  expect(await withHelpers(async (epoch) => epoch)).toBe(2);
  expect(await run('records check')).toContain('are sound');
  renameSync(join(dataDir, 'signer', 'signing.key'), join(dataDir, 'kept.key'));
  await expect(run('identity accept')).rejects.toThrow('cannot be replaced');
});
