import type { Store } from '../../store/index.ts';
import { rulesOf } from '../lotteries/index.ts';
import type { BalanceRow } from './balances.ts';
import { decide, readChunk, writeChunk } from './chunk.ts';
import { beginSettling, settleProgress } from './draw.ts';
import { createEvaluator, type Evaluator } from './evaluate.ts';
import { type Settled, settledOf } from './root.ts';

/** What work on the bets of a draw needs. */
export interface Work {
  readonly store: Store;
  /** Bets read and written together. */
  readonly chunkBets: number;
  /** Hears of the balances that a committed chunk changed; what it throws stops the work, to be resumed later. */
  onChunk(row: BalanceRow): void;
}

/**
 * Pays all winners of a drawn draw, in chunks of which each commits with its progress: killed anywhere and called
 * again, it pays every bet once. Losers are not written at all. Returns the root over what was paid; the draw stays
 * `settling` until its journal entry is made.
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
 * Settles chunk after chunk: while one is decided the next is read, and nothing goes on while one is written. What shares
 * the machine with the writing lengthens it, and with it the locks on the winners' accounts (ADR 16). False when somebody else
 * has written one of them: begin again behind it.
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
