import type { Store } from '../../store/index.ts';
import { rulesOf } from '../lotteries/index.ts';
import type { BalanceRow } from './balances.ts';
import { decide, readChunk, writeChunk } from './chunk.ts';
import { beginSettling, settleProgress } from './draw.ts';
import { createEvaluator, type Evaluator } from './evaluate.ts';
import { type Settled, settledOf } from './root.ts';

/** Dependencies of work on the bets of a draw. */
export interface Work {
  readonly store: Store;
  /** Bets read and written together. */
  readonly chunkBets: number;
  /** Called with the balances that a committed chunk changed. If it throws, the work stops and can be resumed later. */
  onChunk(row: BalanceRow): void;
}

/**
 * Pays all winners of a drawn draw, in chunks that each commit with their progress: if it is killed at any point and called
 * again,
 * each bet is still paid once. Losing bets are not written. Returns the root over the payouts; the draw stays `settling` until
 * its journal entry is made.
 */
export async function settleDraw(work: Work, drawId: bigint): Promise<Settled> {
  const { store } = work;
  const draw = await beginSettling(store, drawId);
  const evaluator = createEvaluator(draw.result, rulesOf(draw));
  for (let after = draw.progress; ; after = await settleProgress(store, drawId)) {
    if (await settleFrom(work, drawId, after, evaluator)) return settledOf(store, drawId);
  }
}

/**
 * Settles chunk after chunk: while one is decided the next is read, and nothing else runs while one is written. Concurrent work
 * on
 * the machine would lengthen the write and its locks on the winners' accounts (ADR 16). Returns false if another process has
 * written one of the chunks: the caller starts again after it.
 */
async function settleFrom(
  { store, chunkBets, onChunk }: Work,
  drawId: bigint,
  first: bigint,
  evaluator: Evaluator,
): Promise<boolean> {
  const read = (after: bigint) => readChunk(store, drawId, after, chunkBets);
  let after = first;
  let chunk = await read(after);
  while (chunk.ids.length > 0) {
    const [decided, next] = await Promise.all([
      decide(store, drawId, after, chunk, evaluator),
      read(chunk.lastId),
    ]);
    const written = await writeChunk(store, drawId, after, chunk.lastId, decided);
    if (!written) return false;
    onChunk(written);
    after = chunk.lastId;
    chunk = next;
  }
  return true;
}
