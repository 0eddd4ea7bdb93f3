import type { CallPayload } from '@tessera/protocol/endpoints';
import { call } from '../../../platform/http/index.ts';
import { shownByRegister } from '../forms/register-form.ts';

/** Opens an account; resolves with its token. The form shows the codes of `shownByRegister`. */
export function register(payload: CallPayload<'POST /api/user/register'>): Promise<string> {
  return call('POST /api/user/register', payload, { handles: shownByRegister });
}
