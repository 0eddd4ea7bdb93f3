import { useRef, useState } from 'react';
import { setBindAddress } from '../../../data/session/index.ts';
import { prefs, setPrefs, useSettings } from '../../../data/settings/index.ts';
import { toast } from '../../../platform/feedback/index.ts';
import { dataOf, isCallError } from '../../../platform/http/index.ts';
import { t as translate, useT } from '../../../platform/i18n/index.ts';
import { useMutation } from '../../../platform/query/index.ts';
import type { Chain } from '../../../platform/wallet/index.ts';
import { hasAccepted, TRIAL } from '../accepted-terms.ts';
import { useCaptcha } from '../api/captcha.ts';
import { signIn, tryOut } from '../api/sign-in.ts';
import type { SignedWallet } from '../api/wallet-sign-in.ts';
import { without } from '../forms/errors.ts';
import {
  checkLogin,
  type LoginErrors,
  type LoginForm,
  type LoginNeeds,
  loginPayload,
  loginRefusal,
  type WalletTicket,
} from '../forms/login-form.ts';

/** The form as typed: until the player touches the agreement, the name decides whether it is accepted (R5.1). */
interface TypedForm extends Omit<LoginForm, 'agreed'> {
  readonly agreed: boolean | undefined;
}

/** A way to sign in: the form, a trial account, or a wallet of a chain. */
type Way = 'login' | 'trial' | Chain;

/** State and actions of the login form (R2.19, R4.4, R4.5, R5.1, R5.2, R5.4, R8.2). */
export function useLogin() {
  const t = useT();
  const captchaOn = useSettings().loginCaptcha === '1';
  const [typed, setForm] = useState<TypedForm>(emptyForm);
  const form: LoginForm = { ...typed, agreed: typed.agreed ?? hasAccepted(typed.userName) };
  const [asked, setAsked] = useState<LoginNeeds>(firstNeeds);
  const [errors, setErrors] = useState<LoginErrors>({});
  const [attempts, setAttempts] = useState(0);
  const needs = { ...asked, captcha: asked.captcha || captchaOn };
  const captcha = useCaptcha(needs.captcha);
  const running = useRef(false);
  /** A wallet that signed but belongs to no account: the next sign-in binds it. */
  const [unbound, setUnbound] = useState<WalletTicket>();
  /** A wallet that signed; only the authenticator code is missing. */
  const [signed, setSigned] = useState<SignedWallet>();

  /** Runs one attempt at a time (R5.1); resolves with the ways on, or with null for a disabled account. */
  const enter = useMutation({
    mutationFn: async (way: Way) => {
      // Code that is not needed to show the form.
      const { finishSignIn, keepAccepted } = await import('../sign-in.ts');
      if (way === 'trial') {
        const token = await tryOut();
        keepAccepted(TRIAL);
        return finishSignIn(token, 'accessed_try_account');
      }
      if (way !== 'login' || signed) {
        const { signedWalletToken, walletToken } = await import('../api/wallet-sign-in.ts');
        const { token } =
          way === 'login' && signed
            ? await signedWalletToken(signed, form.googleCode.trim(), form.remember)
            : await walletToken(way === 'tron' ? 'tron' : 'eth', form.remember);
        return finishSignIn(token);
      }
      const token = await signIn(loginPayload(form, needs, captcha.picture?.encrypt, unbound));
      const userName = form.userName.trim();
      setPrefs({ rememberedName: form.remember ? userName : '', remembered: form.remember });
      if (form.remember) keepAccepted(userName);
      return finishSignIn(token);
    },
    onError: (error, way) => {
      if (way === 'trial') return;
      if (way !== 'login') {
        setUnbound(dataOf(error, 'pocket_need_bind'));
        setBindAddress(dataOf(error, 'pocket_need_bind')?.address ?? '');
        const waiting = dataOf(error, 'google_auth_incorrect');
        setSigned(waiting && { chain: way, ...waiting });
        if (!isCallError(error)) void tellWalletFailed(error);
      }
      if (!isCallError(error)) return;
      const refusal = loginRefusal(error.code, form, needs);
      setErrors(refusal.errors);
      setAttempts((count) => count + 1);
      setAsked(refusal.needs);
      // Every attempt consumes the captcha (A4).
      setForm((now) => ({ ...now, captcha: '', googleCode: '' }));
      if (needs.captcha) captcha.renew();
    },
    onSettled: () => {
      running.current = false;
    },
  });

  const start = (way: Way) => {
    if (running.current || enter.data) return;
    const agreed = form.agreed || (way === 'trial' && typed.agreed === undefined && hasAccepted(TRIAL));
    const found = checkLogin({ ...form, agreed }, needs);
    const faults: LoginErrors = way === 'login' ? (signed ? onlyCode(found) : found) : onlyAgreement(found);
    setErrors(faults);
    setAttempts(attempts + 1);
    if (faults.agreed) toast(t('please_read_agree'), { type: 'info' });
    if (Object.keys(faults).length > 0) return;
    running.current = true;
    enter.mutate(way);
  };

  return {
    form,
    needs,
    errors,
    attempts,
    picture: captcha.picture?.data,
    /** Changes fields and clears their errors. */
    change: (change: Partial<LoginForm>) => {
      // A password manager fills several fields at once, so each change builds on the one before.
      setForm((now) => ({ ...now, ...change }));
      if (change.userName !== undefined || change.password !== undefined) setSigned(undefined);
      setErrors((found) => without(found, Object.keys(change)));
    },
    renewPicture: captcha.renew,
    submit: () => start('login'),
    /** Signs in with a wallet. */
    byWallet: (chain: Chain) => start(chain),
    /** Address of the wallet that the next sign-in binds. */
    bindAddress: unbound?.address,
    signedAddress: signed?.address,
    tryOut: () => start('trial'),
    /** The sign-in in progress, if any. */
    pending: enter.isPending ? enter.variables : undefined,
    /** After a sign-in: the ways on; home opens after 2 s. */
    waysOn: enter.data ?? undefined,
    /** The account is disabled; the reason stays visible after the player was signed out. */
    blocked: enter.data === null,
  };
}

function emptyForm(): TypedForm {
  const { rememberedName } = prefs();
  return {
    userName: rememberedName,
    password: '',
    captcha: '',
    googleCode: '',
    agreed: undefined,
    remember: true,
  };
}

function firstNeeds(): LoginNeeds {
  const { remembered, rememberedName } = prefs();
  return { captcha: false, googleCode: false, rememberedName: remembered ? rememberedName : '' };
}

/** Trial and wallet sign-ins need no name, but also require an adult who accepts the terms (RP12). */
function onlyAgreement({ agreed }: LoginErrors): LoginErrors {
  return agreed ? { agreed } : {};
}

/** A wallet that has signed needs the authenticator code and no password. */
function onlyCode({ agreed, googleCode }: LoginErrors): LoginErrors {
  return { ...(googleCode && { googleCode }), ...(agreed && { agreed }) };
}

/** Shows that the wallet is missing or that the player declined. */
async function tellWalletFailed(error: unknown): Promise<void> {
  const { WalletFailed } = await import('../api/wallet-sign-in.ts');
  const missing = error instanceof WalletFailed && error.missing;
  if (missing) toast(translate('please_install_pocket'), { type: 'warning' });
  else toast(translate('auth_eth_login_failed'), { type: 'error' });
}
