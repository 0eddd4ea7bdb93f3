import { AppError, type CallContext } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import type { IdentityParts } from './deps.ts';
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

/** Adds the change to the login record, which the player can read, and locks withdrawals for a time (A12). */
export async function noteChange(
  tx: Tx,
  change: LoginResult,
  context: CallContext,
  { platform }: IdentityParts,
): Promise<void> {
  const { session } = context;
  await recordLogin(tx, { ...change, ...(session && { sessionId: session.id }) }, context);
  await tx.query('update user_account set withdraw_locked_until = $2 where id = $1', [
    change.userId,
    new Date(context.now + platform.settings.get('withdrawLockSeconds') * 1000),
  ]);
}
