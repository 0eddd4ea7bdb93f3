import { endpoints } from '@tessera/protocol/endpoints';
import type { Register } from '../../../http/index.ts';
import type { IdentityParts } from '../deps.ts';
import { bindSigned, challengeWallet, listWallets, unbind } from './bind.ts';
import { loginWithPocket } from './login.ts';

/** Registers the calls of wallet sign-in. */
export function walletRoutes(register: Register, parts: IdentityParts): void {
  register(endpoints.userLoginWithPocket, (form, context) => loginWithPocket(form, context, parts));
  register(endpoints.walletList, (_, context) => listWallets(context, parts));
  register(endpoints.walletChallenge, (form, context) => challengeWallet(form, context, parts));
  register(endpoints.walletBind, (form, context) => bindSigned(form, context, parts));
  register(endpoints.walletUnbind, (form, context) => unbind(form, context, parts));
}
