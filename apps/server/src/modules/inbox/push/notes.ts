import type { Log, Store } from '../../../store/index.ts';
import { type Decided, notePushes } from './queue.ts';

/** What is known is written together, after this time at the latest, ms. */
const WAIT_MS = 40;
const TOGETHER_MAX = 128;

/** Writes what became of messages, many in one statement. */
export interface Notes {
  add(decided: Decided): void;
  /** Whether something is not written yet. */
  isOpen(): boolean;
  /** Resolves when everything is written, or could not be. */
  flush(): Promise<void>;
}

/** `written` is called after each statement. Outcomes that cannot be written are logged and lost: their messages are sent again. */
export function createNotes(store: Store, log: Log, written: () => void): Notes {
  const open: Decided[] = [];
  let soon: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    clearTimeout(soon);
    soon = undefined;
    while (open.length > 0) {
      const batch = open.splice(0, TOGETHER_MAX);
      await notePushes(store, batch).catch((error: unknown) =>
        log.warn({ err: error, messages: batch.length }, 'outcomes of push messages were not written'),
      );
      written();
    }
  };
  const flush = (): Promise<void> => {
    writing ??= write().finally(() => {
      writing = undefined;
    });
    return writing;
  };
  // The timer is over when it has run, also while an earlier statement is being written.
  const flushSoon = (): void => {
    soon = undefined;
    void flush();
  };
  return {
    add(decided) {
      open.push(decided);
      if (open.length >= TOGETHER_MAX) void flush();
      else soon ??= setTimeout(flushSoon, WAIT_MS);
    },
    isOpen: () => open.length > 0 || writing !== undefined,
    flush,
  };
}
