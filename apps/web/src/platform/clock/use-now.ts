import { useSyncExternalStore } from 'react';
import { now } from './clock.ts';

/**
 * The server's time, floored to `stepMs`; the component renders again once a step, at the server's own second.
 * Stops while the window or the page is hidden, and is right at once when it comes back.
 */
export function useNow(stepMs = 1_000): number {
  const read = () => Math.floor(now() / stepMs) * stepMs;
  return useSyncExternalStore(stepMs === 1_000 ? everySecond : (tell) => subscribe(tell, stepMs), read);
}

const everySecond = (tell: () => void) => subscribe(tell, 1_000);

function subscribe(tell: () => void, stepMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    timer = document.hidden ? undefined : setTimeout(tick, stepMs - (now() % stepMs) + 1);
  };
  const tick = () => {
    tell();
    plan();
  };
  const handleVisibility = () => {
    clearTimeout(timer);
    tick();
  };
  plan();
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
