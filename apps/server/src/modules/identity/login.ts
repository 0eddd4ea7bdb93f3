import type { InputOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext } from '../../http/index.ts';
import type { Tx } from '../../store/index.ts';
import type { IdentityParts } from './deps.ts';
import { deviceText } from './device-name.ts';
import { securityChanged } from './events.ts';
import { countAttempt, requireCaptcha } from './gate.ts';
import { failuresOf, findUserByName, recordLogin, type User } from './users.ts';
import { bindByTicket } from './wallet/bind.ts';

type LoginForm = InputOf<'userLogin'>;

/**
 * Signs a player in and returns the token.
 * An attempt with a password is counted as a failure before the password is checked. A successful one clears the count.
 * An unknown name, a wrong password, and a disabled account with a wrong password get the same answer in the same time (A2).
 * A disabled account with the right password gets a session that only opens its own data and the logout.
 * Errors: `login_incorrect`, `captcha_incorrect`, `google_auth_incorrect` after a right password only (A5), `too_many_requests`,
 * `validation_failed`.
 */
export async function login(form: LoginForm, context: CallContext, parts: IdentityParts): Promise<string> {
  if (form.password === undefined && !form.remembered) {
    throw new AppError('validation_failed', { field: 'password' });
  }
  await countAttempt(parts, context);
  const user = await findPlayer(parts, form.user_name);
  const remembered = await parts.devices.ownerOf(context);
  const known = user !== undefined && remembered === user.id;
  await passThrottle(form, known, context, parts);

  const right =
    form.password === undefined
      ? known
      : await parts.passwords.verify(user?.password_hash ?? null, form.password);
  if (!user || !right) {
    if (user) await recordLogin(parts.store, { userId: user.id, result: 'password' }, context);
    throw new AppError('login_incorrect');
  }
  await passAuthenticator(user, form, context, parts);
  await parts.throttle.succeeded(form.user_name);
  const failures = await failuresOf(parts.store, user.id);
  if (form.password !== undefined) await rehash(parts, user, form.password);
  const token = await openSession(
    user,
    { result: user.enable ? 'success' : 'disabled', failures },
    form.remember,
    context,
    parts,
  );
  if (user.enable) await bindByTicket(user, form, context, parts);
  return token;
}

/** Opens a session, writes the login record, and keeps or drops the remembered login of this browser. */
export function openSession(
  user: User,
  outcome: { result: 'success' | 'disabled' | 'registered'; failures: number },
  remember: boolean,
  context: CallContext,
  { store, sessions, devices, events }: IdentityParts,
): Promise<string> {
  return store.tx(async (tx) => {
    const { token, sessionId } = await sessions.open(tx, user, context);
    const id = await recordLogin(tx, { userId: user.id, ...outcome, sessionId }, context);
    if (user.enable && outcome.result === 'success' && (await isNewDevice(tx, sessionId)))
      await events.publish(tx, securityChanged, String(id), {
        user: user.id,
        what: 'new_device',
        at: context.now,
        device: deviceText(context.userAgent),
      });
    if (remember && user.enable) await devices.renew(tx, user.id, sessionId, context);
    else await devices.drop(tx, context);
    return token;
  });
}

/** Whether a session is the first of its browser, of an account that has had others. */
async function isNewDevice(tx: Tx, session: bigint): Promise<boolean> {
  const { rows } = await tx.query<{ fresh: boolean }>(
    `select exists (select from session s where s.user_id = own.user_id and s.id < own.id) and not exists (
       select from session s where s.user_id = own.user_id and s.browser_hash = own.browser_hash and s.id < own.id) as fresh
     from session own where own.id = $1`,
    [session],
  );
  return rows[0]?.fresh ?? false;
}

/** Operators and trial accounts cannot sign in here. */
async function findPlayer({ store }: IdentityParts, name: string): Promise<User | undefined> {
  const user = await findUserByName(store, name);
  return user?.kind === 'player' || user?.kind === 'agent' ? user : undefined;
}

/**
 * A3. A browser with a credential of the account is delayed by its own failures, not by those of strangers. A remembered login
 * without a password is no guess and is not counted.
 */
async function passThrottle(
  form: LoginForm,
  known: boolean,
  context: CallContext,
  parts: IdentityParts,
): Promise<void> {
  const always = parts.platform.settings.get('loginCaptcha') === '1';
  const guesses = !known || form.password !== undefined;
  const attempt = { name: form.user_name, known };
  const captcha = (guesses && (await parts.throttle.needsCaptcha(attempt, context.now))) || always;
  if (captcha) await requireCaptcha(parts, form.captcha, context.now);
  if (guesses) await parts.throttle.take(attempt, captcha, context.now);
}

/**
 * Requires a code from a player who has an authenticator. The error reveals that the password was right, so a missing or wrong
 * code counts as a failed attempt of the name (A5).
 */
async function passAuthenticator(
  user: User,
  { google_code }: LoginForm,
  context: CallContext,
  { authenticators, store }: IdentityParts,
): Promise<void> {
  if (!user.enable || !(await authenticators.isOn(user.id))) return;
  const kind =
    google_code === undefined ? undefined : await authenticators.check(user.id, google_code, context.now);
  if (kind === undefined) {
    if (google_code !== undefined)
      await recordLogin(store, { userId: user.id, result: 'google_code' }, context);
    throw new AppError('google_auth_incorrect');
  }
  if (kind === 'recovery') await recordLogin(store, { userId: user.id, result: 'recovery_code' }, context);
}

async function rehash({ store, passwords }: IdentityParts, user: User, password: string): Promise<void> {
  if (!user.password_hash || !passwords.isOutdated(user.password_hash)) return;
  await store.query('update user_account set password_hash = $2 where id = $1', [
    user.id,
    await passwords.hash(password),
  ]);
}
