import { now } from './clock.ts';

type Subscribe = (tell: () => void) => () => void;

const subscribers = new Map<number, Subscribe>();

/** Subscribes to the steps of the server time, every `stepMs`. */
export function onStep(stepMs: number): Subscribe {
  const known = subscribers.get(stepMs);
  if (known) return known;
  const created = steps(stepMs);
  subscribers.set(stepMs, created);
  return created;
}

/**
 * One timer for all subscribers: React batches updates from one task into one render; thirty tasks would be thirty renders.
 * Pauses while the window is hidden, and notifies at once when it is shown again.
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
