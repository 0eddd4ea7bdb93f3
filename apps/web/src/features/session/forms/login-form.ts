import type { CallPayload } from '@tessera/protocol/endpoints';
import type { ErrorCode } from '@tessera/protocol/errors';

/** What the player has typed and ticked (R2.19, R3.11). */
export interface LoginForm {
  readonly userName: string;
  readonly password: string;
  readonly captcha: string;
  readonly googleCode: string;
  readonly agreed: boolean;
  /** Keeps the name and a device credential on this device (A13). */
  readonly remember: boolean;
}

/** Fields that can be at fault, in the order they stand on the screen. */
export const loginFields = ['userName', 'password', 'captcha', 'googleCode', 'agreed'] as const;
export type LoginField = (typeof loginFields)[number];

/** Message key by field. */
export type LoginErrors = Readonly<Partial<Record<LoginField, string>>>;

/** What this sign-in asks for beside name and password. */
export interface LoginNeeds {
  readonly captcha: boolean;
  readonly googleCode: boolean;
  /** Name this browser holds a device credential for; it signs in without a password. Empty for none. */
  readonly rememberedName: string;
}

/** Whether the device credential stands in for the password: the field was left empty under the remembered name. */
export function usesDevice({ userName, password }: LoginForm, { rememberedName }: LoginNeeds): boolean {
  return password === '' && rememberedName !== '' && userName.trim() === rememberedName;
}

/** Whether a text can be a code of the authenticator, or one of the recovery codes (A5). */
function isGoogleCode(text: string): boolean {
  return /^(\d{6}|[a-z2-7]{5}-?[a-z2-7]{5})$/i.test(text.trim());
}

/** What is missing before the call can be made; empty when nothing is. */
export function checkLogin(form: LoginForm, needs: LoginNeeds): LoginErrors {
  return {
    ...(form.userName.trim() === '' && { userName: 'login_name_missing' }),
    ...(form.password === '' && !usesDevice(form, needs) && { password: 'login_password_missing' }),
    ...(needs.captcha && form.captcha.trim() === '' && { captcha: 'login_captcha_missing' }),
    ...(needs.googleCode && !isGoogleCode(form.googleCode) && { googleCode: 'google_auth_incorrect' }),
    ...(!form.agreed && { agreed: 'please_read_agree' }),
  };
}

/** What a wallet that signed, and is bound to nobody, may be bound by at the next sign-in (W4). */
export interface WalletTicket {
  readonly address: string;
  readonly ticket: string;
}

/**
 * The call of a filled form.
 *
 * @param captcha token of the picture on show.
 * @param wallet the wallet to bind; an address goes with its ticket only.
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

/** Codes the login form shows beside a field instead of in a toast. */
export const shownByLogin = [
  'login_incorrect',
  'captcha_incorrect',
  'google_auth_incorrect',
] as const satisfies readonly ErrorCode[];

/** What a refusal changes about the form. */
export interface LoginRefusal {
  readonly errors: LoginErrors;
  readonly needs: LoginNeeds;
}

/**
 * Answers a refusal (R8.2): the prompt of the authenticator opens, a captcha the service has come to want appears, a
 * credential that no longer counts is given up. Codes of other kinds change nothing: the request layer has told them.
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
