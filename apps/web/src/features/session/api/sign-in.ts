import type { CallPayload } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { shownByLogin } from '../forms/login-form.ts';

/** Signs in; resolves with the token. The form shows the codes of `shownByLogin`; all others are toasts. */
export function signIn(payload: CallPayload<'POST /api/user/login'>): Promise<string> {
  return call('POST /api/user/login', payload, { handles: shownByLogin });
}

/** Opens a trial account; resolves with its token. */
export function tryOut(): Promise<string> {
  return call('POST /api/user/try');
}
