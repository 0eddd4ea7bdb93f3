import type { CallbackHandler } from '../../../providers/index.ts';
import type { WithdrawalDeps } from './deps.ts';
import { applyProviderReport } from './provider-report.ts';
import { refOf } from './send.ts';

/** Handles a provider's callback about the state of one of our payouts. */
export function payoutCallback(deps: Pick<WithdrawalDeps, 'ledger' | 'events'>): CallbackHandler {
  return async ({ body }, tx) => {
    const id = idOf(body.ref);
    if (id === undefined) return { status: 409, body: { code: 'not_found' } };
    const { outcome } = await applyProviderReport(tx, id, body, deps);
    if (outcome === 'done') return { status: 200, body: { ok: true } };
    return { status: 409, body: { code: outcome } };
  };
}

function idOf(ref: unknown): bigint | undefined {
  const digits = typeof ref === 'string' ? /^wd-(\d{1,16})$/.exec(ref)?.[1] : undefined;
  if (digits === undefined) return undefined;
  const id = BigInt(digits);
  return refOf(id) === ref ? id : undefined;
}
