import { afterPaint } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

/** Time from the start of a turn to its paint; a quicker turn doubles the pieces of the next one, ms. */
const QUICK_MS = 25;
/** Limit, so that one quick turn on a slow phone does not lead to a whole list. */
const PIECES_MAX = 8;

/** Renders this many pieces of a list. */
type Work = (pieces: number) => void;

/** Work waiting for its turn, with the rank of its list. */
const waiting = new Map<Work, number>();
let running = false;
let pieces = 1;

/**
 * Renders pieces of a list when the page is idle and no other list is being rendered: one piece at a time on a slow phone,
 * several on a fast device. Returns the function that cancels it.
 *
 * @param rank order of the lists, 0 before all others.
 */
export function inTurn(work: Work, rank: number): () => void {
  waiting.set(work, rank);
  if (!running) runNext();
  return () => waiting.delete(work);
}

function runNext(): void {
  running = waiting.size > 0;
  if (running) whenIdle(runFirst);
}

function runFirst(): void {
  const [first] = [...waiting].sort(([, a], [, b]) => a - b);
  if (!first) {
    running = false;
    return;
  }
  const [work] = first;
  waiting.delete(work);
  const began = performance.now();
  work(pieces);
  afterPaint(() => {
    pieces = performance.now() - began < QUICK_MS ? Math.min(pieces * 2, PIECES_MAX) : 1;
    runNext();
  });
}
