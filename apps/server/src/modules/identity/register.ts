import { dayIn } from '@tessera/protocol';
import type { InputOf } from '@tessera/protocol/endpoints';
import { AppError, type CallContext } from '../../http/index.ts';
import { isDate, isOfAge } from './age.ts';
import type { IdentityParts } from './deps.ts';
import { playerRegistered } from './events.ts';
import { countAttempt, requireCaptcha } from './gate.ts';
import { openSession } from './login.ts';
import { findUserByName, insertUser, type User } from './users.ts';

type RegisterForm = InputOf<'userRegister'>;

const HOUR_MS = 3_600_000;
/** Names that could pass for Tessera itself, and those of trial accounts. */
const RESERVED = /^(try_|admin|administrator|system|service|support|operator|cashier|tessera)/i;

/**
 * Creates a player's account with empty balances, signs the player in and returns the token. A retry of the same registration
 * (same `rid`, same password) signs in to the account it created.
 * Errors: `validation_failed`, `age_below_min`, `password_too_common`, `name_taken`, `captcha_incorrect`, `too_many_requests`, and
 * the reason of an invite code that is refused.
 */
export async function register(
  form: RegisterForm,
  context: CallContext,
  parts: IdentityParts,
): Promise<string> {
  const { settings } = parts.platform;
  if (!isDate(form.birth_date)) throw new AppError('validation_failed', { field: 'birth_date' });
  if (!isOfAge(form.birth_date, dayIn(context.now, settings.get('timeZone')), settings.get('ageMin'))) {
    throw new AppError('age_below_min');
  }
  if (await parts.passwords.isTooCommon(form.password, form.user_name))
    throw new AppError('password_too_common');
  await countAttempt(parts, context);
  const user = await probing(context, parts, async (probes) => {
    if (settings.get('loginCaptcha') === '1' || probes > settings.get('namesTakenFree')) {
      await requireCaptcha(parts, form.captcha, context.now);
    }
    return (await openAccount(form, context, parts)) ?? (await ownEarlier(form, parts));
  });
  if (!user) throw new AppError('name_taken');
  return openSession(user, { result: 'registered', failures: 0 }, form.remember, context, parts);
}

/**
 * Counts a taken name for an address before the name is looked up, and cancels the count when the name is free. So
 * concurrent attempts cannot avoid the captcha (A2).
 */
async function probing(
  { network, now }: CallContext,
  { platform: { counters } }: IdentityParts,
  lookUp: (probes: number) => Promise<User | undefined>,
): Promise<User | undefined> {
  const probes = await counters.hit('name_taken', network, HOUR_MS, now);
  let isTaken = false;
  try {
    const user = await lookUp(probes);
    isTaken = user === undefined;
    return user;
  } finally {
    if (!isTaken) await counters.giveBack('name_taken', network, HOUR_MS, now);
  }
}

async function openAccount(
  form: RegisterForm,
  context: CallContext,
  { store, events, ledger, passwords, platform, invitations }: IdentityParts,
): Promise<User | undefined> {
  if (RESERVED.test(form.user_name)) return undefined;
  const passwordHash = await passwords.hash(form.password);
  const base = platform.currencies.find(({ is_base }) => is_base);
  if (!base) throw new Error('no base currency');
  return store.tx(async (tx) => {
    const user = await insertUser(tx, {
      userName: form.user_name,
      kind: 'player',
      language: platform.languages.languageOf(form.language ?? context.language),
      currency: base.id,
      passwordHash,
      birthDate: form.birth_date,
      ...(form.rid === undefined ? {} : { registerRid: form.rid }),
      createdAt: context.now,
    });
    if (!user) return undefined;
    await ledger.openAccounts(tx, user.id, user.currency);
    if (form.invite_code) await invitations.accept(tx, { userId: user.id, code: form.invite_code });
    await events.publish(tx, playerRegistered, String(user.id), { user: user.id });
    return user;
  });
}

/** The account that an earlier attempt of the same registration created, if its answer was lost. */
async function ownEarlier(
  form: RegisterForm,
  { store, passwords }: IdentityParts,
): Promise<User | undefined> {
  if (form.rid === undefined) return undefined;
  const user = await findUserByName(store, form.user_name);
  if (!user?.enable || user.register_rid !== form.rid) return undefined;
  return (await passwords.verify(user.password_hash, form.password)) ? user : undefined;
}
