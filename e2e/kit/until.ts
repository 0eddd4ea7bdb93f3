const pollMs = 10;

/**
 * Asks again and again until there is something, and answers it. For what another process does in its own time.
 * Errors: throws with `what` when there is nothing after `untilMs`, 30 s unless told.
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  untilMs = 30_000,
): Promise<T> {
  const deadline = Date.now() + untilMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`Waited ${untilMs} ms in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
