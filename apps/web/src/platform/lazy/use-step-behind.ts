import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { inTurn } from './in-turn.ts';

/**
 * False in the first render of a part, true after that was painted. The first content of a page does not wait for the rest,
 * and a slow phone is not blocked for a third of a second by both together.
 *
 * @param steps number of paints to wait for, if other parts come first.
 * @param ready counting starts when this is true: for parts that depend on the same answer as other parts.
 */
export function useStepBehind(steps = 1, ready = true): boolean {
  return useSteps(ready ? steps : 0) === steps;
}

/** How many times a part has been painted, up to `max`: 0 in its first render. For a page that is rendered part by part. */
export function useSteps(max: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => {
    if (done >= max) return;
    return afterPaint(() => startTransition(() => setDone(done + 1)));
  }, [done, max]);
  return Math.min(done, max);
}

/**
 * The same for a long list: its next piece is rendered when the page is idle.
 *
 * @param rank order of the lists of a page, 0 before all others.
 */
export function usePieces(max: number, rank = 0): number {
  const [done, setDone] = useState(0);
  useEffect(
    () => (done >= max ? undefined : inTurn((pieces) => setDone(done + pieces), rank)),
    [done, max, rank],
  );
  return Math.min(done, max);
}
