import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  documentHash,
  firstRoundFrom,
  type Seal,
  type VerifiableDescriptor,
  type WitnessStatement,
} from '@tessera/fairness';
import { testBeacon } from '@tessera/fairness/testing';
import { type Signer, startSigner } from '../../apps/server/src/signer/index.ts';
import { startWitness, type Witness, type WitnessedSeal } from '../../apps/server/src/witness/index.ts';

/** Signer and witness, each in its own process, as a server starts them. */
export interface Helpers {
  readonly signer: Signer;
  readonly witness: Witness;
  stop(): Promise<void>;
}

export async function startHelpers(folder: string): Promise<Helpers> {
  const signer = await startSigner({ dir: join(folder, 'signer'), mode: 'test' });
  const witness = await startWitness({ dir: join(folder, 'witness'), mode: 'test' });
  return {
    signer,
    witness,
    stop: async () => {
      await Promise.all([signer.stop(), witness.stop()]);
    },
  };
}

const { sign: _, ...beacon } = testBeacon();
/** Longer than a busy machine may stall: during the test a draw must not close, and its round must not come. */
const SALE_MS = 600_000;
const LEAD_MS = 600_000;

export const descriptorAfter = async (
  signer: Signer,
  lottery: string,
  open: number,
): Promise<VerifiableDescriptor> => {
  const { epoch, commitment, registered } = await signer.openEpoch(lottery);
  const close = open + SALE_MS;
  return {
    v: 'lot/v1',
    source: 'verifiable',
    lottery,
    issue: `20260101-${String(registered + 1).padStart(4, '0')}`,
    family: 'ssc',
    open,
    close,
    rules: 'ab'.repeat(32),
    epoch,
    index: registered + 1,
    commitment,
    lead: LEAD_MS,
    beacon,
    round: firstRoundFrom(beacon, close + LEAD_MS),
  };
};

export const sealOf = (descriptor: VerifiableDescriptor, seed: string): Seal => ({
  v: 'lot/v1',
  lottery: descriptor.lottery,
  issue: descriptor.issue,
  descriptor: documentHash(descriptor),
  betsRoot: 'cd'.repeat(32),
  bets: 3,
  stake: '6.0000',
  seed,
  at: descriptor.close + 50,
});

/** Another seal of the same draw, as an attacker who adds a bet after the close would want it signed. */
export const otherSeal = (seal: Seal): Seal => ({ ...seal, bets: seal.bets + 1, stake: '8.0000' });

/** Requests to the helpers, with their answers. */
export interface Kept {
  readonly registered: VerifiableDescriptor[];
  readonly sealed: { readonly seal: Seal; readonly signature: string }[];
  readonly witnessed: { readonly seal: Seal; readonly answer: WitnessedSeal }[];
}

/**
 * The records of a log, read by its documented format without code of the product: `<length> <checksum> <json>\n`, the
 * checksum over the previous checksum and the JSON. Throws at the first line that does not fit.
 */
export function recordsIn(path: string): unknown[] {
  const content = readFileSync(path);
  const records: unknown[] = [];
  let checksum = '0'.repeat(16);
  for (let at = 0; at < content.length; ) {
    const newline = content.indexOf('\n', at);
    const [length, sum] = content.toString('latin1', at, newline).split(' ', 2);
    const json = content.subarray(at + length!.length + sum!.length + 2, newline);
    checksum = createHash('sha256').update(checksum).update(json).digest('hex').slice(0, 16);
    if (newline === -1 || Number(length) !== json.length || sum !== checksum) {
      throw new Error(`${path}: no valid record at byte ${at}`);
    }
    records.push(JSON.parse(json.toString()));
    at = newline + 1;
  }
  return records;
}

/** The file in which the witness keeps its statements of a day. */
export const dayFile = (folder: string, { at }: Pick<WitnessStatement, 'at'>): string =>
  join(folder, 'witness', `seals-${new Date(at).toISOString().slice(0, 10)}.jsonl`);
