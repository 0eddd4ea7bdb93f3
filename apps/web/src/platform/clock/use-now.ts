import { useSyncExternalStore } from 'react';
import { now } from './clock.ts';
import { onStep } from './steps.ts';

/** Types that can be compared by identity. */
type Plain = string | number | boolean | null | undefined;

const floored = (stepMs: number) => Math.floor(now() / stepMs) * stepMs;

/**
 * The server's time, floored to `stepMs`; the component renders once per step, at the full second of the server. Pauses while
 * the window or the page is hidden, and is correct at once when it is shown again.
 */
export function useNow(stepMs = 1_000): number {
  return useSyncExternalStore(onStep(stepMs), () => floored(stepMs));
}

/** A value computed from the server's time each second; the component renders only when the value has changed. */
export function useByNow<Fact extends Plain>(factAt: (nowMs: number) => Fact): Fact {
  return useSyncExternalStore(onStep(1_000), () => factAt(floored(1_000)));
}
