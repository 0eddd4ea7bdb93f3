/** Delay where a browser has no idle callback, ms. */
const BEHIND_MS = 3_000;

/** Runs low-priority work when the page is idle; returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, BEHIND_MS);
  return () => clearTimeout(timer);
}
