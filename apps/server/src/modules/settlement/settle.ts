import type { Store } from '../../store/index.ts';
import type { BalanceRow } from './balances.ts';
import { type Chunk, decide, readChunk, writeChunk } from './chunk.ts';
import { beginSettling, settleProgress } from './draw.ts';
import { createEvaluator } from './evaluate.ts';
import { type Settled, settledOf } from './root.ts';

/** Hears of the balances that a committed chunk changed; what it throws stops the work there, to be resumed later. */
export type OnChunk = (row: BalanceRow) => void;

/**
 * Pays all winners of a drawn draw, in chunks of which each commits with its progress: killed anywhere and called
 * again, it pays every bet once. Losers are not written at all. Returns the root over what was paid; the draw stays
 * `settling` until its journal entry is made.
 */
export async function settleDraw(store: Store, drawId: bigint, onChunk: OnChunk): Promise<Settled> {
  const draw = await beginSettling(store, drawId);
  const evaluator = createEvaluator(draw.result);
  let after = draw.progress;
  let next: Promise<Chunk> = readChunk(store, drawId, after);
  for (;;) {
    const chunk = await next;
    if (chunk.bets.length === 0) return settledOf(store, drawId);
    // The next bets are read while these are decided and written.
    next = readChunk(store, drawId, chunk.lastId);
    next.catch(() => {});
    const decided = await decide(store, drawId, after, chunk, evaluator);
    const written = await writeChunk(store, drawId, after, chunk.lastId, decided);
    if (written) {
      after = chunk.lastId;
      onChunk(written);
    } else {
      after = await settleProgress(store, drawId);
      next = readChunk(store, drawId, after);
    }
  }
}
