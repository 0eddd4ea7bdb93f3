import type { CallbackHandler } from '../../providers/index.ts';
import type { RecoveryDeps } from './deps.ts';
import { markMessage, refOf } from './send.ts';

/** Handles the messenger's report that a message was delivered or could not be. */
export function deliveryReport({ clock }: Pick<RecoveryDeps, 'clock'>): CallbackHandler {
  return async ({ body }, tx) => {
    const id = idOf(body.ref);
    if (id === undefined || (body.state !== 'delivered' && body.state !== 'bounced'))
      return { status: 409, body: { code: 'invalid' } };
    // A report about a message that is forgotten, or that has an outcome, changes nothing.
    await markMessage(tx, id, body.state, clock.local());
    return { status: 200, body: { ok: true } };
  };
}

function idOf(ref: unknown): bigint | undefined {
  const digits = typeof ref === 'string' ? /^msg-(\d{1,16})$/.exec(ref)?.[1] : undefined;
  if (digits === undefined) return undefined;
  const id = BigInt(digits);
  return refOf(id) === ref ? id : undefined;
}
