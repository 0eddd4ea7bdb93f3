import type { InputOf, ReplyOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext } from '../../http/index.ts';
import type { IdentityParts } from './deps.ts';
import { checkPassword, noteChange } from './guard-change.ts';
import { accountOf, requireStepUp, stepUpUntil } from './step-up.ts';
import { setPasswordHash } from './users.ts';

/** Security state of the caller's account. */
export async function security(context: CallContext, parts: IdentityParts): Promise<ReplyOf<'userSecurity'>> {
  const { session, user } = await accountOf(context, parts);
  const lockedUntil = user.withdraw_locked_until?.getTime() ?? 0;
  return {
    google: await parts.authenticators.isOn(user.id),
    recovery_left: await parts.recovery.left(user.id),
    fund_password: user.fund_password_hash !== null,
    password_changed_at: user.password_changed_at?.getTime() ?? null,
    step_up_until: await stepUpUntil(session, context.now, parts),
    withdraw_locked_until: lockedUntil > context.now ? lockedUntil : null,
  };
}

/**
 * Changes the password. Other sessions, their sockets and all remembered logins end (A11); this session continues with a new
 * token
 * (A6). A retry whose first answer was lost finds the password already changed and gets another token.
 * Errors: `password_incorrect`, `password_too_common`, `validation_failed` if the new password equals the old one,
 * `step_up_required`, `too_many_requests`.
 */
export async function changePassword(
  { password_old, password_new }: InputOf<'passwordModify'>,
  context: CallContext,
  parts: IdentityParts,
): Promise<{ token: string }> {
  const { session, user } = await accountOf(context, parts);
  await requireStepUp(session, user, context.now, parts);
  if (await parts.passwords.isTooCommon(password_new, user.user_name))
    throw new AppError('password_too_common');
  if (password_old === password_new) throw new AppError('validation_failed', { field: 'password_new' });
  const right = await checkPassword(user, password_old, context, parts, password_new);
  const renewed = await parts.passwords.hash(password_new);
  const remembered = (await parts.devices.ownerOf(context)) === user.id;
  const token = await parts.store.tx(async (tx) => {
    if (right === 'old') {
      await setPasswordHash(tx, user.id, renewed, context.now);
      await noteChange(tx, { userId: user.id, result: 'password_changed' }, context, parts);
    }
    await parts.devices.dropAll(tx, user.id);
    if (remembered) await parts.devices.renew(tx, user.id, session.id, context);
    await parts.sessions.endAll(tx, user.id, 'password', context.now, session.id);
    return parts.sessions.renew(tx, session, context.now);
  });
  return { token };
}

/**
 * Sets or changes the fund password.
 * Errors: `password_incorrect`, `password_too_common`, `validation_failed` if it equals the login password,
 * `step_up_required`, `too_many_requests`.
 */
export async function setFundPassword(
  { password, fund_password }: InputOf<'fundPassword'>,
  context: CallContext,
  parts: IdentityParts,
): Promise<Record<string, never>> {
  const { session, user } = await accountOf(context, parts);
  await requireStepUp(session, user, context.now, parts);
  if (await parts.passwords.isTooCommon(fund_password, user.user_name))
    throw new AppError('password_too_common');
  if (password === fund_password) throw new AppError('validation_failed', { field: 'fund_password' });
  await checkPassword(user, password, context, parts);
  const hash = await parts.passwords.hash(fund_password);
  await parts.store.tx(async (tx) => {
    await tx.query('update user_account set fund_password_hash = $2 where id = $1', [user.id, hash]);
    await noteChange(tx, { userId: user.id, result: 'fund_password_changed' }, context, parts);
  });
  return {};
}

/** Creates a key for the player's authenticator. Errors: `password_incorrect`, `step_up_required`, `too_many_requests`. */
export async function beginGoogle(
  { password }: InputOf<'googleBegin'>,
  context: CallContext,
  parts: IdentityParts,
): Promise<ReplyOf<'googleBegin'>> {
  const { session, user } = await accountOf(context, parts);
  await requireStepUp(session, user, context.now, parts);
  await checkPassword(user, password, context, parts);
  return parts.authenticators.begin(user, context.now);
}

/** Errors: `google_auth_incorrect`, `not_found` if no key is pending, `too_many_requests`. */
export async function confirmGoogle(
  { code }: InputOf<'googleConfirm'>,
  context: CallContext,
  parts: IdentityParts,
): Promise<ReplyOf<'googleConfirm'>> {
  const { user } = await accountOf(context, parts);
  const recovery_codes = await parts.authenticators.confirm(user.id, code, context.now, (tx) =>
    noteChange(tx, { userId: user.id, result: 'google_on' }, context, parts),
  );
  return { recovery_codes };
}

/** Errors: `step_up_required`. */
export async function removeGoogle(
  context: CallContext,
  parts: IdentityParts,
): Promise<Record<string, never>> {
  const { session, user } = await accountOf(context, parts);
  await requireStepUp(session, user, context.now, parts);
  await parts.store.tx(async (tx) => {
    if (await parts.authenticators.remove(tx, user.id)) {
      await noteChange(tx, { userId: user.id, result: 'google_off' }, context, parts);
    }
  });
  return {};
}
