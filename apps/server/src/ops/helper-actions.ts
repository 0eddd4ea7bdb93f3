import { join } from 'node:path';
import { z } from 'zod';
import { type ActionBase, ActionRefused, operatorAction } from '../contract/index.ts';
import { acceptWitness, helpersOf } from '../installation/index.ts';
import { isServed, loadSigningKey, secretFolder } from '../local-service/index.ts';
import { damagedEpochs, retireEpochs } from '../signer/index.ts';
import { damagedDays } from '../witness/index.ts';

export const helperActions = [
  operatorAction({
    name: 'identity show',
    about: "the installation's keys of signer and witness",
    permission: 'installation.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: ({ store }) => helpersOf(store),
    print: (known) =>
      known === undefined
        ? 'No node has started on this database yet.'
        : `signer  ${known.signer}\nwitness ${known.witness}`,
  }),
  operatorAction({
    name: 'identity accept',
    about: "make the witness of this DATA_DIR the installation's witness; the server must be stopped",
    permission: 'installation.write',
    args: z.object({}),
    needs: [],
    run: acceptIdentity,
    print: (accepted) =>
      accepted === undefined
        ? 'The signer and the witness of this DATA_DIR are the installation’s already.'
        : `The witness of this installation is ${accepted} now.`,
  }),
  operatorAction({
    name: 'records check',
    about: 'damaged records of signer and witness, if any',
    permission: 'installation.read',
    reads: true,
    args: z.object({}),
    needs: [],
    run: checkRecords,
    print: () => 'All records of signer and witness are sound.',
  }),
  operatorAction({
    name: 'records retire',
    about:
      'make new seed chains of LOTTERY, or of `all`; damaged files are renamed, their draws are void; the server must be stopped',
    permission: 'installation.write',
    args: z.object({ lottery: z.string() }),
    needs: [],
    run: retireLottery,
    print: ({ lotteries, setAside }) =>
      [`New seed chains for ${lotteries.join(', ')}.`, ...setAside.map((path) => `Set aside: ${path}`)].join(
        '\n',
      ),
  }),
];

/** The key of the new witness; undefined when it is the installation's already. */
async function acceptIdentity({ store, dataDir }: ActionBase): Promise<string | undefined> {
  const known = await helpersOf(store);
  if (known === undefined)
    throw new ActionRefused('No node has started on this database yet: start one first.');
  const signer = await keyOf(dataDir, 'signer');
  if (signer !== known.signer) {
    throw new ActionRefused(
      `The signer of ${dataDir} is not the installation's. It cannot be replaced: it holds the seeds of draws on sale. Restore its folder from a backup.`,
    );
  }
  const witness = await keyOf(dataDir, 'witness');
  if (witness === known.witness) return undefined;
  await acceptWitness(store.address.ownerUrl, { signer, witness });
  return witness;
}

function checkRecords({ dataDir }: ActionBase): void {
  const damaged = [...damagedEpochs(join(dataDir, 'signer')), ...damagedDays(join(dataDir, 'witness'))];
  if (damaged.length > 0) throw new ActionRefused(damaged.map(({ message }) => message).join('\n'));
}

async function retireLottery({ dataDir, now }: ActionBase, { lottery }: { lottery: string }) {
  const dir = join(dataDir, 'signer');
  await refuseServed(dir);
  const retired = retireEpochs(dir, now, lottery === 'all' ? undefined : lottery);
  if (retired.lotteries.length === 0)
    throw new ActionRefused(
      lottery === 'all' ? 'The signer has no lottery.' : `The signer has no lottery ${lottery}.`,
    );
  return retired;
}

async function keyOf(dataDir: string, name: 'signer' | 'witness'): Promise<string> {
  const dir = join(dataDir, name);
  await refuseServed(dir);
  secretFolder(dir);
  return loadSigningKey(dir).publicKey;
}

async function refuseServed(dir: string): Promise<void> {
  if (await isServed(dir)) throw new ActionRefused(`Stop the server first: ${dir} is in use.`);
}
