import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { grant, stake } from '../../test/money.ts';
import { confirmHelpers } from '../installation/index.ts';
import { loadSigningKey, secretFolder } from '../local-service/index.ts';
import { createChain, createLedger } from '../modules/ledger/index.ts';
import { createSigner } from '../signer/signer.ts';
import { type DatabaseOptions, openDatabase, type Store, silentLog } from '../store/index.ts';
import { runBackup, runRestore } from './backup.ts';

const made = mkdtempSync(join(tmpdir(), 'tessera-backup-'));
chmodSync(made, 0o755);
afterAll(() => rmSync(made, { recursive: true, force: true }));

const optionsOf = (name: string): DatabaseOptions => ({ dataDir: join(made, name), mode: 'test' });
const clock = { now: () => 1_790_000_000_000, setOffset: () => {} };
const signerOf = ({ dataDir }: DatabaseOptions) =>
  createSigner({ dir: join(dataDir, 'signer'), clock, mode: 'test', epochDraws: 20 });

/** The check at the start of a node: throws when the database knows other keys of signer and witness than the folder has. */
const confirm = ({ dataDir }: DatabaseOptions, store: Store) => {
  const keyOf = (name: string) => {
    secretFolder(join(dataDir, name));
    return loadSigningKey(join(dataDir, name)).publicKey;
  };
  return confirmHelpers(store, silentLog, { signer: keyOf('signer'), witness: keyOf('witness') }, dataDir);
};

const source = optionsOf('source');
const target = optionsOf('target');
const folder = join(made, 'kept');

test('[Q4] a backup taken under load restores to a valid ledger, with everything acknowledged before its end', async () => {
  const platform = await openDatabase(source);
  secretFolder(join(source.dataDir, 'signer'));
  const before = signerOf(source).openEpoch('ssc-1m');
  await confirm(source, platform.store);
  const acknowledged: bigint[] = [];
  try {
    const ledger = await createLedger(platform.store, platform.nodeChannels);
    const chain = createChain(platform.store);
    let busy = true;
    const load = (async () => {
      for (let player = 1n; busy; player += 1n) {
        await platform.store.tx((tx) => ledger.post(tx, [grant(player, 500n), stake(player, 20n)]));
        acknowledged.push(player);
        if (player % 20n === 0n) await chain.drain();
      }
    })();
    while (acknowledged.length < 50) await new Promise(setImmediate);
    const early = acknowledged.length;
    expect(await runBackup(source, folder, 1_790_000_000_000)).toContain(folder);
    const late = acknowledged.length;
    busy = false;
    await load;
    expect(late).toBeGreaterThan(early);
    await platform.store.tx((tx) => ledger.post(tx, [grant(1_000_000n, 1n)]));
    expect(readdirSync(made)).not.toContain('kept.partial');
    acknowledged.length = early;
  } finally {
    await platform.close();
  }

  expect(await runRestore(target, folder)).toContain('the audit of the whole ledger found no violation');
  const restored = await openDatabase(target);
  try {
    const ledger = await createLedger(restored.store, restored.nodeChannels);
    for (const player of acknowledged) expect(await ledger.balanceOf(player, 'CNY')).toBe(480n);
    expect(await ledger.balanceOf(1_000_000n, 'CNY')).toBe(0n);
    // The restored installation accepts postings, with its former signer and witness.
    await confirm(target, restored.store);
    await restored.store.tx((tx) => ledger.post(tx, [grant(1n, 20n)]));
    expect(await ledger.balanceOf(1n, 'CNY')).toBe(500n);
  } finally {
    await restored.close();
  }
  // A seed revealed after the backup must not decide a draw again.
  expect(signerOf(target).openEpoch('ssc-1m')).toMatchObject({ epoch: before.epoch + 1, registered: 0 });
  expect(signerOf(source).openEpoch('ssc-1m')).toEqual(before);
});

test('a damaged backup, a folder that is no backup, and a target that is not empty are refused', async () => {
  await expect(runRestore(target, folder)).rejects.toThrow('is not empty');
  await expect(runBackup(source, folder, 0)).rejects.toThrow('exists already');
  await expect(runRestore(optionsOf('fresh'), made)).rejects.toThrow('is not a backup');
  await expect(runRestore(optionsOf('fresh'), undefined)).rejects.toThrow('restore FOLDER');
  await expect(
    runRestore({ ...optionsOf('fresh'), databaseUrl: 'postgres://localhost/x' }, folder),
  ).rejects.toThrow('not the embedded one');
  appendFileSync(join(folder, 'database', 'PG_VERSION'), ' ');
  await expect(runRestore(optionsOf('fresh'), folder)).rejects.toThrow(/damaged: database.PG_VERSION/);
  const busy = optionsOf('busy');
  mkdirSync(busy.dataDir);
  writeFileSync(join(busy.dataDir, 'note'), '');
  await expect(runRestore(busy, folder)).rejects.toThrow('is not empty');
});
