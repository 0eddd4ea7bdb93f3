import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { inTurn } from './in-turn.ts';

/**
 * False while a part is drawn for the first time, true once that has been painted: what a page can show at once does not wait
 * for the rest of it, and both together do not hold a slow phone for a third of a second.
 *
 * @param steps how many paints lie between, where other parts are to come first.
 * @param ready the paints count from when this is true: for what comes with the same answer as other parts.
 */
export function useStepBehind(steps = 1, ready = true): boolean {
  return useSteps(ready ? steps : 0) === steps;
}

/** How many times a part has been painted, up to `max`: 0 in its first drawing. For a page that comes part by part. */
export function useSteps(max: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done >= max) return;
    return afterPaint(() => startTransition(() => setDone(done + 1)));
  }, [done, max]);
  return Math.min(done, max);
}

/**
 * The same for a long list: its next piece comes when the page has nothing else to do.
 *
 * @param rank which of the lists of a page comes first, 0 before all others.
 */
export function usePieces(max: number, rank = 0): number {
  const [done, setDone] = useState(0);
  useEffect(
    () => (done >= max ? undefined : inTurn((pieces) => setDone(done + pieces), rank)),
    [done, max, rank],
  );
  return Math.min(done, max);
}
