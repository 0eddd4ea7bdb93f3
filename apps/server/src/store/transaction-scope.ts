import { AsyncLocalStorage } from 'node:async_hooks';

/** The transaction that the running code belongs to. */
interface Scope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** How a store treats code that asks for a second connection: it throws, or reports the error and continues. */
export type SecondConnectionPolicy = 'refuse' | ((error: SecondConnectionError) => void);

/**
 * Code inside a transaction asked for another connection (E16). If such code held every connection, the result would be a
 * deadlock. So it is a programming error, even when a connection is free.
 */
export class SecondConnectionError extends Error {
  constructor() {
    super('A second connection was requested inside a transaction. Run the statement through its tx.');
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
 * Runs `work` as if no transaction were open. Only for work that is started inside a transaction and that the transaction
 * does not wait for.
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
