import { AsyncLocalStorage } from 'node:async_hooks';

/** What the running code stands in: a transaction that is still open, or one that has ended. */
interface Scope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** What a store does about code that asks for a second connection: throw, or report and go on. */
export type SecondConnectionPolicy = 'refuse' | ((error: SecondConnectionError) => void);

/**
 * Code inside a transaction asked for another connection (E16). With every connection held by such code nobody could go on,
 * so it is a fault of the program whether a connection is free or not.
 */
export class SecondConnectionError extends Error {
  constructor() {
    super('A second connection was asked for inside a transaction. Run the statement through its tx.');
    this.name = 'SecondConnectionError';
  }
}

/** Runs `work` as the body of a transaction: until it settles, whatever it calls stands inside. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/**
 * Runs `work` as if no transaction was open. For work that is only started from inside one, goes on by itself, and that
 * nobody inside waits for.
 */
export function outsideTransaction<T>(work: () => T): T {
  return scopes.exit(work);
}

/** Applies the policy when the caller stands inside an open transaction. Errors: `SecondConnectionError` where it refuses. */
export function forbidInsideTransaction(policy: SecondConnectionPolicy = 'refuse'): void {
  if (scopes.getStore()?.open !== true) return;
  const error = new SecondConnectionError();
  if (policy === 'refuse') throw error;
  policy(error);
}
