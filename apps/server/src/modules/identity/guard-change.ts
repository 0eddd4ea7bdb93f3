import { AppError, type CallContext } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import type { IdentityParts } from './deps.ts';
import { deviceText } from './device-name.ts';
import { type SecurityEvent, securityChanged } from './events.ts';
import { type LoginResult, recordLogin, type User } from './users.ts';

/** Which of two passwords is the account's: `old`, or already `changed`. Errors: `password_incorrect`. */
export async function checkPassword(
  user: User,
  old: string,
  { now }: CallContext,
  { guesses, passwords }: IdentityParts,
  changed?: string,
): Promise<'old' | 'changed'> {
  let found: 'old' | 'changed' = 'old';
  const right = await guesses.guarded(user.id, 'password', now, async () => {
    if (await passwords.verify(user.password_hash, old)) return true;
    found = 'changed';
    return changed !== undefined && (await passwords.verify(user.password_hash, changed));
  });
  if (!right) throw new AppError('password_incorrect');
  return found;
}

/** A change of an account's security. */
export interface SecurityChange extends Pick<LoginResult, 'userId'> {
  readonly result: Exclude<SecurityEvent, 'new_device' | 'token_reuse'>;
}

/**
 * Adds the change to the login record, which the player can read, and publishes it, so that the player's contact is told
 * whatever the preferences.
 */
export async function recordChange(
  tx: Tx,
  change: SecurityChange,
  context: CallContext,
  { events }: Pick<IdentityParts, 'events'>,
): Promise<void> {
  const { session, now, userAgent } = context;
  const id = await recordLogin(tx, { ...change, ...(session && { sessionId: session.id }) }, context);
  const device = deviceText(userAgent);
  await events.publish(tx, securityChanged, String(id), {
    user: change.userId,
    what: change.result,
    at: now,
    device,
  });
}

/** `recordChange`, and locks withdrawals for a time (A12). */
export async function noteChange(
  tx: Tx,
  change: SecurityChange,
  context: CallContext,
  parts: Pick<IdentityParts, 'events' | 'platform'>,
): Promise<void> {
  const { platform } = parts;
  await recordChange(tx, change, context, parts);
  await tx.query('update user_account set withdraw_locked_until = $2 where id = $1', [
    change.userId,
    new Date(context.now + platform.settings.get('withdrawLockSeconds') * 1000),
  ]);
}
