/**
 * Makes `work` run one call after the other, so that what an earlier call read never overwrites what a later one did.
 * A call that fails leaves the next ones alone.
 */
export function inTurn(work: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(work, work);
    return last;
  };
}
