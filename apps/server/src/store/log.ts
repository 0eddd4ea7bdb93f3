/** The few methods of a pino logger that the store needs: facts first, then the sentence. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Says nothing; for tests and tools. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
