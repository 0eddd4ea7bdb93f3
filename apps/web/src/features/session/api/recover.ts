import type { CallPayload, CallReply } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { queryOptions } from '../../../platform/query/index.ts';
import { shownByRecover } from '../forms/recover-form.ts';

/** What a recovery brings with it. */
export const recoverTermsOptions = () =>
  queryOptions({
    queryKey: ['recovery-terms'],
    queryFn: ({ signal }) => call('POST /api/recovery/terms', {}, { signal }),
  });

/** Asks for a code. The answer does not tell whether there is such an account. */
export function askCode(
  payload: CallPayload<'POST /api/recovery/code'>,
): Promise<CallReply<'POST /api/recovery/code'>> {
  return call('POST /api/recovery/code', payload, { handles: shownByRecover });
}

/** Sets a new password with a code. */
export function setPassword(
  payload: CallPayload<'POST /api/recovery/password'>,
): Promise<CallReply<'POST /api/recovery/password'>> {
  return call('POST /api/recovery/password', payload, { handles: shownByRecover });
}
