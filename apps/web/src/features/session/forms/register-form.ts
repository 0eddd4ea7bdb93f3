import type { MessageKey } from '@tessera/messages';
import type { CallPayload } from '@tessera/protocol/endpoints';
import type { ErrorCode } from '@tessera/protocol/errors';
import { type BirthDate, birthDay, isPartial } from './birth-date.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-strength.ts';

/** Minimum age of a player (RP12). */
export const AGE_MIN = 18;

/** Values of the registration form. The date of birth tells the age, so that only the terms have a box to tick (RP12). */
export interface RegisterForm {
  readonly userName: string;
  readonly password: string;
  readonly repeat: string;
  readonly birth: BirthDate;
  readonly captcha: string;
  readonly agreed: boolean;
}

/** The fields by step, in screen order; desktop shows both steps in one column. */
export const registerSteps = [
  ['userName', 'password', 'repeat'],
  ['birth', 'captcha', 'agreed'],
] as const;
export type RegisterField = (typeof registerSteps)[number][number];

/** Message key by field. */
export type RegisterErrors = Readonly<Partial<Record<RegisterField, MessageKey>>>;

/**
 * Errors of the form; empty when valid.
 *
 * @param today day of the platform's zone, `YYYY-MM-DD`.
 */
export function checkRegister(form: RegisterForm, today: string, needsCaptcha: boolean): RegisterErrors {
  return {
    ...found('userName', nameFault(form.userName)),
    ...found('password', passwordFault(form.password)),
    ...found('repeat', form.repeat === form.password ? undefined : 'register_repeat_differs'),
    ...found('birth', birthFault(form.birth, today)),
    ...found('captcha', needsCaptcha && form.captcha.trim() === '' ? 'login_captcha_missing' : undefined),
    ...found('agreed', form.agreed ? undefined : 'please_read_agree'),
  };
}

/** Latest birth date of a person who has the minimum age on `today`, both `YYYY-MM-DD`. */
export function latestBirth(today: string): string {
  return `${String(Number(today.slice(0, 4)) - AGE_MIN).padStart(4, '0')}${today.slice(4)}`;
}

export interface RegisterExtras {
  /** Generated once per registration and reused by retries, so that a lost answer does not open a second account. */
  rid: string;
  /** Token of the displayed captcha; absent without one. */
  captcha?: string | undefined;
  inviteCode?: string | undefined;
  language: string;
}

/** The payload of a filled form. */
export function registerPayload(
  form: RegisterForm,
  { rid, captcha, inviteCode, language }: RegisterExtras,
): CallPayload<'POST /api/user/register'> {
  return {
    rid,
    user_name: form.userName.trim(),
    password: form.password,
    birth_date: birthDay(form.birth) ?? '',
    agree: true,
    language,
    ...(captcha && { captcha: { encrypt: captcha, answer: form.captcha.trim() } }),
    ...(inviteCode && { invite_code: inviteCode }),
  };
}

/** Codes that the form shows at a field instead of in a toast. */
export const shownByRegister = [
  'name_taken',
  'password_too_common',
  'age_below_min',
  'captcha_incorrect',
] as const satisfies readonly ErrorCode[];

/** Field errors of a refusal; empty for codes already shown in a toast. */
export function registerRefusal(code: ErrorCode, captchaShown: boolean): RegisterErrors {
  switch (code) {
    case 'name_taken':
      return { userName: 'name_taken' };
    case 'password_too_common':
      return { password: 'password_too_common' };
    case 'age_below_min':
      return { birth: 'age_below_min' };
    case 'captcha_incorrect':
      return { captcha: captchaShown ? 'login_captcha_wrong' : 'login_captcha_missing' };
    default:
      return {};
  }
}

function nameFault(name: string): string | undefined {
  const typed = name.trim();
  if (typed === '') return 'login_name_missing';
  return /^[A-Za-z0-9_]{4,32}$/.test(typed) ? undefined : 'register_name_rules';
}

function passwordFault(password: string): string | undefined {
  if (password.length < PASSWORD_MIN) return 'register_password_short';
  return password.length > PASSWORD_MAX ? 'register_password_rules' : undefined;
}

function birthFault(birth: BirthDate, today: string): string | undefined {
  if (isPartial(birth)) return 'register_birth_missing';
  const day = birthDay(birth);
  if (day === undefined) return 'register_birth_wrong';
  return day <= latestBirth(today) ? undefined : 'age_below_min';
}

function found(field: RegisterField, key: string | undefined): RegisterErrors {
  return key === undefined ? {} : { [field]: key };
}
