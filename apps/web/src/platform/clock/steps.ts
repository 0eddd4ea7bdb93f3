import { now } from './clock.ts';

type Subscribe = (tell: () => void) => () => void;

const subscribers = new Map<number, Subscribe>();

/** Subscribes to the server's steps of so many ms. */
export function onStep(stepMs: number): Subscribe {
  const known = subscribers.get(stepMs);
  if (known) return known;
  const created = steps(stepMs);
  subscribers.set(stepMs, created);
  return created;
}

/**
 * One timer for all who ask: React draws what one task has told it at once, thirty tasks are thirty times. Rests while the window
 * is hidden, and tells at once when it comes back.
 */
function steps(stepMs: number): Subscribe {
  const told = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    timer = document.hidden ? undefined : setTimeout(step, stepMs - (now() % stepMs) + 1);
  };
  const step = () => {
    for (const tell of told) tell();
    plan();
  };
  return (tell) => {
    told.add(tell);
    if (told.size === 1) {
      plan();
      document.addEventListener('visibilitychange', step);
    }
    return () => {
      told.delete(tell);
      if (told.size > 0) return;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', step);
    };
  };
}
