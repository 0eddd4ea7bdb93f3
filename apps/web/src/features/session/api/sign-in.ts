import type { CallPayload } from '@tessera/protocol/endpoints';
import { withUnlocked } from '../../../platform/device/index.ts';
import { call } from '../../../platform/http/index.ts';
import { shownByLogin } from '../forms/login-form.ts';

/** Signs in; resolves with the token. The form shows the codes of `shownByLogin`; all others are toasts. */
export function signIn(payload: CallPayload<'POST /api/user/login'>): Promise<string> {
  const send = () => call('POST /api/user/login', payload, { handles: shownByLogin });
  return payload.remembered ? withUnlocked(payload.user_name, send) : send();
}

/** Opens a trial account; resolves with its token. */
export function tryOut(): Promise<string> {
  return call('POST /api/user/try');
}
