/** Where a browser cannot tell when it is idle. */
const BEHIND_MS = 3_000;

/** Does what nobody waits for when the page has nothing else to do; returns how to give it up. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, BEHIND_MS);
  return () => clearTimeout(timer);
}
