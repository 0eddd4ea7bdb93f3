/** By then it is done on a busy page too. */
const PATIENCE_MS = 1_000;

/** Does what nobody waits for when the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work, PATIENCE_MS);
}
