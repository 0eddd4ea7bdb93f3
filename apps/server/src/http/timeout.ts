import { LocalServiceError } from '../local-service/index.ts';
import { isConflict, isStoreUnavailable } from '../store/index.ts';

/**
 * Whether an error is temporary: a part of the platform does not answer, or the transaction conflicted too often. The
 * outcome is unclear; a retry of the same call returns it.
 */
export const isTemporary = (error: unknown) =>
  error instanceof TimeoutError ||
  isStoreUnavailable(error) ||
  isConflict(error) ||
  (error instanceof LocalServiceError && error.code === 'service_down');

/** A call took too long because something it waits for hangs, such as the database. */
class TimeoutError extends Error {}

/** A timer that fires later than this means that the machine was asleep, ms. */
const ASLEEP_MS = 2_000;

/**
 * Resolves as `work` does when that takes at most `ms`; `work` continues after a timeout.
 * Errors: `TimeoutError`.
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const wait = () => {
      const due = performance.now() + ms;
      // After a sleep of the machine `work` gets the full time again.
      const give = () =>
        performance.now() - due > ASLEEP_MS ? wait() : reject(new TimeoutError(`no answer within ${ms} ms`));
      timer = setTimeout(give, ms);
    };
    wait();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
