import type { CallContext } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';

/** An act of an operator in the console, for the hash-chained log. */
export interface Act {
  /** Undefined when nobody has signed in. */
  readonly operator: bigint | undefined;
  readonly action: string;
  readonly subject: string;
  /** Default: `done`. */
  readonly result?: string;
  readonly data?: object;
}

/** Writes an act to the log, in the caller's transaction. */
export async function logAct(
  tx: Pick<Tx, 'query'>,
  { address }: Pick<CallContext, 'address'>,
  { operator, action, subject, result = 'done', data = {} }: Act,
): Promise<void> {
  await tx.query('select log_event($1, $2, $3, $4, $5, $6)', [
    operator === undefined ? 'operator:unknown' : `operator:${operator}`,
    action,
    subject,
    address,
    result,
    JSON.stringify(data),
  ]);
}
