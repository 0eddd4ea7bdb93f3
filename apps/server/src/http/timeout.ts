import { LocalServiceError } from '../local-service/index.ts';
import { isConflict, isStoreUnavailable } from '../store/index.ts';

/** A part of the platform does not answer now, or others were in the way too often: the same call finds out what was done. */
export const isTemporary = (error: unknown) =>
  error instanceof TimeoutError ||
  isStoreUnavailable(error) ||
  isConflict(error) ||
  (error instanceof LocalServiceError && error.code === 'service_down');

/** What a call is told that something it waits for keeps standing, as a database that hangs does. */
class TimeoutError extends Error {}

/** A timer that is later than this was not looked at. */
const ASLEEP_MS = 2_000;

/** Answers what `work` does, if that is within `ms`; it goes on behind an answer that could not wait. */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const wait = () => {
      const due = performance.now() + ms;
      // A machine that was asleep meanwhile lets what it was at go on first.
      const give = () =>
        performance.now() - due > ASLEEP_MS ? wait() : reject(new TimeoutError(`no answer within ${ms} ms`));
      timer = setTimeout(give, ms);
    };
    wait();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
