import { readContact } from '@tessera/protocol/contact-address';
import type { InputOf, ReplyOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext } from '../../http/index.ts';
import type { Store, Tx } from '../../store/index.ts';
import {
  countAttempt,
  findUserByName,
  noteChange,
  requireCaptcha,
  setPasswordHash,
  type User,
} from '../identity/index.ts';
import type { RecoveryDeps } from './deps.ts';
import { noteFailed } from './failed.ts';
import { hasMessenger, requireMessenger } from './messenger.ts';
import { countCode, endPasswordCodes, guessCode, insertCode, useCode } from './sent-codes.ts';

const HOUR_MS = 3_600_000;

/** What a recovery brings with it, for the page that asks for it. */
export function recoveryTerms(deps: RecoveryDeps): ReplyOf<'recoveryTerms'> {
  const { settings } = deps.platform;
  return {
    lock_seconds: settings.get('withdrawLockSeconds'),
    code_seconds: settings.get('contactCodeSeconds'),
    messages: hasMessenger(deps),
  };
}

/**
 * Sends a code for a new password if the account has this address. The same statements run and the same answer is given when it
 * does not, or does not exist (A2): a job finds out that there is nothing to send.
 * Errors: `contact_invalid`, `provider_unavailable` without a provider of messages, `captcha_incorrect`, `too_many_requests`.
 */
export async function askRecoveryCode(
  { user_name, address, captcha }: InputOf<'recoveryAsk'>,
  context: CallContext,
  deps: RecoveryDeps,
): Promise<ReplyOf<'recoveryAsk'>> {
  const { identity, store, vault } = deps;
  const { now, browser } = context;
  const contact = readContact(address);
  if (!contact) throw new AppError('contact_invalid');
  requireMessenger(deps);
  await countAttempt(identity, context);
  await passAsks(captcha, context, deps);
  // Name and address together: somebody who does not know the address cannot use up the requests of the account's owner.
  const named = vault.fingerprint(`${user_name.toLowerCase()} ${contact.address}`).toString('hex');
  await countCode(`name ${named}`, now, deps);
  return store.tx(async (tx) => {
    const userId = await ownerOf(tx, user_name, vault.fingerprint(contact.address));
    const wanted = { purpose: 'password', userId, browserHash: browser.secretHash, contact } as const;
    return { expires: await insertCode(tx, wanted, now, deps) };
  });
}

/** Limits the requests of a network, and asks it for a captcha after some. Errors: `too_many_requests`, `captcha_incorrect`. */
async function passAsks(
  captcha: InputOf<'recoveryAsk'>['captcha'],
  { network, now }: CallContext,
  { identity, platform: { counters, settings } }: RecoveryDeps,
): Promise<void> {
  const asks = await counters.hit('recovery', network, HOUR_MS, now);
  if (asks > settings.get('recoveryAsksPerHour'))
    throw new AppError('too_many_requests', { retryAt: now - (now % HOUR_MS) + HOUR_MS });
  if (settings.get('loginCaptcha') === '1' || asks > settings.get('recoveryAsksFree'))
    await requireCaptcha(identity, captcha, now);
}

/** The player of this name who has this address. */
async function ownerOf(tx: Tx, name: string, fingerprint: Buffer): Promise<bigint | undefined> {
  const user = await findRecoverable(tx, name);
  const { rows } = await tx.query<{ user_id: bigint }>(
    'select user_id from account_contact where user_id = $1 and fingerprint = $2',
    [user?.id ?? null, fingerprint],
  );
  return rows[0]?.user_id;
}

/**
 * Sets a new password with a code of a message or a recovery code. All sessions and remembered logins of the account end (A11) and
 * withdrawals are locked (A12); an authenticator stays on. An unknown name gets the answer of a wrong code, and the new
 * password is hashed before the name is looked up (A2). A failure is a line of the account's login record. A repeat after a lost answer is answered as done.
 * Errors: `password_too_common`, `captcha_incorrect`, `recovery_incorrect`, `too_many_requests`.
 */
export async function recoverPassword(
  { user_name, code, password_new, captcha }: InputOf<'recoveryPassword'>,
  context: CallContext,
  deps: RecoveryDeps,
): Promise<ReplyOf<'recoveryPassword'>> {
  const { identity, platform, store } = deps;
  const { now } = context;
  if (await identity.passwords.isTooCommon(password_new, user_name))
    throw new AppError('password_too_common');
  await countAttempt(identity, context);
  // Names have no spaces, so these failures are counted apart from those of sign-ins.
  const attempt = { name: `${user_name} recovery`, known: false };
  const asked =
    (await identity.throttle.needsCaptcha(attempt, now)) || platform.settings.get('loginCaptcha') === '1';
  if (asked) await requireCaptcha(identity, captcha, now);
  await identity.throttle.take(attempt, asked, now);
  const passwordHash = await identity.passwords.hash(password_new);
  const user = await findRecoverable(store, user_name);
  const claim = await claimOf(code, user, context, deps);
  const isDone =
    claim === 'repeat'
      ? await identity.passwords.verify(user?.password_hash ?? null, password_new)
      : await store.tx(async (tx) => {
          if (!(await claim(tx)) || !user) return false;
          await replacePassword(tx, user, passwordHash, context, deps);
          return true;
        });
  if (!isDone) {
    await noteFailed(user?.id, context, deps);
    throw new AppError('recovery_incorrect');
  }
  await identity.throttle.succeeded(attempt.name);
  await identity.throttle.succeeded(user_name);
  return { withdraw_locked_until: now + platform.settings.get('withdrawLockSeconds') * 1000 };
}

/**
 * What uses the code up in the transaction that sets the password; its result says whether the code was right. `repeat`: the code
 * is right and was used before.
 */
async function claimOf(
  code: string,
  user: User | undefined,
  { now, browser }: CallContext,
  deps: RecoveryDeps,
): Promise<'repeat' | ((tx: Tx) => Promise<boolean>)> {
  if (!/^\d{6}$/.test(code)) return (tx) => deps.identity.passwordCodes.use(user?.id ?? 0n, code, now, tx);
  const guess = { userId: user?.id, code, browserHash: browser.secretHash };
  const found = await guessCode('password', guess, now, deps);
  if (typeof found === 'object' && found.used) return 'repeat';
  return (tx) => useCode(tx, typeof found === 'object' ? found.id : 0n, now);
}

async function replacePassword(
  tx: Tx,
  { id }: User,
  passwordHash: string,
  context: CallContext,
  { identity }: RecoveryDeps,
): Promise<void> {
  await setPasswordHash(tx, id, passwordHash, context.now);
  await noteChange(tx, { userId: id, result: 'password_recovered' }, context, identity);
  await endPasswordCodes(tx, id, context.now);
  await identity.sessions.endAll(tx, id, 'password', context.now);
  await identity.devices.dropAll(tx, id);
}

/** Operators and trial accounts recover nothing here. */
async function findRecoverable(db: Store | Tx, name: string): Promise<User | undefined> {
  const user = await findUserByName(db, name);
  return user?.kind === 'player' || user?.kind === 'agent' ? user : undefined;
}
