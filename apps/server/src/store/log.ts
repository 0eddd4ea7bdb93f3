/** The methods of a pino logger that the store needs: facts first, then the message. */
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Writes nothing; for tests and tools. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
