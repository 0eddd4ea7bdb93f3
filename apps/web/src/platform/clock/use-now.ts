import { useSyncExternalStore } from 'react';
import { now } from './clock.ts';
import { onStep } from './steps.ts';

/** What a fact may be, so that one sees whether it is another one. */
type Plain = string | number | boolean | null | undefined;

const floored = (stepMs: number) => Math.floor(now() / stepMs) * stepMs;

/**
 * The server's time, floored to `stepMs`; the component renders again once a step, at the server's own second.
 * Stops while the window or the page is hidden, and is right at once when it comes back.
 */
export function useNow(stepMs = 1_000): number {
  return useSyncExternalStore(onStep(stepMs), () => floored(stepMs));
}

/** What follows from the server's time, worked out each second; the component renders again only when that has changed. */
export function useByNow<Fact extends Plain>(factAt: (nowMs: number) => Fact): Fact {
  return useSyncExternalStore(onStep(1_000), () => factAt(floored(1_000)));
}
