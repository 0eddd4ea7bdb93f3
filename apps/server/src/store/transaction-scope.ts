import { AsyncLocalStorage } from 'node:async_hooks';

/** The transaction that the running code belongs to. */
interface Scope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** What a store does about code that asks for a second connection: throw, or report and go on. */
export type SecondConnectionPolicy = 'refuse' | ((error: SecondConnectionError) => void);

/**
 * Code inside a transaction asked for another connection (E16). If every connection were held by such code, none of it
 * could go on. So it is a fault of the program, even when a connection is free.
 */
export class SecondConnectionError extends Error {
  constructor() {
    super('A second connection was asked for inside a transaction. Run the statement through its tx.');
    this.name = 'SecondConnectionError';
  }
}

/**
 * Runs `work` as the body of a transaction. Everything that `work` calls until it settles belongs to the transaction.
 */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/**
 * Runs `work` as if no transaction was open. For work that is started inside a transaction, and that nothing inside the
 * transaction waits for.
 */
export function outsideTransaction<T>(work: () => T): T {
  return scopes.exit(work);
}

/**
 * Applies the policy when the caller is inside an open transaction. Errors: `SecondConnectionError` when it refuses.
 */
export function forbidInsideTransaction(policy: SecondConnectionPolicy = 'refuse'): void {
  if (scopes.getStore()?.open !== true) return;
  const error = new SecondConnectionError();
  if (policy === 'refuse') throw error;
  policy(error);
}
