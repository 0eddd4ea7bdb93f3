import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.ts';

/** Length of a time step of an authenticator, ms. */
const STEP_MS = 30_000;

/**
 * Signs an operator in with a code that the server has not accepted before: of the present step, or of the next one, which it takes too.
 * Journeys that run side by side sign in as the same operators, so one waits for the other. `now`: the platform's time, ms; `signIn` gets
 * the time of the code.
 */
export async function withFreshCode(
  site: string,
  operator: string,
  now: number,
  signIn: (at: number) => Promise<void>,
): Promise<void> {
  const folder = join(tmpdir(), `tessera-codes-${process.ppid}-${new URL(site).port}`);
  const [lock, used] = [join(folder, `${operator}.lock`), join(folder, operator)];
  const begun = Date.now();
  mkdirSync(folder, { recursive: true });
  const step = await until(`a code of ${operator}`, async () => {
    if (!taken(lock)) return false;
    const present = Math.floor((now + Date.now() - begun) / STEP_MS);
    const last = existsSync(used) ? Number(readFileSync(used, 'utf8')) : 0;
    const next = Math.max(last + 1, present);
    if (next <= present + 1) return next;
    rmdirSync(lock);
    return false;
  });
  try {
    writeFileSync(used, String(step));
    await signIn(step * STEP_MS);
  } finally {
    rmdirSync(lock);
  }
}

/** Makes the folder that stands for the lock; false while another process has it. */
function taken(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
