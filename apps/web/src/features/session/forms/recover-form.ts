import type { MessageKey } from '@tessera/messages';
import { readContact } from '@tessera/protocol/contact-address';
import type { ErrorCode } from '@tessera/protocol/errors';
import { PASSWORD_MIN } from './password-strength.ts';

/** How the player proves to own the account: a code that is sent, or a recovery code. */
export type RecoverWay = 'message' | 'codes';
/** Asking for a code, or setting the password with it. */
export type RecoverStep = 'ask' | 'set';

/** Values of the recovery form. */
export interface RecoverForm {
  readonly userName: string;
  /** E-mail address or phone number. */
  readonly address: string;
  readonly captcha: string;
  readonly code: string;
  readonly fresh: string;
  readonly repeat: string;
}
export type RecoverField = keyof RecoverForm;

/** Message key by field. */
export type RecoverErrors = Readonly<Partial<Record<RecoverField, MessageKey>>>;

export const emptyRecover: RecoverForm = {
  userName: '',
  address: '',
  captcha: '',
  code: '',
  fresh: '',
  repeat: '',
};

/** Fields of a step in screen order. */
export function recoverFields(way: RecoverWay, step: RecoverStep): readonly RecoverField[] {
  if (step === 'ask') return ['userName', 'address', 'captcha'];
  return way === 'codes'
    ? ['userName', 'code', 'fresh', 'repeat', 'captcha']
    : ['code', 'fresh', 'repeat', 'captcha'];
}

/** Errors that prevent the call of a step; empty when valid. */
export function checkRecover(
  form: RecoverForm,
  { way, step, captcha }: { way: RecoverWay; step: RecoverStep; captcha: boolean },
): RecoverErrors {
  const shown = recoverFields(way, step);
  const faults: Partial<Record<RecoverField, MessageKey | undefined>> = {
    userName: nameFault(form.userName),
    address: readContact(form.address) ? undefined : 'contact_invalid',
    captcha: captcha && form.captcha.trim() === '' ? 'login_captcha_missing' : undefined,
    code: isCode(form.code, way) ? undefined : 'code_incorrect',
    fresh: form.fresh.length < PASSWORD_MIN ? 'register_password_short' : undefined,
    repeat: form.repeat === form.fresh ? undefined : 'register_repeat_differs',
  };
  return Object.fromEntries(
    shown.flatMap((field) => (faults[field] === undefined ? [] : [[field, faults[field]]])),
  );
}

/** Codes that the form shows at a field instead of in a toast. */
export const shownByRecover = [
  'contact_invalid',
  'captcha_incorrect',
  'recovery_incorrect',
  'password_too_common',
] as const satisfies readonly ErrorCode[];

/** Field errors of a refusal; empty for codes already shown in a toast. */
export function recoverRefusal(code: ErrorCode, captchaShown: boolean): RecoverErrors {
  switch (code) {
    case 'contact_invalid':
      return { address: 'contact_invalid' };
    case 'captcha_incorrect':
      return { captcha: captchaShown ? 'login_captcha_wrong' : 'login_captcha_missing' };
    case 'recovery_incorrect':
      return { code: 'recovery_incorrect' };
    case 'password_too_common':
      return { fresh: 'password_too_common' };
    default:
      return {};
  }
}

function nameFault(name: string): MessageKey | undefined {
  const typed = name.trim();
  if (typed === '') return 'login_name_missing';
  return /^[A-Za-z0-9_]{4,32}$/.test(typed) ? undefined : 'register_name_rules';
}

function isCode(text: string, way: RecoverWay): boolean {
  return (way === 'codes' ? /^[a-z2-7]{5}-?[a-z2-7]{5}$/i : /^\d{6}$/).test(text.trim());
}
