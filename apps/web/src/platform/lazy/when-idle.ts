/** Where a browser cannot tell when it is idle. */
const BEHIND_MS = 3_000;

/** Does what nobody waits for when the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, BEHIND_MS);
}
