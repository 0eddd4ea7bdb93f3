import type { InputOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext, type CallSession, sessionOf } from '../../http/index.ts';
import type { IdentityParts } from './deps.ts';
import { findUser, type User } from './users.ts';

/** The caller as a registered player. Errors: `trial_not_allowed`. */
export async function accountOf(
  context: CallContext,
  { store }: IdentityParts,
): Promise<{ session: CallSession; user: User }> {
  const session = sessionOf(context);
  if (session.kind === 'trial') throw new AppError('trial_not_allowed');
  const user = await findUser(store, session.userId);
  if (!user) throw new Error('the player of a session does not exist');
  return { session, user };
}

/**
 * Allows a sensitive action only soon after a step-up (A12). A player without any factor cannot step up: their actions ask for
 * the password instead.
 * Errors: `step_up_required`, with the factors the player has in its data.
 */
export async function requireStepUp(
  session: CallSession,
  user: User,
  now: number,
  parts: IdentityParts,
): Promise<void> {
  const google = await parts.authenticators.isOn(user.id);
  const fund = user.fund_password_hash !== null;
  if ((!google && !fund) || (await stepUpUntil(session, now, parts)) !== null) return;
  throw new AppError('step_up_required', { google, fund_password: fund });
}

/** ms until which the step-up of a session is valid; null without one. */
export async function stepUpUntil(
  session: CallSession,
  now: number,
  { store, platform }: IdentityParts,
): Promise<number | null> {
  const { rows } = await store.query<{ stepped_up_at: Date | null }>(
    'select stepped_up_at from session where id = $1',
    [session.id],
  );
  const at = rows[0]?.stepped_up_at;
  if (!at) return null;
  const until = at.getTime() + platform.settings.get('stepUpSeconds') * 1000;
  return until > now ? until : null;
}

/** Checks one of the two factors. Errors: `fund_password_incorrect`, `google_auth_incorrect`, `too_many_requests`. */
export async function stepUp(
  { fund_password, google_code }: InputOf<'userStepUp'>,
  context: CallContext,
  parts: IdentityParts,
): Promise<{ until: number }> {
  const { session, user } = await accountOf(context, parts);
  if (fund_password === undefined && google_code === undefined) {
    throw new AppError('validation_failed', { field: 'fund_password' });
  }
  if (google_code !== undefined) {
    if (!(await parts.authenticators.check(user.id, google_code, context.now))) {
      throw new AppError('google_auth_incorrect');
    }
  } else if (fund_password !== undefined) {
    const right = await parts.guesses.guarded(user.id, 'fund', context.now, () =>
      parts.passwords.verify(user.fund_password_hash, fund_password),
    );
    if (!right) throw new AppError('fund_password_incorrect');
  }
  await parts.store.query('update session set stepped_up_at = $2 where id = $1', [
    session.id,
    new Date(context.now),
  ]);
  return { until: context.now + parts.platform.settings.get('stepUpSeconds') * 1000 };
}
