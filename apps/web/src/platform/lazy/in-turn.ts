import { afterPaint } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

/** From the start of a turn until it is painted: whoever is done sooner draws twice as much in the next one. */
const QUICK_MS = 25;
/** A quick moment of a slow phone does not bring it a whole list. */
const PIECES_MAX = 8;

/** Draws so many pieces of a list. */
type Work = (pieces: number) => void;

/** Work that waits for its turn, with the rank of its list. */
const waiting = new Map<Work, number>();
let running = false;
let pieces = 1;

/**
 * Draws a piece of a list when the page has nothing else to do and no other list is being drawn: a slow phone is held by one
 * piece at a time, a quick device takes several. Returns how to give it up.
 *
 * @param rank whose turn it is first, 0 before all others.
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
