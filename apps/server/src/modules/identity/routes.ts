import { endpoints } from '@tessera/protocol/endpoints';
import { type Register, sessionOf } from '../../http/index.ts';
import { accountRoutes } from './account-routes.ts';
import type { IdentityParts } from './deps.ts';
import { login } from './login.ts';
import { register as registerUser } from './register.ts';
import { tryOut } from './trial.ts';
import { balanceOf, modifyUser, userData } from './user-data.ts';
import { walletRoutes } from './wallet/routes.ts';

/** Registers the calls of sign-in, profile and account. */
export function identityRoutes(register: Register, parts: IdentityParts): void {
  accountRoutes(register, parts);
  walletRoutes(register, parts);
  register(endpoints.captcha, async (size, { now }) => parts.captchas.issue(size, now));
  register(endpoints.userLogin, (form, context) => login(form, context, parts));
  register(endpoints.userRegister, (form, context) => registerUser(form, context, parts));
  register(endpoints.userTry, (_, context) => tryOut(context, parts));

  register(endpoints.userHeart, async ({ active }, context) => {
    const session = sessionOf(context);
    if (active) await parts.sessions.acted(session, context.now);
    return (await parts.sessions.rotate(session, context.now)) ?? '';
  });

  register(endpoints.userLogout, async ({ forget }, context) => {
    await parts.sessions.end(sessionOf(context), 'logout', context.now);
    if (forget) await parts.devices.drop(parts.store, context);
    return {};
  });

  register(endpoints.userData, (_, context) => userData(sessionOf(context), context, parts));
  register(endpoints.userBalance, (_, context) => balanceOf(sessionOf(context), parts));
  register(endpoints.userModify, (change, context) =>
    modifyUser(sessionOf(context), change, context.rid, parts),
  );
}
