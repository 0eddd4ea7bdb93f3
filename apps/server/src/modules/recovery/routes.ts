import { endpoints } from '@tessera/protocol/endpoints';
import type { Register } from '../../http/index.ts';
import { accountOf } from '../identity/index.ts';
import { askContactCode, confirmContact, makeRecoveryCodes, removeContact } from './change-contacts.ts';
import { contactsView } from './contacts.ts';
import type { RecoveryDeps } from './deps.ts';
import { askRecoveryCode, recoverPassword, recoveryTerms } from './recover.ts';

/** The calls about contacts and recovery codes of the caller, and those of players who have lost the password. */
export function recoveryRoutes(register: Register, deps: RecoveryDeps): void {
  register(endpoints.contactList, async (_, context) => {
    const { user } = await accountOf(context, deps.identity);
    return contactsView(deps, user.id);
  });
  register(endpoints.contactCode, (form, context) => askContactCode(form, context, deps));
  register(endpoints.contactConfirm, (form, context) => confirmContact(form, context, deps));
  register(endpoints.contactRemove, (form, context) => removeContact(form, context, deps));
  register(endpoints.recoveryCodesMake, (form, context) => makeRecoveryCodes(form, context, deps));
  register(endpoints.recoveryTerms, async () => recoveryTerms(deps));
  register(endpoints.recoveryAsk, (form, context) => askRecoveryCode(form, context, deps));
  register(endpoints.recoveryPassword, (form, context) => recoverPassword(form, context, deps));
}
