import { AppError, type CallContext } from '../../../http/index.ts';
import { accountOf, type IdentityParts, stepUpUntil, type User } from '../../identity/index.ts';

/** The player's proof for moving money out. Both fields may be missing within the minutes after a step-up. */
export interface Factor {
  readonly fund_password?: string | undefined;
  readonly google_code?: string | undefined;
}

/** The caller as a registered player. Errors: `trial_not_allowed`. */
export async function playerOf(context: CallContext, identity: IdentityParts): Promise<User> {
  return (await accountOf(context, identity)).user;
}

/**
 * The error of `requireFactor`, returned instead of thrown; undefined when the factor is valid. For requests that may be
 * repeated:
 * an authenticator code can be used once, so the error only counts if the request was not answered before.
 */
export async function refusalOf(...asked: Parameters<typeof requireFactor>): Promise<AppError | undefined> {
  try {
    await requireFactor(...asked);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Requires one of the two factors for an action with money, given now or a few minutes ago (A12).
 * Errors: `fund_password_missing` for a player who has neither, `fund_password_incorrect`, `google_auth_incorrect`,
 * `step_up_required`, `too_many_requests`.
 */
export async function requireFactor(
  factor: Factor,
  user: User,
  context: CallContext,
  identity: IdentityParts,
): Promise<void> {
  const google = await identity.authenticators.isOn(user.id);
  const fund = user.fund_password_hash !== null;
  if (!google && !fund) throw new AppError('fund_password_missing');
  if (factor.google_code !== undefined && google) {
    if (await identity.authenticators.check(user.id, factor.google_code, context.now)) return;
    throw new AppError('google_auth_incorrect');
  }
  const { fund_password } = factor;
  if (fund_password !== undefined && fund) {
    const right = await identity.guesses.guarded(user.id, 'fund', context.now, () =>
      identity.passwords.verify(user.fund_password_hash, fund_password),
    );
    if (right) return;
    throw new AppError('fund_password_incorrect');
  }
  if (context.session && (await stepUpUntil(context.session, context.now, identity)) !== null) return;
  throw new AppError('step_up_required', { google, fund_password: fund });
}
