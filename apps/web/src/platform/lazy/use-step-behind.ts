import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * False while a part is drawn for the first time, true once that has been painted: what a page can show at once does not wait
 * for the rest of it, and both together do not hold a slow phone for a third of a second.
 *
 * @param steps how many paints lie between, where other parts are to come first.
 */
export function useStepBehind(steps = 1): boolean {
  return useSteps(steps) === steps;
}

/** How many times a part has been painted, up to `max`: 0 in its first drawing. For a long list that comes piece by piece. */
export function useSteps(max: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => (done >= max ? undefined : afterPaint(() => setDone(done + 1))), [done, max]);
  return Math.min(done, max);
}
