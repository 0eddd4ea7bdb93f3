import { join } from 'node:path';
import { acceptWitness, helpersOf } from '../installation/index.ts';
import { isServed, loadSigningKey, secretFolder } from '../local-service/index.ts';
import { damagedEpochs, retireEpochs } from '../signer/index.ts';
import type { Store } from '../store/index.ts';
import { damagedDays } from '../witness/index.ts';
import { OpsRefused } from './refused.ts';

export interface HelperOpsDeps {
  readonly store: Store;
  /** The data folder; it contains the folders of signer and witness. */
  readonly dataDir: string;
  /** Server time, ms. */
  readonly now: number;
}

export const helperUsage = `  identity show                 the installation's keys of signer and witness
  identity accept               make the witness of this DATA_DIR the installation's witness; the server must be stopped
  records check                 damaged records of signer and witness, if any
  records retire LOTTERY|all    make new seed chains; damaged files are renamed, their draws are void; the server must be stopped`;

/** Carries out a command about signer and witness; `undefined` for any other command. Errors: `OpsRefused`. */
export async function helperCommand(
  command: string,
  rest: readonly string[],
  deps: HelperOpsDeps,
): Promise<string | undefined> {
  if (command === 'identity show' && rest.length === 0) return showIdentity(deps);
  if (command === 'identity accept' && rest.length === 0) return acceptIdentity(deps);
  if (command === 'records check' && rest.length === 0) return checkRecords(deps);
  if (command === 'records retire' && rest.length === 1) return retireLottery(rest[0]!, deps);
  return undefined;
}

async function showIdentity({ store }: HelperOpsDeps): Promise<string> {
  const known = await helpersOf(store);
  return known === undefined
    ? 'No node has started on this database yet.'
    : `signer  ${known.signer}\nwitness ${known.witness}`;
}

async function acceptIdentity({ store, dataDir }: HelperOpsDeps): Promise<string> {
  const known = await helpersOf(store);
  if (known === undefined) throw new OpsRefused('No node has started on this database yet: start one first.');
  const signer = await keyOf(dataDir, 'signer');
  if (signer !== known.signer) {
    throw new OpsRefused(
      `The signer of ${dataDir} is not the installation's. It cannot be replaced: it holds the seeds of draws on sale. Restore its folder from a backup.`,
    );
  }
  const witness = await keyOf(dataDir, 'witness');
  if (witness === known.witness)
    return 'The signer and the witness of this DATA_DIR are the installation’s already.';
  await acceptWitness(store.address.ownerUrl, { signer, witness });
  return `The witness of this installation is ${witness} now.`;
}

async function checkRecords({ dataDir }: HelperOpsDeps): Promise<string> {
  const damaged = [...damagedEpochs(join(dataDir, 'signer')), ...damagedDays(join(dataDir, 'witness'))];
  if (damaged.length === 0) return 'All records of signer and witness are sound.';
  throw new OpsRefused(damaged.map(({ message }) => message).join('\n'));
}

async function retireLottery(lottery: string, { dataDir, now }: HelperOpsDeps): Promise<string> {
  const dir = join(dataDir, 'signer');
  await refuseServed(dir);
  const { lotteries, setAside } = retireEpochs(dir, now, lottery === 'all' ? undefined : lottery);
  if (lotteries.length === 0)
    throw new OpsRefused(
      lottery === 'all' ? 'The signer has no lottery.' : `The signer has no lottery ${lottery}.`,
    );
  return [
    `New seed chains for ${lotteries.join(', ')}.`,
    ...setAside.map((path) => `Set aside: ${path}`),
  ].join('\n');
}

async function keyOf(dataDir: string, name: 'signer' | 'witness'): Promise<string> {
  const dir = join(dataDir, name);
  await refuseServed(dir);
  secretFolder(dir);
  return loadSigningKey(dir).publicKey;
}

async function refuseServed(dir: string): Promise<void> {
  if (await isServed(dir)) throw new OpsRefused(`Stop the server first: ${dir} is in use.`);
}
