const POLL_MS = 10;

/**
 * Polls until `ask` returns a value, and returns that value. For effects of other processes.
 * Errors: throws with `what` when there is no value after `untilMs` (default 2 min, which even a busy machine does not reach).
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  untilMs = 120_000,
  pollMs = POLL_MS,
): Promise<T> {
  const deadline = performance.now() + untilMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`Waited ${untilMs} ms without success for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
