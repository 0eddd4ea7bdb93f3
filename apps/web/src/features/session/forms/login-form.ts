import type { MessageKey } from '@tessera/messages';
import type { CallPayload } from '@tessera/protocol/endpoints';
import type { ErrorCode } from '@tessera/protocol/errors';

/** Values of the login form (R2.19, R3.11). */
export interface LoginForm {
  readonly userName: string;
  readonly password: string;
  readonly captcha: string;
  readonly googleCode: string;
  readonly agreed: boolean;
  /** Stores the name and a device credential on this device (A13). */
  readonly remember: boolean;
}

/** Fields that can have errors, in screen order. */
export const loginFields = ['userName', 'password', 'captcha', 'googleCode', 'agreed'] as const;
export type LoginField = (typeof loginFields)[number];

/** Message key by field. */
export type LoginErrors = Readonly<Partial<Record<LoginField, MessageKey>>>;

/** What this sign-in requires besides name and password. */
export interface LoginNeeds {
  readonly captcha: boolean;
  readonly googleCode: boolean;
  /** Name for which this browser holds a device credential, which replaces the password. Empty for none. */
  readonly rememberedName: string;
}

/** Whether the device credential replaces the password: the password is empty and the name is the remembered one. */
export function usesDevice({ userName, password }: LoginForm, { rememberedName }: LoginNeeds): boolean {
  return password === '' && rememberedName !== '' && userName.trim() === rememberedName;
}

/** Whether a text has the form of an authenticator code or a recovery code (A5). */
function isGoogleCode(text: string): boolean {
  return /^(\d{6}|[a-z2-7]{5}-?[a-z2-7]{5})$/i.test(text.trim());
}

/** Errors that prevent the call; empty when valid. */
export function checkLogin(form: LoginForm, needs: LoginNeeds): LoginErrors {
  return {
    ...(form.userName.trim() === '' && { userName: 'login_name_missing' }),
    ...(form.password === '' && !usesDevice(form, needs) && { password: 'login_password_missing' }),
    ...(needs.captcha && form.captcha.trim() === '' && { captcha: 'login_captcha_missing' }),
    ...(needs.googleCode && !isGoogleCode(form.googleCode) && { googleCode: 'google_auth_incorrect' }),
    ...(!form.agreed && { agreed: 'please_read_agree' }),
  };
}

/** A wallet that signed but belongs to no account, with the ticket that binds it at the next sign-in (W4). */
export interface WalletTicket {
  readonly address: string;
  readonly ticket: string;
}

/**
 * The payload of a filled form.
 *
 * @param captcha token of the displayed captcha.
 * @param wallet the wallet to bind; its address is sent only with its ticket.
 */
export function loginPayload(
  form: LoginForm,
  needs: LoginNeeds,
  captcha: string | undefined,
  wallet?: WalletTicket,
): CallPayload<'POST /api/user/login'> {
  return {
    user_name: form.userName.trim(),
    remember: form.remember,
    ...(usesDevice(form, needs) ? { remembered: true } : { password: form.password }),
    ...(needs.captcha && captcha && { captcha: { encrypt: captcha, answer: form.captcha.trim() } }),
    ...(needs.googleCode && { google_code: form.googleCode.trim() }),
    ...(wallet && { eth_address: wallet.address, bind_ticket: wallet.ticket }),
  };
}

/** Codes that the login form shows at a field instead of in a toast. */
export const shownByLogin = [
  'login_incorrect',
  'captcha_incorrect',
  'google_auth_incorrect',
] as const satisfies readonly ErrorCode[];

/** Effects of a refusal on the form. */
export interface LoginRefusal {
  readonly errors: LoginErrors;
  readonly needs: LoginNeeds;
}

/**
 * Handles a refusal (R8.2): the authenticator prompt opens, a newly required captcha appears, or an invalid device credential
 * is dropped. Other codes change nothing, because the request layer has shown them.
 */
export function loginRefusal(code: ErrorCode, form: LoginForm, needs: LoginNeeds): LoginRefusal {
  switch (code) {
    case 'login_incorrect':
      return usesDevice(form, needs)
        ? { errors: { password: 'login_device_forgotten' }, needs: { ...needs, rememberedName: '' } }
        : { errors: { password: 'login_incorrect' }, needs };
    case 'captcha_incorrect':
      return {
        errors: { captcha: needs.captcha ? 'login_captcha_wrong' : 'login_captcha_missing' },
        needs: { ...needs, captcha: true },
      };
    case 'google_auth_incorrect':
      return {
        errors: needs.googleCode ? { googleCode: 'google_auth_incorrect' } : {},
        needs: { ...needs, googleCode: true },
      };
    default:
      return { errors: {}, needs };
  }
}
