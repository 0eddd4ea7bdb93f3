import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';
import { whenIdle } from './when-idle.ts';

/**
 * False while a part is drawn for the first time, true once that has been painted: what a page can show at once does not wait
 * for the rest of it, and both together do not hold a slow phone for a third of a second.
 *
 * @param steps how many paints lie between, where other parts are to come first.
 */
export function useStepBehind(steps = 1): boolean {
  return useSteps(steps) === steps;
}

/** How many times a part has been painted, up to `max`: 0 in its first drawing. For a page that comes part by part. */
export function useSteps(max: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => (done >= max ? undefined : afterPaint(() => setDone(done + 1))), [done, max]);
  return Math.min(done, max);
}

/** The same for a long list: its next piece comes when the page has nothing else to do. */
export function usePieces(max: number): number {
  const [done, setDone] = useState(0);
  useEffect(() => (done >= max ? undefined : whenIdle(() => setDone(done + 1))), [done, max]);
  return Math.min(done, max);
}
