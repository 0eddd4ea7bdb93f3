/**
 * Runs calls of `work` one after the other, so that the result of an earlier call never overwrites that of a later one.
 * A failed call does not affect the next ones.
 */
export function inTurn(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(work, work);
    return last;
  };
}
