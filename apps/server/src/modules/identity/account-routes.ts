import { endpoints } from '@tessera/protocol/endpoints';
import type { Register } from '../../http/index.ts';
import {
  beginGoogle,
  changePassword,
  confirmGoogle,
  removeGoogle,
  security,
  setFundPassword,
} from './account-security.ts';
import type { IdentityParts } from './deps.ts';
import { loginRecords, openSessions, revokeSession } from './login-records.ts';
import { stepUp } from './step-up.ts';

/** Registers the calls about account security and sign-ins. */
export function accountRoutes(register: Register, parts: IdentityParts): void {
  register(endpoints.userSecurity, (_, context) => security(context, parts));
  register(endpoints.userStepUp, (factor, context) => stepUp(factor, context, parts));
  register(endpoints.googleBegin, (form, context) => beginGoogle(form, context, parts));
  register(endpoints.googleConfirm, (form, context) => confirmGoogle(form, context, parts));
  register(endpoints.googleRemove, (_, context) => removeGoogle(context, parts));
  register(endpoints.passwordModify, (form, context) => changePassword(form, context, parts));
  register(endpoints.fundPassword, (form, context) => setFundPassword(form, context, parts));
  register(endpoints.loginRecord, (page, context) => loginRecords(page, context, parts));
  register(endpoints.sessionList, (_, context) => openSessions(context, parts));
  register(endpoints.sessionRevoke, (which, context) => revokeSession(which, context, parts));
}
