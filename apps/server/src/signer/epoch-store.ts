import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fromHex, toHex } from '@tessera/fairness';
import {
  DamagedRecords,
  damageOf,
  keepRecord,
  openRecordLog,
  readKept,
  readRecordLog,
  secretFolder,
} from '../local-service/index.ts';
import { isWhole, makeChain, type SeedChain } from './chain.ts';

/** The signer's record of a draw. It is fixed at registration, except the seal, which is set once. */
export interface DrawRecord {
  readonly index: number;
  readonly draw: string;
  /** Hash of the descriptor. */
  readonly descriptor: string;
  readonly close: number;
  /** Time of the beacon round in ms: from then on no seal is signed. */
  readonly knowable: number;
  seal?: string;
}

/** One epoch of one lottery with its secret chain and the draws registered so far. */
export interface Epoch {
  readonly epoch: number;
  readonly chain: SeedChain;
  readonly draws: DrawRecord[];
  /** No further draws: the seeds of this epoch may be known to others. */
  readonly retired: boolean;
  /** False when the log of the epoch has to be read again before the epoch is used. */
  readonly usable: boolean;
  /** Errors: `record_not_kept`; the epoch is unchanged. */
  addDraw(record: DrawRecord): void;
  /** Errors: `record_not_kept`; the draw has no seal then. */
  addSeal(record: DrawRecord, seal: string): void;
}

interface EpochFile {
  readonly draws: number;
  readonly stride: number;
  readonly checkpoints: readonly string[];
}

type EpochLine = DrawRecord | { readonly index: number; readonly seal: string } | { readonly retired: true };

const RETIRED = { retired: true } as const;
const chainFile = (folder: string, epoch: number) => join(folder, `${epoch}.json`);
const logFile = (folder: string, epoch: number) => join(folder, `${epoch}.jsonl`);

/**
 * Opens the newest epoch of a lottery's folder, or a new one when there is no epoch or the newest is used up.
 *
 * Files: `<epoch>.json` contains the chain, written once; `<epoch>.jsonl` its draws, its seals and its retirement, one
 * record each, on disk before the call is answered. Errors: `record_not_kept`, `records_damaged`.
 */
export function openEpochOf(
  root: string,
  lottery: string,
  draws: number,
): { opened: Epoch; before: Epoch[] } {
  const folder = join(root, lottery);
  secretFolder(folder);
  const { newest, before } = lastEpochsOf(folder, lottery);
  if (newest !== undefined && !isUsedUp(newest)) return { opened: newest, before };
  const epoch = (newest?.epoch ?? 0) + 1;
  keepRecord(chainFile(folder, epoch), printChain(makeChain(lottery, randomBytes(32), draws)));
  return { opened: readEpoch(folder, lottery, epoch), before: newest === undefined ? [] : [newest] };
}

/** The newest epoch in a folder, and the one before it, which may still have draws without a seal. */
function lastEpochsOf(folder: string, lottery: string): { newest: Epoch | undefined; before: Epoch[] } {
  const [last, ...earlier] = epochNumbers(folder).toReversed();
  const read = (number: number) => readEpoch(folder, lottery, number);
  return { newest: last === undefined ? undefined : read(last), before: earlier.slice(0, 1).map(read) };
}

export const isUsedUp = ({ draws, chain, retired }: Epoch): boolean =>
  retired || (draws.at(-1)?.index ?? 0) >= chain.draws;

/** The lotteries that have a folder. */
export const lotteriesIn = (root: string): string[] => (existsSync(root) ? readdirSync(root).sort() : []);

/**
 * Ends an epoch while the signer is not running, because its seeds may be known or its files are damaged. Damaged files
 * are renamed. Draws registered in them are unknown from then on, so none of them is ever sealed. Returns the new names
 * of the files.
 */
export function retireEpoch(folder: string, lottery: string, epoch: number, now: number): string[] {
  const chain = chainFile(folder, epoch);
  const log = logFile(folder, epoch);
  const damaged = damageOf(() => readChain(folder, lottery, epoch))
    ? [chain, log]
    : damageOf(() => readRecordLog(log))
      ? [log]
      : [];
  const aside = damaged.filter(existsSync).map((path) => {
    const name = `${path}.damaged-${now}`;
    renameSync(path, name);
    return name;
  });
  // When the chain was set aside, a new chain keeps its number. No draw is ever registered in it.
  keepRecord(chain, printChain(makeChain(lottery, randomBytes(32), 1)));
  openRecordLog(log).append(RETIRED);
  return aside;
}

/** Epochs of a lottery's folder, ascending. */
export const epochNumbers = (folder: string): number[] =>
  readdirSync(folder)
    .map((name) => Number(/^(\d+)\.json$/.exec(name)?.[1]))
    .filter((number) => number > 0)
    .sort((a, b) => a - b);

/** The damage in an epoch's files. The files are not changed. */
export function checkEpoch(folder: string, lottery: string, epoch: number): DamagedRecords[] {
  const chain = damageOf(() => readChain(folder, lottery, epoch));
  const log = damageOf(() => readRecordLog(logFile(folder, epoch)));
  return [chain, log].filter((damage) => damage !== undefined);
}

function readEpoch(folder: string, lottery: string, epoch: number): Epoch {
  const chain = readChain(folder, lottery, epoch);
  const path = logFile(folder, epoch);
  const log = openRecordLog(path);
  const draws: DrawRecord[] = [];
  let retired = false;
  for (const line of log.opened as readonly EpochLine[]) {
    if ('retired' in line) retired = true;
    else if ('descriptor' in line) draws.push(line);
    else draws[line.index - 1]!.seal = line.seal;
  }
  return {
    epoch,
    chain,
    draws,
    retired,
    get usable() {
      return log.usable;
    },
    addDraw(record) {
      log.append(record);
      draws.push(record);
    },
    addSeal(record, seal) {
      log.append({ index: record.index, seal });
      record.seal = seal;
    },
  };
}

/**
 * Reads a chain. A chain without a checksum, of an older version, is checked by its seeds: each leads to the one
 * before.
 */
function readChain(folder: string, lottery: string, epoch: number): SeedChain {
  const path = chainFile(folder, epoch);
  const { value, isChecked } = readKept(path);
  const file = value as EpochFile;
  const chain = { ...file, lottery, checkpoints: file.checkpoints.map(fromHex) };
  if (!isChecked && !isWhole(chain)) {
    throw new DamagedRecords(path, { line: 1, offset: 0, reason: 'its seeds do not lead to one another' });
  }
  return chain;
}

const printChain = ({ draws, stride, checkpoints }: SeedChain): EpochFile => ({
  draws,
  stride,
  checkpoints: checkpoints.map(toHex),
});
