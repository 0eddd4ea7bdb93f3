/** What a saver works with: the value that is shown, how to show another, and the call that saves one and returns what was saved. */
export interface SaverDeps<T> {
  shown(): T | undefined;
  show(value: T | undefined): void;
  send(value: T): Promise<T>;
}

/** Saves values one after the other; two calls at once could be done in the wrong order. */
export interface Saver<T> {
  /** Shows the value at once. After the last of several, what is saved is shown. Errors: those of the call. */
  save(value: T): Promise<void>;
  /** Whether a value is being saved. */
  isSaving(): boolean;
}

export function createSaver<T>({ shown, show, send }: SaverDeps<T>): Saver<T> {
  let saved: T | undefined;
  let pending = 0;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    isSaving: () => pending > 0,
    async save(value) {
      if (pending === 0) saved = shown();
      pending += 1;
      show(value);
      const sent = turn.then(() => send(value));
      turn = sent.catch(() => undefined);
      try {
        saved = await sent;
      } finally {
        pending -= 1;
        if (pending === 0) show(saved);
      }
    },
  };
}
