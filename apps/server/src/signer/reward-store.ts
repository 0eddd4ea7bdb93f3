import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EPOCH_DRAWS_MAX, fromHex, rewardChainId, toHex } from '@tessera/fairness';
import {
  DamagedRecords,
  damageOf,
  keepRecord,
  openRecordLog,
  type RecordLog,
  readKept,
  readRecordLog,
  secretFolder,
} from '../local-service/index.ts';
import { isWhole, makeChain, type SeedChain } from './chain.ts';

/** The seed chain of one offer of rewards. */
export interface RewardChain {
  readonly chain: SeedChain;
  /** From when on the first seed serves, ms; each serves 24 hours. */
  readonly start: number;
}

interface ChainFile {
  readonly start: number;
  readonly draws: number;
  readonly stride: number;
  readonly checkpoints: readonly string[];
}

/** One line of a log: draws that got their keys from one round. */
export interface RoundLine {
  readonly index: number;
  readonly round: number;
  /** Beacon of the round, by its chain hash. */
  readonly beacon: string;
  readonly draws: readonly string[];
}

const chainFile = (folder: string) => join(folder, 'chain.json');

/**
 * The chain of an offer. When the offer has no chain, `start` makes one whose first seed serves from then on; without `start` the
 * answer is undefined.
 *
 * Files: `chain.json`, written once; `<index>.jsonl`, the draws that used a seed; `pool.jsonl`, the draws of whole pools.
 * Errors: `record_not_kept`, `records_damaged`.
 */
export function openRewardChain(root: string, offer: string, start?: number): RewardChain | undefined {
  const folder = join(root, offer);
  if (!existsSync(chainFile(folder))) {
    if (start === undefined) return undefined;
    secretFolder(folder);
    const { draws, stride, checkpoints } = makeChain(rewardChainId(offer), randomBytes(32), EPOCH_DRAWS_MAX);
    keepRecord(chainFile(folder), { start, draws, stride, checkpoints: checkpoints.map(toHex) });
  }
  return readChain(folder, offer);
}

/** The log of an offer's draws: those of one seed, or of pools. */
export const openRewardLog = (root: string, offer: string, name: string): RecordLog =>
  openRecordLog(join(root, offer, `${name}.jsonl`));

/** The damage in the files of all offers. The files are not changed. */
export function damagedRewards(root: string): DamagedRecords[] {
  const offers = existsSync(root) ? readdirSync(root).sort() : [];
  return offers.flatMap((offer) => {
    const folder = join(root, offer);
    const logs = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
    return [
      damageOf(() => readChain(folder, offer)),
      ...logs.map((name) => damageOf(() => readRecordLog(join(folder, name)))),
    ].filter((damage) => damage !== undefined);
  });
}

function readChain(folder: string, offer: string): RewardChain {
  const path = chainFile(folder);
  const file = readKept(path).value as ChainFile;
  const { start, draws, stride } = file;
  const chain = { lottery: rewardChainId(offer), draws, stride, checkpoints: file.checkpoints.map(fromHex) };
  if (!isWhole(chain)) {
    throw new DamagedRecords(path, { line: 1, offset: 0, reason: 'its seeds do not lead to one another' });
  }
  return { chain, start };
}
