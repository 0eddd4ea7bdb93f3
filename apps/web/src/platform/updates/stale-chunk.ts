/** Where this window remembers that it has reloaded for a missing file. */
const MARK = 'tessera-reloaded';

/** Whether a failure says that a file of this build could not be loaded, in the words of the browsers. */
export function isStaleChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script|Unable to preload/i.test(error.message);
}

/**
 * Loads the page anew when a file of an older build is gone from the server; once only, so that a file that is missing
 * for good does not reload for ever. Returns whether it does.
 */
export function reloadOnce(marks: Pick<Storage, 'getItem' | 'setItem'>, reload: () => void): boolean {
  if (marks.getItem(MARK)) return false;
  marks.setItem(MARK, '1');
  reload();
  return true;
}

/** Forgets the reload after the client has run for a while: the next release may need one again. */
export function forgetReload(marks: Pick<Storage, 'removeItem'>): void {
  marks.removeItem(MARK);
}
