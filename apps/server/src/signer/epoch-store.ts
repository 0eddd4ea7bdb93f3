import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHex, toHex } from '@tessera/fairness';
import { appendDurably, readLines, secretFolder, writeOnce } from '../local-service/index.ts';
import { makeChain, type SeedChain } from './chain.ts';

/** What the signer holds of a draw: fixed when registered, except the seal, which is set once. */
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
  addDraw(record: DrawRecord): void;
  addSeal(record: DrawRecord, seal: string): void;
}

interface EpochFile {
  readonly draws: number;
  readonly stride: number;
  readonly checkpoints: readonly string[];
}

/**
 * The newest epoch of a lottery from its folder, or the next one where there is none or it is used up.
 *
 * Files: `<epoch>.json` is the chain, written once; `<epoch>.jsonl` its draws and seals, and its retirement, one a line,
 * each on disk before anything is answered.
 */
export function openEpochOf(
  root: string,
  lottery: string,
  draws: number,
): { opened: Epoch; before: Epoch[] } {
  const folder = join(root, lottery);
  secretFolder(folder);
  const numbers = readdirSync(folder)
    .map((name) => Number(/^(\d+)\.json$/.exec(name)?.[1]))
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
  const last = numbers.at(-1);
  const newest = last === undefined ? undefined : readEpoch(folder, lottery, last);
  if (newest !== undefined && !isUsedUp(newest)) {
    // The epoch before may still hold draws that wait for their seal.
    const before = numbers.slice(-2, -1).map((number) => readEpoch(folder, lottery, number));
    return { opened: newest, before };
  }
  const epoch = (last ?? 0) + 1;
  writeOnce(join(folder, `${epoch}.json`), printChain(makeChain(lottery, randomBytes(32), draws)));
  return { opened: readEpoch(folder, lottery, epoch), before: newest === undefined ? [] : [newest] };
}

export const isUsedUp = ({ draws, chain, retired }: Epoch): boolean =>
  retired || (draws.at(-1)?.index ?? 0) >= chain.draws;

function readEpoch(folder: string, lottery: string, epoch: number): Epoch {
  const file = JSON.parse(readFileSync(join(folder, `${epoch}.json`), 'utf8')) as EpochFile;
  const log = join(folder, `${epoch}.jsonl`);
  const draws: DrawRecord[] = [];
  let retired = false;
  for (const line of readLines(log)) {
    const record = JSON.parse(line) as EpochLine;
    if ('retired' in record) retired = true;
    else if ('descriptor' in record) draws.push(record);
    else draws[record.index - 1]!.seal = record.seal;
  }
  const append = (record: object) => appendDurably(log, `${JSON.stringify(record)}\n`);
  return {
    epoch,
    chain: { ...file, lottery, checkpoints: file.checkpoints.map(fromHex) },
    draws,
    retired,
    addDraw(record) {
      append(record);
      draws.push(record);
    },
    addSeal(record, seal) {
      append({ index: record.index, seal });
      record.seal = seal;
    },
  };
}

type EpochLine = DrawRecord | { readonly index: number; readonly seal: string } | { readonly retired: true };

const printChain = ({ draws, stride, checkpoints }: SeedChain): string =>
  `${JSON.stringify({ draws, stride, checkpoints: checkpoints.map(toHex) } satisfies EpochFile)}\n`;
