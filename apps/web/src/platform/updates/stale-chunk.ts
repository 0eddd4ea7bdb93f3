/** Session storage key that marks a reload for a missing file. */
const MARK = 'tessera-reloaded';

/** Whether an error reports that a file of this build could not be loaded, by the messages of the browsers. */
export function isStaleChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script|Unable to preload/i.test(error.message);
}

/**
 * Reloads the page when a file of an older build is gone from the server; only once, so that a permanently missing file does
 * not cause a reload loop. Returns whether it reloads.
 */
export function reloadOnce(marks: Pick<Storage, 'getItem' | 'setItem'>, reload: () => void): boolean {
  if (marks.getItem(MARK)) return false;
  marks.setItem(MARK, '1');
  reload();
  return true;
}

/** Clears the mark after the client has run for a while: the next release may need a reload again. */
export function forgetReload(marks: Pick<Storage, 'removeItem'>): void {
  marks.removeItem(MARK);
}
