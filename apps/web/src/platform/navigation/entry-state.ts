/** What the client keeps in an entry of the browser's history. */
export interface EntryState {
  /** Place of the page in the history of this visit; an entry the client did not write has none. */
  readonly position?: number;
  /** Dialogs and sheets above the page: each has an entry of its own, so that back closes the top one. */
  readonly layer?: number;
}

/** Reads the state of a history entry. */
export const entryOf = (state: unknown): EntryState => (typeof state === 'object' && state) || {};
